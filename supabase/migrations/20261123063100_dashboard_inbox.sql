-- The inbox of the dashboard: what waits for one person, the most urgent first, except what they put off.

create table public.inbox_snoozes (
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  item text not null check (item ~ '^[a-z]+:[0-9a-z-]{1,40}$'),
  until timestamptz not null,
  primary key (user_id, item)
);
comment on table public.inbox_snoozes is 'What a person put off, and until when it stays out of their inbox.';
comment on column public.inbox_snoozes.item is 'Kind and id of what waits, as private.own_inbox names it.';

alter table public.inbox_snoozes enable row level security;
revoke all on public.inbox_snoozes from public, anon, authenticated;
grant select, insert, update, delete on public.inbox_snoozes to authenticated, service_role;
create policy "Staff put off for themselves" on public.inbox_snoozes
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

-- Under row-level security: nobody is shown what they may not see.
create function private.own_inbox(at timestamptz default now()) returns jsonb
language sql
stable
set search_path = ''
as $$
  with me as (
    select
      p.id,
      p.profile_type = 'team_leader' as leads,
      (((at at time zone p.time_zone)::date + 1)::timestamp at time zone p.time_zone) as midnight
    from public.user_profiles p
    where p.id = (select auth.uid())
  ),
  waiting as (
    (
      select
        1 as rank, b.preferreddate as place, 'check' as kind, b.id::text as id, b.id::text as record,
        concat_ws(' ', b.firstname, b.lastname) as title, b.company as detail, b.preferreddate as moment, null::jsonb as notice
      from public.consultation_bookings b
      where b.quarantined_at is not null and b.status = 'scheduled'
      order by b.preferreddate
      limit 20
    )
    union all
    (
      select
        2, b.preferreddate, 'meet', b.id::text, b.id::text, concat_ws(' ', b.firstname, b.lastname), b.company,
        b.preferreddate, null
      from public.consultation_bookings b, me
      where (b.host_id = me.id or b.owner_id = me.id)
        and b.status = 'scheduled'
        and b.quarantined_at is null
        and b.ends_at > at
        and b.preferreddate < me.midnight
      order by b.preferreddate
      limit 20
    )
    union all
    (
      select
        3, private.reply_due_at(b.requestdate, b.preferreddate), 'reply', b.id::text, b.id::text,
        concat_ws(' ', b.firstname, b.lastname), b.company, private.reply_due_at(b.requestdate, b.preferreddate), null
      from public.consultation_bookings b, me
      where (me.leads or b.host_id = me.id) and b.replied_at is null and b.status = 'scheduled' and b.quarantined_at is null
      order by 2
      limit 20
    )
    union all
    (
      select
        case when k.due_date < at then 4 else 5 end, k.due_date, 'task', k.id::text, k.id::text, k.title, k.status,
        k.due_date, null
      from public.tasks k, me
      where k.assigned_to = me.id and k.status <> 'completed' and k.due_date < me.midnight
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
        -- The others stand for something that is in the inbox itself.
        and n.kind not in ('booking_created', 'booking_quarantined', 'application_received', 'delivery_failed', 'overdue')
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
      where a.stage = 'new'
      order by a.created_at
      limit 20
    )
    union all
    select 8, at, 'deliveries', 'dead', null, o.total::text, null, null, null
    from (
      select count(*) as total from (select from public.outbox d where d.status = 'dead' limit 100) as d
    ) as o
    where o.total > 0
  )
  select coalesce(jsonb_agg(to_jsonb(w) - 'rank' - 'place' order by w.rank, w.place, w.id), '[]')
  from (
    select waiting.*
    from waiting
    where not exists (
      select from public.inbox_snoozes s
      where s.user_id = (select auth.uid()) and s.item = waiting.kind || ':' || waiting.id and s.until > at
    )
    order by waiting.rank, waiting.place, waiting.id
    limit 50
  ) as w;
$$;
comment on function private.own_inbox(timestamptz) is
  'Returns what waits for the caller, in order: bookings to check, their consultations of today, replies that are due, their tasks until tonight, news, new applications, deliveries that were given up. Without what they put off.';
revoke all on function private.own_inbox(timestamptz) from public;
grant execute on function private.own_inbox(timestamptz) to authenticated;

-- Under row-level security: leaders see every booking and task, members their own and those they host.
create function private.own_today(at timestamptz default now()) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'kind', e.kind,
        'id', e.id,
        'at', e.starts_at,
        'title', coalesce(
          e.payload ->> 'title', concat_ws(' ', e.payload ->> 'firstname', e.payload ->> 'lastname')
        ),
        'company', e.payload ->> 'company',
        'person', coalesce(e.payload ->> 'assignee_name', e.payload ->> 'responsible_name'),
        'status', e.payload ->> 'status'
      )
      order by e.starts_at, e.kind, e.id
    ),
    '[]'
  )
  from public.user_profiles me
  cross join lateral (select (at at time zone me.time_zone)::date as day) as today
  cross join lateral public.calendar_entries(
    today.day::timestamp at time zone me.time_zone, (today.day + 1)::timestamp at time zone me.time_zone, 50
  ) as e
  where me.id = (select auth.uid()) and (e.kind = 'booking' or e.payload ->> 'status' <> 'completed');
$$;
comment on function private.own_today(timestamptz) is
  'Returns the consultations and open tasks of the caller''s day by time, in their own zone, with who holds or does them.';
revoke all on function private.own_today(timestamptz) from public;
grant execute on function private.own_today(timestamptz) to authenticated;

create or replace function public.leader_dashboard(compared_from date, first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'inbox', private.own_inbox(),
    'today', private.own_today(),
    'agenda', private.leader_agenda(),
    'figures', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from private.daily_figures(compared_from, last_day) f
    ),
    'landing_pages', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.visits desc, l.page), '[]')
      from private.landing_pages(first_day, last_day) l
    ),
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.id desc), '[]') from private.recent_changes(12) c
    )
  )
  where (select private.is_leader());
$$;

create or replace function public.own_dashboard(due_before timestamptz) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'inbox', private.own_inbox(),
    'today', private.own_today(),
    'tasks', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t."dueDate", t.id), '[]')
      from (
        select k.id, k.title, k.priority, k.status, k.due_date as "dueDate"
        from public.tasks k
        where k.assigned_to = (select auth.uid())
          and k.status <> 'completed'
          and (k.due_date < due_before or k.status = 'blocked')
        order by k.due_date, k.id
        limit 100
      ) as t
    )
  )
  where (select private.is_staff());
$$;
comment on function public.own_dashboard(timestamptz) is
  'Returns the caller''s inbox, their calendar of today, and their open tasks that are blocked or due before a time, the first 100. Null for everybody but staff.';
