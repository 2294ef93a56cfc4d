import type { Query } from '../local/database/database.ts';

/** Records of each kind: twice the row limit of the Data API, and ten times at night. */
export const ROWS = process.env.NIGHT ? 10_000 : 2000;

/** Number of hosts; free times are computed for each. */
export const HOSTS = 200;

/** Number of upcoming webinars and consultations. */
export const UPCOMING = 1500;

/** A post whose title contains a word from the text of all others, like the title of the oldest. */
export const NAMED_MANY = ROWS + 9900;

/** Returns the id of a record; numbers start at 10,001 so that all have five digits. */
export function idOf(n: number): string {
  return `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
}

export const firstId = idOf(10_001);

/** Number of the last record. */
export const LAST = 10_000 + ROWS;
export const lastId = idOf(LAST);

/**
 * Adds `rows` records of each kind after the `before` of an earlier call. The first is older than the records of the
 * seed and the last newer, and names sort the same way. Triggers are off, so no email is sent.
 */
export async function fillLongLists(sql: Query, rows = ROWS, before = 0): Promise<void> {
  const first = 10_001 + before;
  const last = 10_000 + before + rows;
  const isFew = before === 0 && rows < ROWS;
  // Enough for a page with few records, and for a year.
  const upcoming = isFew ? 60 : UPCOMING;
  const daysApart = isFew ? 4 : 1;
  await sql(`do $fill$
  declare
    leader uuid := (select id from user_profiles where email = 'leader@techlink.example');
  begin
    perform set_config('session_replication_role', 'replica', true);
    delete from audit_log;

    create temporary table numbered on commit drop as
    select
      n,
      ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid as id,
      case n when ${last} then 'zzzz-' else 'AAAA-' end || n as name,
      case n when ${last} then 'zzzz-' else 'aaaa-' end || n as slug,
      n || '@long.example' as email,
      -- Of all that staff sort by time.
      now() + (n - ${last - Math.min(100, rows / 2)}) * interval '${daysApart} days' as at,
      -- Of all that visitors read: the last one is a moment old.
      now() - (${last} - n) * interval '1 day' as published_at,
      -- Of all that takes place, one a day; those of another call before and after the days of the first one.
      now() + (n - ${last - upcoming} - 0.5 + sign(n - ${last - upcoming} - 0.5) * ${before}) * interval '1 day' as starts_at
    from generate_series(${first}, ${last}) n;

    insert into services (id, slug, title, summary, category, position, state, published_at, created_at, updated_at)
    select id, slug, name, 'One of many.', 'Automation', n, 'published', published_at, at, at from numbered;
    insert into courses (
      id, slug, title, description, duration, instructor, category, level, state, published_at, opened_at, created_at,
      updated_at
    )
    select
      id, slug, name, 'One of many.', '1 hour', 'Robin', 'Automation', 'beginner', 'published', published_at, at, at, at
    from numbered;
    insert into webinars (
      id, slug, title, description, presenter, starts_at, recording_url, state, published_at, created_at, updated_at
    )
    select id, slug, name, 'One of many.', 'Robin', starts_at, '/videos/one.mp4', 'published', published_at, at, at
    from numbered;
    insert into jobs (
      id, slug, title, summary, department, location, state, published_at, created_at, updated_at
    )
    select id, slug, name, 'One of many.', 'Testing', 'New York', 'published', published_at, at, at from numbered;
    insert into cases (
      id, slug, title, summary, customer, sector, state, published_at, created_at, updated_at
    )
    select id, slug, name, 'One of many.', 'Firm', 'Retail', 'published', published_at, at, at from numbered;
    insert into figures (id, case_id, label, value, unit, kind, measured_by, from_day, until_day, source)
    select slug, id, 'Hours', 1, 'hours', 'measured', 'Firm', at, at, 'Time sheets.' from numbered;
    insert into blog_posts (
      id, slug, title, excerpt, category, tags, author_name, state, published_at, created_at, updated_at
    )
    select
      id, slug, case when n in (10001, ${NAMED_MANY}) then 'Many' else name end, 'One of many.', name, array[name], 'Robin',
      'published', published_at, at, at
    from numbered;

    insert into images (id, path, name, alt, created_at, updated_at)
    select id, slug || '.png', name, 'One of many.', at, at from numbered;
    insert into companies (id, name, created_at) select id, name, at from numbered;
    insert into clients (id, firstname, email, created_at, updated_at)
    select id, 'Robin', email, at, at from numbered;
    insert into client_tags (name) select name from numbered;
    insert into consultation_bookings (
      id, firstname, email, preferreddate, ends_at, requestdate, created_at, updated_at, status, seat, host_id
    )
    select
      id, 'Robin', email, starts_at, starts_at + interval '30 minutes', at, at, at,
      case when starts_at > now() then 'scheduled' else 'completed' end, 100, leader
    from numbered;
    insert into tasks (id, title, created_at, updated_at) select id, name, at, at from numbered;
    insert into deals (id, title, client_id, owner_id, created_at, updated_at, expected_on)
    select id, name, id, leader, at, at, at::date from numbered;
    update clients set document = private.client_document(clients) where document = '';
    update deals set document = private.deal_document(deals) where document = '';
    insert into playbooks (id, name, subject, created_at) select id, name, 'clients', at from numbered;
    insert into reply_templates (id, name, kind, subject, body)
    select id, name, 'contact', 'One of many', 'Hello.' from numbered;

    insert into user_profiles (id, name, slug, email, profile_type, created_at, updated_at)
    select id, name, 'person-' || n, email, 'team_member', at, at from numbered;
    insert into teams (id, name, created_at) select id, name, at from numbered;
    insert into team_members (team_id, user_id) select '${idOf(10_001)}', id from numbered;
    insert into staff_invitations (id, name, email, token_hash, created_at)
    select id, name, email, md5(email) || md5(name), at from numbered;
    insert into booking_hosts (user_id) select leader union select id from numbered where n <= ${10_000 + HOSTS} on conflict do nothing;

    insert into notifications (id, user_id, kind, title, created_at)
    select id, leader, 'assigned', name, at from numbered;
    insert into audit_log (id, table_name, record_id, action, actor_id, after, at) overriding system value
    select n, 'tasks', id::text, 'insert', id, jsonb_build_object('title', name), at from numbered;
    insert into webinar_registrations (
      id, webinarid, webinartitle, firstname, lastname, email, registrationdate
    )
    select id, '${idOf(10_001)}', 'One of many', 'Robin', 'Long', email, at from numbered;
    insert into enrolments (id, course_id, name, email, created_at)
    select id, '${idOf(10_001)}', 'Robin', email, at from numbered;
    insert into incoming_calls (id, webhook_id, type, body, email, status, received_at)
    select id, id, 'payment.recorded', '{}', email, 200, at from numbered;
    insert into blog_subscriptions (id, email, policy_version, created_at)
    select id, email, '1', at from numbered;
    insert into newsletter_issues (id, slug, title, subject, created_at)
    select id, id, 'One of many', 'One of many', at from numbered;
    insert into job_applications (id, job_id, firstname, lastname, email, cv_name, cv_path, created_at)
    select id, '${idOf(10_001)}', 'Robin', 'Long', email, 'cv.pdf', id || '.pdf', at from numbered;
    insert into webhook_endpoints (id, url, created_at)
    select id, 'https://hooks.example/' || n, at from numbered;
    insert into outbox (id, topic, channel, recipient, status, created_at)
    select id, 'booking.created', 'mail', email, 'delivered', at from numbered;
  end
  $fill$`);
  // Autovacuum would do this in production.
  await sql('analyze');
}
