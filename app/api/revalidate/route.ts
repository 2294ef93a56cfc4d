import { refreshPages } from '@/lib/content/publishing/refresh';
import { publicChange } from '@/lib/core/cache/change';
import { log } from '@/lib/core/log';
import { hasCronSecret } from '@/lib/core/security/bearer';

/**
 * Renders the pages again that a change affects. The body is what Supabase's database webhooks send, so a change
 * made in SQL or Studio shows as soon as one made here.
 */
export async function POST(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const change = publicChange.safeParse(await request.json().catch(() => null));
  if (!change.success) return new Response('Not a change of what the site shows', { status: 400 });
  try {
    return Response.json({ refreshed: await refreshPages(change.data) });
  } catch (error) {
    log.error({ err: error }, 'pages could not be refreshed');
    return new Response('The database cannot be asked', { status: 503 });
  }
}
