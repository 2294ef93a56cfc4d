-- The leaders' dashboard, and the visits that it counts.

create table public.site_visits (
  day date not null,
  page text not null check (page ~ '^/[a-z-]*$' and char_length(page) <= 40),
  visits integer not null default 0 check (visits >= 0),
  primary key (day, page)
);
comment on table public.site_visits is
  'Visits of the public site by day and first section. Nothing about the visitors is kept.';

alter table public.site_visits enable row level security;
revoke all on public.site_visits from public, anon, authenticated;
grant select on public.site_visits to authenticated;
grant select, insert, update, delete on public.site_visits to service_role;
create policy "Leaders read visits" on public.site_visits
  for select to authenticated using ((select private.is_leader()));

create function public.count_visit(page text) returns void
language sql
set search_path = ''
as $$
  insert into public.site_visits as v (day, page, visits)
  values (private.business_day(now()), count_visit.page, 1)
  on conflict (day, page) do update set visits = v.visits + 1;
$$;
comment on function public.count_visit(text) is 'Counts one visit of today that began on a page.';
revoke all on function public.count_visit(text) from public, anon, authenticated;
grant execute on function public.count_visit(text) to service_role;

-- Without JIT, because compiling the query would take longer than running it.
create function private.daily_figures(first_day date, last_day date)
returns table (figure text, day date, total integer)
language sql
stable
set search_path = ''
set jit = off
as $$
  with days as materialized (
    select
      d::date as day,
      private.business_midnight(d::date) as starts,
      private.business_midnight(d::date + 1) as ends
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as d
  )
  select c.figure, d.day, c.total::integer
  from days d
  cross join lateral (
    select 'bookings' as figure, count(*) as total
    from public.consultation_bookings b
    where b.requestdate >= d.starts and b.requestdate < d.ends and b.quarantined_at is null
    union all
    select 'clients', count(*)
    from public.consultation_bookings b
    -- The limit makes this one index lookup for each booking.
    cross join lateral (
      select from public.clients c where c.id = b.client_id and c.stage in ('client', 'past') limit 1
    ) as c
    where b.requestdate >= d.starts and b.requestdate < d.ends and b.quarantined_at is null and b.client_id is not null
    union all
    select 'registrations', count(*)
    from public.webinar_registrations g
    where g.registrationdate >= d.starts and g.registrationdate < d.ends and g.given_back_at is null
    union all
    select 'enrolments', count(*)
    from public.enrolments e
    where e.created_at >= d.starts and e.created_at < d.ends and not e.waits
    union all
    select 'subscribers', count(*)
    from public.blog_subscriptions s
    where s.created_at >= d.starts
      and s.created_at < d.ends
      and s.confirmed_at is not null
      and s.unsubscribed_at is null
  ) as c
  where c.total > 0
  union all
  select 'visits', v.day, sum(v.visits)::integer
  from public.site_visits v
  where v.day between first_day and last_day
  group by v.day;
$$;
comment on function private.daily_figures(date, date) is
  'Returns the figures of each business day of a range, for leaders, without days at zero. clients: bookings whose contact has become a client.';
revoke all on function private.daily_figures(date, date) from public;
grant execute on function private.daily_figures(date, date) to authenticated;

create function private.landing_pages(first_day date, last_day date)
returns table (page text, visits integer)
language sql
stable
set search_path = ''
as $$
  select v.page, sum(v.visits)::integer
  from public.site_visits v
  where v.day between first_day and last_day
  group by v.page
  order by 2 desc, 1;
$$;
comment on function private.landing_pages(date, date) is
  'Returns the pages where the visits of a range of business days began, most visited first, for leaders.';
revoke all on function private.landing_pages(date, date) from public;
grant execute on function private.landing_pages(date, date) to authenticated;

