import { after } from 'next/server';
import { noteCronRun } from '@/lib/core/readiness/data';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { queueDigests } from '@/lib/notifications/data';
import { deliverSoon } from '@/lib/outgoing';

/** Queues task reminders and morning emails. Called by the scheduler with `Authorization: Bearer CRON_SECRET`. */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const queued = await queueDigests();
  after(deliverSoon);
  after(() => noteCronRun('digest'));
  return Response.json({ queued });
}
