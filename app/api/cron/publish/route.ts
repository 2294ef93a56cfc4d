import { after } from 'next/server';
import { hasCronSecret } from '@/lib/cron/bearer';
import { publishDueContent } from '@/lib/publishing/data';
import { refreshContent } from '@/lib/publishing/refresh';

/** Lets go live what is scheduled and due; called by the scheduler with `Authorization: Bearer CRON_SECRET`. */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const changes = await publishDueContent();
  after(Promise.all(changes.map(refreshContent)));
  return Response.json({ published: changes.length });
}
