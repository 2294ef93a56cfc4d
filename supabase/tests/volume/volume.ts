import type { Query } from '../../local/database/database.ts';

/** Number of records of each kind, and of days over which the bookings are spread. */
export type Volume = {
  bookings: number;
  tasks: number;
  deals: number;
  contacts: number;
  companies: number;
  events: number;
  /** Students of one course and their completed lessons, together. */
  learners: number;
  finishedLessons: number;
  days: number;
};

/** Enough to fill a page of every list, the inbox of the leader, and the days of a month. */
export const SMALL: Volume = {
  bookings: 100,
  tasks: 400,
  // A tenth of them is open. Those of the seed's own contacts are excluded, so there are fewer.
  deals: 1_500,
  contacts: 400,
  companies: 100,
  events: 100,
  learners: 100,
  finishedLessons: 1_000,
  days: 50,
};

export const LARGE: Volume = {
  bookings: 100_000,
  tasks: 10_000,
  deals: 100_000,
  contacts: 50_000,
  companies: 2_500,
  events: 100_000,
  learners: 10_000,
  finishedLessons: 100_000,
  days: 2_000,
};

/** Search term that finds the same number of records at every volume: only the newest contain it. */
export const RARE_WORD = 'rarebird';

const wordOf = (n: string) => `case when ${n} <= 80 then '${RARE_WORD}' else 'contact' end`;
const email = (n: string) => `select ${wordOf(n)} || ${n} || '@volume.example' as email`;

/**
 * Fills the tables up to the volume with a realistic distribution: the same number of bookings on every day, from 20
 * days ahead back through the years, in business hours; tasks for all staff, most of them for one member and many for
 * the leader, so that their own lists fill too; an email or webhook and an audit entry for each booking. Triggers are
 * off, so no email is sent.
 */
