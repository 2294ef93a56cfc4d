import { after } from 'next/server';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { deliverDueEvents } from '@/lib/outbox/delivery';
import { removeLapsedSessions } from '@/lib/people/sessions/data';

const MAX_BATCHES = 20;

/** Delivers due events and removes ended sessions. Called by the scheduler with `Authorization: Bearer CRON_SECRET`. */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  let tried = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const events = await deliverDueEvents();
    if (events === 0) break;
    tried += events;
  }
  await removeLapsedSessions();
  return Response.json({ tried });
}

/** Delivers one batch after the response. Called by this server after each successful action, with the same secret. */
export async function POST(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  after(deliverDueEvents);
  return new Response(null, { status: 202 });
}
