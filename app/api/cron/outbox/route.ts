import { after } from 'next/server';
import { queuePostDigests } from '@/lib/blog/subscribers/data';
import { queueBookingReminders } from '@/lib/bookings/data';
import { readDueCalendars } from '@/lib/bookings/hosts/calendars/data';
import { sweepCvs } from '@/lib/careers/applications/writes';
import { requestRefresh } from '@/lib/core/actions/own-endpoints';
import { log } from '@/lib/core/log';
import { noteCronRun } from '@/lib/core/readiness/data';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { sendDueIssues } from '@/lib/newsletter/sending';
import { deliverAllDue, deliverSoon } from '@/lib/outgoing';
import { removeLapsedSessions } from '@/lib/people/sessions/data';
import { noteHeartbeat } from '@/lib/proof/data';
import { queueProposalReminders } from '@/lib/proposals/page/writes';
import { continueSeries } from '@/lib/tasks/recurring/data';
import { queueWebinarMails } from '@/lib/webinars/attendance/writes';
import { offerDuePlaces } from '@/lib/webinars/waitlist/data';

/**
 * Records a heartbeat, queues due reminders and emails (consultations, webinars, proposals, weekly posts), offers free
 * places in webinars to people on the waiting list, delivers due events, sends due newsletter emails, syncs the
 * calendars of hosts, creates recurring tasks, and removes ended sessions and files without an application. Called by
 * the scheduler with `Authorization: Bearer CRON_SECRET`.
 */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  // Runs first, because slow receivers are not an outage of this site.
  await noteHeartbeat().catch((error: unknown) => log.error({ err: error }, 'no heartbeat'));
  // A series that cannot be continued must not delay the emails.
  await continueSeries().catch((error: unknown) => log.error({ err: error }, 'no recurring tasks'));
  await queueBookingReminders().catch((error: unknown) =>
    log.error({ err: error }, 'no reminders'),
  );
  await queueWebinarMails().catch((error: unknown) =>
    log.error({ err: error }, 'no mails of webinars'),
  );
  await queueProposalReminders().catch((error: unknown) =>
    log.error({ err: error }, 'no reminders of proposals'),
  );
  await queuePostDigests().catch((error: unknown) =>
    log.error({ err: error }, 'no weekly mails about posts'),
  );
  const offered = await offerDuePlaces().catch((error: unknown) => {
    log.error({ err: error }, 'no places were offered');
    return [];
  });
  if (offered.length > 0) {
    after(requestRefresh(...offered.map((slug) => ({ table: 'webinars' as const, slug }))));
  }
  const tried = await deliverAllDue();
  // The newsletter comes last, because it is not urgent.
  const issueMails = await sendDueIssues();
  const calendars = await readDueCalendars().catch((error: unknown) => {
    log.error({ err: error }, 'no calendars of hosts');
    return 0;
  });
  if (calendars > 0) after(requestRefresh({ table: 'booking_hosts' }));
  await removeLapsedSessions();
  await sweepCvs();
  after(() => noteCronRun('outbox'));
  return Response.json({ tried, issueMails });
}

/**
 * Delivers due events, sends the newsletter and creates recurring tasks after the response. Called by this server after
 * each successful action, with the same secret; with `?wait`, for actions that show the result, it delivers before the
 * response.
 */
export async function POST(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  if (new URL(request.url).searchParams.has('wait')) {
    await deliverSoon();
    return new Response(null, { status: 204 });
  }
  after(async () => {
    // Runs first, so that the new task's own events are delivered too.
    await continueSeries().catch((error: unknown) =>
      log.error({ err: error }, 'no recurring tasks'),
    );
    await deliverSoon();
    await sendDueIssues();
  });
  return new Response(null, { status: 202 });
}