create function private.leader_agenda() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'awaiting', (
      select coalesce(jsonb_agg(to_jsonb(b) - 'due' order by b.due, b.id), '[]')
      from (
        select
          b.id, b.firstname, b.lastname, b.company, b.requestdate, b.preferreddate,
          private.reply_due_at(b.requestdate, b.preferreddate) as due
        from public.consultation_bookings b
        where b.replied_at is null and b.status = 'scheduled' and b.quarantined_at is null
        order by due, b.id
        limit 100
      ) as b
    ),
    'quarantined', (
      select count(*) from (
        select from public.consultation_bookings b where b.quarantined_at is not null limit 100
      ) as b
    ),
    'dead', (
      select count(*) from (select from public.outbox o where o.status = 'dead' limit 100) as o
    ),
    'upcoming', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.preferreddate, b.id), '[]')
      from (
        select b.id, b.firstname, b.lastname, b.company, b.preferreddate, u.name as owner
        from public.consultation_bookings b
        left join public.user_profiles u on u.id = b.owner_id
        where b.preferreddate >= now()
          and b.preferreddate < private.business_midnight(private.business_day(now()) + 8)
          and b.status = 'scheduled'
          and b.quarantined_at is null
        order by b.preferreddate, b.id
        limit 100
      ) as b
    ),
    'overdue', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.oldest), '[]')
      from (
        select u.id, u.name, late.total, late.oldest
        from public.user_profiles u
        cross join lateral (
          select count(*) as total, min(t.due_date) as oldest
          from (
            select k.due_date
            from public.tasks k
            where k.assigned_to = u.id and k.status <> 'completed' and k.due_date < now()
            order by k.due_date
            limit 100
          ) as t
        ) as late
        union all
        select null, null, count(*), min(t.due_date)
        from (
          select k.due_date
          from public.tasks k
          where k.assigned_to is null and k.status <> 'completed' and k.due_date < now()
          order by k.due_date
          limit 100
        ) as t
      ) as o
      where o.total > 0
    )
  )
  where (select private.is_leader());
$$;
comment on function private.leader_agenda() is
  'Returns what needs a leader first: bookings awaiting a reply (soonest due first), quarantine, dead events, consultations of the coming week, overdue tasks by person (null: nobody''s). Counts stop at 100.';
revoke all on function private.leader_agenda() from public;
grant execute on function private.leader_agenda() to authenticated;

create function private.recent_changes(most integer)
returns table (id bigint, table_name text, record_id text, action text, actor text, label text, at timestamptz)
language sql
stable
set search_path = ''
as $$
  select
    a.id, a.table_name, a.record_id, a.action, p.name,
    left(coalesce(
      record.data ->> 'title',
      nullif(concat_ws(' ', record.data ->> 'firstname', record.data ->> 'lastname'), ''),
      record.data ->> 'name',
      record.data ->> 'label',
      record.data ->> 'email',
      record.data ->> 'body'
    ), 120),
    a.at
  from (
    select l.* from public.audit_log l order by l.id desc limit most
  ) as a
  left join public.user_profiles p on p.id = a.actor_id
  cross join lateral (select coalesce(a.after, a.before) as data) as record
  order by a.id desc;
$$;
comment on function private.recent_changes(integer) is
  'Returns the newest entries of the audit log with the names of person and record, for leaders. No actor: the site itself.';
revoke all on function private.recent_changes(integer) from public;
grant execute on function private.recent_changes(integer) to authenticated;

-- Everything that the dashboards show, in one read.
create function public.leader_dashboard(compared_from date, first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
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
comment on function public.leader_dashboard(date, date, date) is
  'Returns what needs a leader first, the figures of each day from compared_from, the landing pages of the days from first_day, and the 12 newest changes. Null for everybody else.';
revoke all on function public.leader_dashboard(date, date, date) from public, anon, authenticated;
grant execute on function public.leader_dashboard(date, date, date) to authenticated;

create function public.own_dashboard(due_before timestamptz) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
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
    ),
    'mentions', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m."createdAt" desc, m.id), '[]')
      from (
        select
          n.id, n.kind, n.title, n.body, n.due_at as "dueAt", n.record_id as "taskId", n.read_at as "readAt",
          n.created_at as "createdAt"
        from public.notifications n
        where n.user_id = (select auth.uid()) and n.kind = 'mentioned' and n.read_at is null
        order by n.created_at desc, n.id
        limit 5
      ) as m
    )
  )
  where (select private.is_staff());
$$;
comment on function public.own_dashboard(timestamptz) is
  'Returns the caller''s open tasks that are blocked or due before a time, the first 100, and the 5 newest unread mentions. Null for everybody but staff.';
revoke all on function public.own_dashboard(timestamptz) from public, anon, authenticated;
grant execute on function public.own_dashboard(timestamptz) to authenticated;
