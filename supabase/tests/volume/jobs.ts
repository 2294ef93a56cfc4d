import { z } from 'zod';
import type { Query } from '../../local/database/database.ts';

const explained = z.object({
  Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
});

const RUN = '00000000-0000-4000-8000-00000000000a';

/**
 * Database requests of each scheduler endpoint when nothing is due, by the path of the Data API.
 * `app/api/cron/jobs.stack.test.ts` detects missing ones.
 */
export const JOBS: Record<string, Record<string, string>> = {
  digest: {
    'rpc/write_reminders': 'select public.write_reminders()',
    'rpc/queue_digests': 'select public.queue_digests()',
    'rpc/lease_outbox': 'select * from public.lease_outbox(16, 45)',
  },
  outbox: {
    'rpc/note_heartbeat': 'select public.note_heartbeat()',
    'rpc/waiting_series': 'select * from public.waiting_series()',
    'rpc/queue_booking_reminders': 'select public.queue_booking_reminders()',
    'rpc/queue_webinar_mails': 'select public.queue_webinar_mails()',
    'rpc/queue_proposal_reminders': 'select public.queue_proposal_reminders()',
    'rpc/queue_post_digests': 'select public.queue_post_digests()',
    'rpc/offer_due_places': 'select public.offer_due_places()',
    'rpc/lease_outbox': 'select * from public.lease_outbox(16, 45)',
    newsletter_issues:
      "select id from public.newsletter_issues where state = 'scheduled' and scheduled_at <= now() order by scheduled_at limit 10",
    'rpc/claim_newsletter_mail': 'select * from public.claim_newsletter_mail(120)',
    'rpc/lease_host_calendars': 'select * from public.lease_host_calendars(4)',
    'rpc/remove_lapsed_sessions': 'select public.remove_lapsed_sessions()',
    'rpc/orphaned_cvs': 'select public.orphaned_cvs()',
  },
  publish: {
    'rpc/publish_due_content': 'select * from public.publish_due_content()',
    'rpc/expire_booking_holds': 'select public.expire_booking_holds()',
    // The passages of pages without a record are renewed.
    newsletter_issues:
      'select slug from public.newsletter_issues where begun_at is not null order by begun_at desc limit 100',
    'rpc/public_faces': 'select * from public.public_faces()',
    'rpc/list_passage_pages': 'select public.list_passage_pages()',
  },
  retention: {
    retention_runs:
      "select id from public.retention_runs where started_at > now() - interval '20 hours' order by started_at desc limit 1",
    'rpc/run_retention': `select public.run_retention('${RUN}')`,
    'rpc/orphaned_cvs': 'select public.orphaned_cvs()',
    'rpc/sweep_videos': 'select public.sweep_videos()',
  },
};

/** Adds many of the records that jobs read and `fill` has few of, with nothing due. */
export async function fillIdle(sql: Query): Promise<void> {
  await sql(`do $fill$
  declare
    leader uuid := (select id from user_profiles where profile_type = 'team_leader' order by email limit 1);
  begin
    perform set_config('session_replication_role', 'replica', true);

    insert into webinars (slug, title, description, starts_at, presenter, state, published_at, recording_url, updated_at)
    select
      'idle-' || n, 'Idle ' || n, 'One of many.', now() - n * interval '1 day', 'Ada Abara', 'published', now() - n * interval '2 days',
      'https://video.example/' || n, now() - interval '1 day'
    from generate_series(1, 1000) n
    union all
    select 'idle-soon', 'Idle soon', 'In twelve hours.', now() + interval '12 hours', 'Ada Abara', 'published', now(), null, now() - interval '1 day';
    insert into webinar_registrations (
      firstname, lastname, email, webinarid, webinartitle, registrationdate, recording_told_at, reminded_at
    )
    select 'Ada', 'Abara', 'idle' || n || '@volume.example', w.id, w.title, w.starts_at - interval '30 days',
      case when w.slug <> 'idle-soon' then w.ends_at end, w.starts_at
    from webinars w
    cross join lateral generate_series(1, case w.slug when 'idle-soon' then 10000 else 10 end) n
    where w.slug like 'idle-%';

    insert into task_series (rule, starts_on, at_time, last_due, created_by)
    select '{"frequency": "weekly", "every": 1}', current_date, '09:00', now(), leader from generate_series(1, 200);
    insert into tasks (title, series_id, assigned_to, created_by, created_at, updated_at)
    select 'Repeated', s.id, leader, leader, now() - interval '1 day', now() - interval '1 day'
    from task_series s
    where not exists (select from tasks t where t.series_id = s.id);

    insert into staff_sessions (session_id, user_id, started_at, last_active_at, ended_at)
    select gen_random_uuid(), leader, now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 10000) n;

    insert into notifications (user_id, kind, title, read_at, digested_at, created_at)
    select leader, 'assigned', 'Idle', now(), now(), now() - n * interval '1 minute' from generate_series(1, 100000) n;
  end
  $fill$`);
  await sql('vacuum analyze');
}

/**
 * Returns how many pages of the database each request of each job reads after all due work is done.
 * @param times how often each is sent; the minimum counts, because the first calls of a connection plan the statement
 * and read the catalogue
 */
export async function readJobs(sql: Query, times: number): Promise<Map<string, number>> {
  const questions = Object.entries(JOBS).flatMap(([job, asked]) =>
    Object.entries(asked).map(([path, statement]) => ({ name: `${job}: ${path}`, statement })),
  );
  for (const { statement } of questions) await sql(statement);
  // As if the due emails had been sent.
  await sql(
    "update public.outbox set status = 'delivered', delivered_at = now() where status = 'pending'",
  );
  await sql('vacuum analyze');
  const pages = new Map<string, number>();
  for (let nth = 0; nth < times; nth++) {
    for (const { name, statement } of questions) {
      const [row] = await sql(`explain (analyze, buffers, timing off, format json) ${statement}`);
      const [{ Plan: plan }] = z.tuple([explained]).parse(row?.['QUERY PLAN']);
      const read = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      pages.set(name, Math.min(read, pages.get(name) ?? read));
    }
  }
  return pages;
}
