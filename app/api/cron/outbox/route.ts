import { after } from 'next/server';
import { queueBookingReminders } from '@/lib/bookings/data';
import { sweepCvs } from '@/lib/careers/applications/writes';
import { noteCronRun } from '@/lib/core/readiness/data';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { deliverAllDue, deliverSoon } from '@/lib/outbox/delivery';
import { removeLapsedSessions } from '@/lib/people/sessions/data';

/** Queues reminders of consultations, delivers due events, and removes ended sessions and files without an application. Called by the scheduler with `Authorization: Bearer CRON_SECRET`. */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  await queueBookingReminders();
  const tried = await deliverAllDue();
  await removeLapsedSessions();
  await sweepCvs();
  after(() => noteCronRun('outbox'));
  return Response.json({ tried });
}

/** Delivers due events after the response. Called by this server after each successful action, with the same secret. */
export async function POST(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  after(deliverSoon);
  return new Response(null, { status: 202 });
}
