import { after } from 'next/server';
import { refreshPages } from '@/lib/content/publishing/refresh';
import { publicChange } from '@/lib/core/cache/change';
import { log } from '@/lib/core/log';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { renewPages } from '@/lib/search/pages/data';

/**
 * Re-renders the pages affected by a change, and renews what the search quotes of them. The body is the payload of Supabase's database webhooks, so changes made
 * in SQL or Studio appear as quickly as those made here.
 */
export async function POST(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const change = publicChange.safeParse(await request.json().catch(() => null));
  if (!change.success) return new Response('Not a change of what the site shows', { status: 400 });
  try {
    const refreshed = await refreshPages(change.data);
    after(() => renewPages(refreshed));
    return Response.json({ refreshed });
  } catch (error) {
    log.error({ err: error }, 'pages could not be refreshed');
    return new Response('The database cannot be asked', { status: 503 });
  }
}
