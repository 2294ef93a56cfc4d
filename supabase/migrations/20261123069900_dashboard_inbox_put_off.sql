-- What a person put off takes no place among the first of its kind: behind 20 of them stands what still waits.
-- Under row-level security: nobody is shown what they may not see.
create or replace function private.own_inbox(at timestamptz default now()) returns jsonb
language sql
stable
set search_path = ''
as $$
  with me as (
    select
      p.id,
      p.profile_type = 'team_leader' as leads,
      (((at at time zone p.time_zone)::date + 1)::timestamp at time zone p.time_zone) as midnight,
      array(
        select s.item from public.inbox_snoozes s where s.user_id = p.id and s.until > at
      ) as put_off
    from public.user_profiles p
    where p.id = (select auth.uid())
  ),
  waiting as (
    (
      select
        1 as rank, b.preferreddate as place, 'check' as kind, b.id::text as id, b.id::text as record,
        concat_ws(' ', b.firstname, b.lastname) as title, b.company as detail, b.preferreddate as moment, null::jsonb as notice
      from public.consultation_bookings b, me
      where b.quarantined_at is not null and b.status = 'scheduled' and 'check:' || b.id <> all (me.put_off)
      order by b.preferreddate
      limit 20
    )
    union all
    (
      select
        1, t.failing_since, 'failing', t.target, t.endpoint_id::text,
        private.target_name(t.target), t.last_error, t.failing_since, null
      from public.delivery_targets t, me
      where t.failing_since is not null and 'failing:' || t.target <> all (me.put_off)
      order by t.failing_since
      limit 20
    )
    union all
    (
      select
        3, private.reply_due_at(b.requestdate, b.preferreddate), 'reply', b.id::text, b.id::text,
        concat_ws(' ', b.firstname, b.lastname), b.company, private.reply_due_at(b.requestdate, b.preferreddate), null
      from public.consultation_bookings b, me
      where (me.leads or b.host_id = me.id)
        and b.replied_at is null
        and b.status = 'scheduled'
        and b.quarantined_at is null
        and 'reply:' || b.id <> all (me.put_off)
      order by 2
      limit 20
    )
    union all
    (
      select
        4, k.due_date, 'task', k.id::text, k.id::text, k.title, k.status,
        k.due_date, null
      from public.tasks k, me
      where k.assigned_to = me.id
        and k.status <> 'completed'
        and k.due_date < at
        and 'task:' || k.id <> all (me.put_off)
      order by k.due_date
      limit 20
    )
    union all
    (
      select
        6, n.created_at, 'news', n.id::text, n.record_id::text, n.title, null, null,
        jsonb_build_object(
          'kind', n.kind, 'body', n.body, 'dueAt', n.due_at, 'moment', n.moment, 'times', n.times,
          'recordTable', n.record_table
        )
      from public.notifications n, me
      where n.user_id = me.id
        and n.read_at is null
        and 'news:' || n.id <> all (me.put_off)
        -- The others stand for something that the inbox or today's calendar has.
        and n.kind not in (
          'booking_created', 'booking_quarantined', 'application_received', 'delivery_failed', 'target_failing',
          'endpoint_paused', 'overdue'
        )
        and not (
          n.kind in ('assigned', 'due_tomorrow')
          and exists (
            select from public.tasks k
            where k.id = n.record_id and k.assigned_to = me.id and k.status <> 'completed' and k.due_date < me.midnight
          )
        )
      order by n.created_at desc
      limit 20
    )
    union all
    (
      select
        7, a.created_at, 'application', a.id::text, a.job_id::text, concat_ws(' ', a.firstname, a.lastname), j.title,
        a.created_at, null
      from public.job_applications a
      join public.jobs j on j.id = a.job_id
      cross join me
      where a.stage = 'new' and 'application:' || a.id <> all (me.put_off)
      order by a.created_at
      limit 20
    )
    union all
    select 8, at, 'deliveries', 'dead', null, o.total::text, null, null, null
    from (
      select count(*) as total from (select from public.outbox d where d.status = 'dead' limit 100) as d
    ) as o, me
    where o.total > 0 and 'deliveries:dead' <> all (me.put_off)
  )
  select coalesce(jsonb_agg(to_jsonb(w) - 'rank' - 'place' order by w.rank, w.place, w.id), '[]')
  from (
    select waiting.*
    from waiting
    order by waiting.rank, waiting.place, waiting.id
    limit 50
  ) as w;
$$;
comment on function private.own_inbox(timestamptz) is
  'Returns what waits for the caller, in order: bookings to check and targets of deliveries that fail, replies that are due, their overdue tasks, news, new applications, deliveries that were given up. Without what they put off.';
