import type { Query } from '../../local/database/database.ts';

/** Bookings per day of a firm of the size that `deploy/sizing.md` names. */
export const BOOKINGS_A_DAY = 3_300;

/** Rows per booking: its own, its contact, and those written for each change. */
export const ROWS_A_BOOKING = {
  consultation_bookings: 1,
  clients: 1,
  outbox: 3,
  events: 3,
  audit_log: 6,
} as const;

/**
 * Adds the data of this many bookings whose retention periods all end together. One contact in ten has a lost deal,
 * one in ten a task, one in twenty a company with notes, and half of them a company created by their form.
 */
export async function fillNight(sql: Query, bookings: number): Promise<void> {
  await sql(`do $fill$
  declare
    leader uuid := (select id from user_profiles where profile_type = 'team_leader' order by email limit 1);
    old constant timestamptz := now() - interval '25 months';
  begin
    perform set_config('session_replication_role', 'replica', true);

    create temporary table night on commit drop as
    select n, gen_random_uuid() as client, gen_random_uuid() as booking, gen_random_uuid() as company,
      'night' || n || '@night.example' as email, old - n * interval '1 second' as at
    from generate_series(1, ${bookings}) n;

    insert into companies (id, name, notes, created_at, updated_at)
    select company, 'Night Works ' || company, case when n % 20 = 0 then 'Ada Night' || n || ' decides.' end, at, at
    from night where n % 2 = 0;
    insert into clients (id, firstname, lastname, email, company_id, stage, tags, created_at, updated_at)
    select
      client, 'Ada', 'Night' || n, email, case when n % 2 = 0 then company end, 'lead',
      array[(array['finance', 'logistics', 'health'])[1 + n % 3]], at, at
    from night;
    insert into consultation_bookings (
      id, firstname, lastname, company, email, phone, preferreddate, ends_at, requestdate, created_at, updated_at,
      status, seat, replied_at, client_id, holds_seat
    )
    select
      booking, 'Ada', 'Night' || n, 'Night Works ' || company, email, '+1 212 555 0100', at, at + interval '1 second', at, at, at,
      'completed', 1, at, client, false
    from night;
    insert into touches (client_id, kind, record_id, channel, at)
    select client, 'booking', booking, '{"source": "news", "medium": "email"}', at from night;
    insert into deals (title, client_id, owner_id, stage, lost_reason, closed_at, created_at, updated_at)
    select 'Night' || n || ' deal', client, leader, 'lost', 'timing', at, at, at from night where n % 10 = 1;
    insert into tasks (title, status, client_id, assigned_to, created_by, created_at, updated_at)
    select 'Call Ada Night' || n, 'completed', client, leader, leader, at, at from night where n % 10 = 2;

    with sent as (
      insert into outbox (topic, channel, recipient, payload, record_table, record_id, status, attempts, created_at, delivered_at)
      select
        'booking.created', 'mail', email, jsonb_build_object('booking', to_jsonb(night)), 'consultation_bookings', gen_random_uuid(),
        'delivered', 1, now() - interval '31 days', now() - interval '31 days' - n * interval '1 second'
      from night cross join generate_series(1, ${ROWS_A_BOOKING.outbox})
      returning id, delivered_at
    )
    insert into outbox_attempts (outbox_id, attempted_at, duration_ms, response_status)
    select id, delivered_at, 120, 200 from sent;
    insert into events (type, record_table, record_id, occurred_at)
    select 'booking.created', 'consultation_bookings', gen_random_uuid(), now() - interval '31 days' - n * interval '1 second'
    from night cross join generate_series(1, ${ROWS_A_BOOKING.events});
    insert into audit_log (table_name, record_id, action, after, at)
    select
      'consultation_bookings', gen_random_uuid()::text, 'insert', to_jsonb(night), now() - interval '13 months' - n * interval '1 second'
    from night cross join generate_series(1, ${ROWS_A_BOOKING.audit_log});
  end
  $fill$`);
  await sql('vacuum analyze');
}