export async function fill(sql: Query, volume: Volume): Promise<void> {
  const { bookings, tasks, deals, contacts, companies, events, learners, finishedLessons, days } =
    volume;
  const aDay = Math.ceil(bookings / days);
  await sql(`do $fill$
  declare
    leader uuid := (select id from user_profiles where profile_type = 'team_leader' order by email limit 1);
    member uuid := (select id from user_profiles where email = 'member@techlink.example');
    others uuid[] := array(select id from user_profiles where id <> member order by email);
    names constant text[] := array['Ada', 'Ben', 'Chloe', 'Dev', 'Elif', 'Femi'];
    surnames constant text[] := array[
      'Abara', 'Berg', 'Costa', 'Dang', 'Engel', 'Farah', 'Grant', 'Haddad', 'Ito', 'Jensen', 'Kaya', 'Lopez', 'Moreau'
    ];
  begin
    perform set_config('session_replication_role', 'replica', true);

    insert into companies (name, created_at)
    select 'Volume Works ' || n, now() - n * interval '6 hours'
    from generate_series((select count(*) from companies) + 1, ${companies}) n
    on conflict do nothing;

    insert into clients (firstname, lastname, email, company_id, stage, owner_id, value, tags, created_at, updated_at)
    select
      names[1 + n % 6], surnames[1 + n % 13], known.email, f.id,
      (array['lead', 'qualified', 'client', 'past'])[1 + n % 4],
      (others || member)[1 + n % (cardinality(others) + 1)],
      n % 900 * 100,
      array[(array['finance', 'logistics', 'health'])[1 + n % 3]],
      asked.at, asked.at
    from generate_series((select count(*) from clients) + 1, ${contacts}) n
    cross join lateral (${email('n')}) known
    cross join lateral (select now() - n * interval '${days} days' / ${contacts} as at) asked
    left join companies f on f.name = 'Volume Works ' || (1 + n % ${companies})
    on conflict do nothing;
    insert into client_tags (name) values ('finance'), ('logistics'), ('health') on conflict do nothing;

    insert into consultation_bookings (
      firstname, lastname, company, email, phone, preferreddate, ends_at, requestdate, created_at, updated_at,
      status, seat, replied_at, client_id
    )
    select
      names[1 + n % 6], surnames[1 + n % 13], 'Volume Works ' || n % ${companies}, known.email, '+1 212 555 0100',
      slot.at, slot.at + interval '30 minutes', asked.at, asked.at, asked.at,
      case when slot.at > now() then 'scheduled'
        else (array['completed', 'completed', 'no_show', 'cancelled'])[1 + n % 4] end,
      2 + (n - 1) % ${aDay} / 16,
      case when slot.at < now() or n % 2 > 0 then asked.at + interval '4 hours' end,
      c.id
    from generate_series((select count(*) from consultation_bookings) + 1, ${bookings}) n
    cross join lateral (
      select (
        current_date + 20 - ((n - 1) / ${aDay})::integer + time '09:00' + (n - 1) % ${aDay} % 16 * interval '30 minutes'
      ) at time zone 'America/New_York' as at
    ) slot
    cross join lateral (select slot.at - interval '21 days' as at) asked
    cross join lateral (${email(`1 + n % ${contacts}`)}) known
    left join clients c on c.email = known.email and n % 3 = 0;

    insert into touches (client_id, kind, record_id, channel, at)
    select
      c.id, 'booking', b.id,
      jsonb_build_object('source', 'news', 'medium', (array['cpc', 'email', 'social'])[1 + extract(epoch from b.requestdate)::bigint % 3]),
      b.requestdate
    from consultation_bookings b
    join clients c on c.email = b.email
    where b.email like '%@volume.example'
    on conflict do nothing;

    -- As in a firm of years, nine in ten are closed.
    insert into deals (
      title, client_id, owner_id, stage, once_cents, month_cents, source, expected_on, next_step, next_step_on,
      lost_reason, closed_at, created_at, updated_at
    )
    select
      initcap(${wordOf('n')}) || ' deal ' || n, c.id, case n % 3 when 0 then leader when 1 then member end, d.stage,
      n % 400 * 10000, n % 5 * 9900,
      (array['paid', 'mail', 'social', 'search', 'ai', 'referral', 'direct'])[1 + n % 7],
      current_date + n % 200 - 20, 'Call', current_date + n % 40 - 5,
      case d.stage when 'lost' then 'timing' end,
      case when d.stage in ('won', 'lost') then made.at + interval '20 days' end, made.at, made.at + interval '20 days'
    from generate_series((select count(*) from deals)::integer + 1, ${deals}) n
    cross join lateral (
      select case
        when n % 10 = 0 then (array['new', 'qualified', 'proposal', 'negotiation'])[1 + n / 10 % 4]
        when n % 3 = 0 then 'won' else 'lost'
      end as stage
    ) d
    cross join lateral (select now() - n * interval '${days} days' / ${deals} as at) made
    cross join lateral (${email(`1 + n % ${contacts}`)}) known
    join clients c on c.email = known.email;

    -- Triggers would write these.
    update clients set document = private.client_document(clients) where document = '';
    update deals set document = private.deal_document(deals) where document = '';

    insert into tasks (title, description, due_date, priority, status, assigned_to, created_by, created_at, updated_at)
    select
      initcap(${wordOf('n')}) || ' task ' || n, 'One of many.',
      now() + (n % 100 - 50) * interval '12 hours' + n * interval '1 second',
      (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
      (array['todo', 'in_progress', 'blocked', 'completed'])[1 + n % 4],
      case n % 5 when 0 then others[1 + n % cardinality(others)] when 1 then leader else member end, leader,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series((select count(*) from tasks) + 1, ${tasks}) n;

    with sent as (
      insert into outbox (
        topic, channel, recipient, endpoint_id, payload, record_table, record_id, status, attempts, created_at, delivered_at
      )
      select
        'booking.created', way.name, case way.name when 'mail' then b.email end,
        case way.name when 'webhook' then (select e.id from webhook_endpoints e order by e.created_at limit 1) end,
        jsonb_build_object('booking', to_jsonb(b)), 'consultation_bookings', b.id,
        way.outcome, 1, b.requestdate, case way.outcome when 'delivered' then b.requestdate end
      from (
        select *, row_number() over (order by requestdate desc) as n from consultation_bookings
      ) b
      cross join lateral (
        select
          (array['mail', 'webhook'])[1 + b.n % 2] as name,
          case when b.n % 1000 = 50 then 'dead' else 'delivered' end as outcome
      ) way
      where b.n <= ${events} - (select count(*) from outbox)
      returning id, status, created_at
    )
    insert into outbox_attempts (outbox_id, attempted_at, duration_ms, response_status, error)
    select id, created_at, 120, case status when 'delivered' then 200 end, case status when 'dead' then 'Refused' end
    from sent;

    insert into enrolments (course_id, name, email, progress, is_free, last_active_at, created_at)
    select
      c.id, names[1 + n % 6] || ' ' || surnames[1 + n % 13], 'learner' || n || '@volume.example', n % 100, true,
      now() - n * interval '1 hour', now() - n * interval '2 hours'
    from courses c
    cross join generate_series(1, ${learners}) n
    where c.slug = 'automation-fundamentals'
    on conflict do nothing;
    insert into lesson_progress (enrolment_id, lesson_id, done_at)
    select p.id, p.lesson_id, now()
    from (
      select e.id, l.id as lesson_id
      from enrolments e
      join course_lessons l on l.course_id = e.course_id
      where e.email like '%@volume.example'
      order by l.position, e.id
      limit ${finishedLessons}
    ) p
    on conflict do nothing;

    insert into audit_log (table_name, record_id, action, after, at)
    select 'consultation_bookings', b.id, 'insert', to_jsonb(b), b.requestdate
    from (
      select * from consultation_bookings
      order by requestdate desc
      limit greatest(${events} - (select count(*) from audit_log where table_name = 'consultation_bookings'), 0)
    ) b
    order by b.requestdate;
  end
  $fill$`);
  // Autovacuum would do this in production.
  await sql('vacuum analyze');
}

/** Fills this month of the business zone with this many bookings, like `fill`; those of an earlier call are deleted. */
export async function fillMonth(sql: Query, bookings: number): Promise<void> {
  await sql(`do $fill$
  declare
    first constant date := date_trunc('month', now() at time zone 'America/New_York');
    days constant integer := extract(day from first + interval '1 month' - interval '1 day');
  begin
    perform set_config('session_replication_role', 'replica', true);
    delete from consultation_bookings where email like '%@month.example';
    insert into consultation_bookings (firstname, lastname, company, email, phone, preferreddate, ends_at, seat)
    select
      'Ada', 'Abara', 'Month Works', n || '@month.example', '+1 212 555 0100',
      slot.at, slot.at + interval '30 minutes', 60 + n / days / 16
    from generate_series(1, ${bookings}) n
    cross join lateral (
      select (first + n % days + time '09:00' + n / days % 16 * interval '30 minutes')
        at time zone 'America/New_York' as at
    ) slot;
  end
  $fill$`);
  await sql('vacuum analyze consultation_bookings');
}
