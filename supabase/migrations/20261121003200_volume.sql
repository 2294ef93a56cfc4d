-- What leaders and members see first stays as fast with a hundred thousand records: of each day only what is shown
-- is read, the rest is counted in an index. Compiling these queries (JIT) would take longer than running them.

create index consultation_bookings_live on public.consultation_bookings (preferreddate, id)
  where status <> 'cancelled' and quarantined_at is null;
-- Policies ask for the assignee.
create index tasks_calendar on public.tasks (due_date, id) include (assigned_to);

create or replace function public.calendar_entries(from_at timestamptz, to_at timestamptz, per_day integer)
returns table (kind text, day date, id uuid, starts_at timestamptz, payload jsonb, day_total integer)
language sql
stable
set search_path = ''
set jit = off
as $$
  with days as materialized (
    select
      d::date as day,
      greatest(private.business_midnight(d::date), from_at) as starts,
      least(private.business_midnight(d::date + 1), to_at) as ends
    from generate_series(
      private.business_day(from_at)::timestamp, private.business_day(to_at)::timestamp, interval '1 day'
    ) as d
  ),
  placed as (
    select d.day, shown.*, counted.bookings + counted.tasks as day_total
    from days d
    cross join lateral (
      (
        select 'booking' as kind, b.id, b.preferreddate as starts_at
        from public.consultation_bookings b
        where b.preferreddate >= d.starts
          and b.preferreddate < d.ends
          and b.status <> 'cancelled'
          and b.quarantined_at is null
        order by b.preferreddate, b.id
        limit per_day
      )
      union all
      (
        select 'task', t.id, t.due_date
        from public.tasks t
        where t.due_date >= d.starts and t.due_date < d.ends
        order by t.due_date, t.id
        limit per_day
      )
      order by 3, 1, 2
      limit per_day
    ) as shown
    cross join lateral (
      select
        (
          select count(*)
          from public.consultation_bookings b
          where b.preferreddate >= d.starts
            and b.preferreddate < d.ends
            and b.status <> 'cancelled'
            and b.quarantined_at is null
        ) as bookings,
        (
          select count(*) from public.tasks t where t.due_date >= d.starts and t.due_date < d.ends
        ) as tasks
    ) as counted
  )
  select p.kind, p.day, p.id, p.starts_at, details.payload, p.day_total::integer
  from placed p
  cross join lateral (
    select to_jsonb(b) - array['private_notes', 'idempotency_key'] as payload
    from public.consultation_bookings b
    where p.kind = 'booking' and b.id = p.id
    union all
    select to_jsonb(t) || jsonb_build_object('assignee_name', u.name, 'team_name', m.name)
    from public.tasks t
    left join public.user_profiles u on u.id = t.assigned_to
    left join public.teams m on m.id = t.team_id
    where p.kind = 'task' and t.id = p.id
  ) as details
  order by p.starts_at, p.kind, p.id;
$$;

create or replace function public.daily_figures(first_day date, last_day date)
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
    -- The limit keeps it to one look into an index for each booking.
    cross join lateral (
      select from public.clients c where c.id = b.client_id and c.stage in ('client', 'past') limit 1
    ) as c
    where b.requestdate >= d.starts and b.requestdate < d.ends and b.quarantined_at is null and b.client_id is not null
    union all
    select 'registrations', count(*)
    from public.webinar_registrations g
    where g.registrationdate >= d.starts and g.registrationdate < d.ends
    union all
    select 'enrolments', count(*)
    from public.enrolments e
    where e.created_at >= d.starts and e.created_at < d.ends
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

-- A word that many records hold is found among the newest of them: the index would have to gather all first.
create or replace function public.search_staff(search text, most integer)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  query constant tsquery := private.search_query(search);
  newest constant integer := 30;
  pool constant integer := 100;
  leads constant boolean := private.is_leader();
  ids uuid[];
begin
  if query is null or not private.is_staff() then
    return;
  end if;

  ids := array(
    select k.id
    from (
      select t.id, private.search_document(t.title) as document
      from public.tasks t
      where leads or t.assigned_to = auth.uid()
      order by t.created_at desc, t.id
      limit newest
    ) as k
    where k.document @@ query
    limit most
  );
  if cardinality(ids) < most then
    ids := array(
      select k.id from public.tasks k
      where private.search_document(k.title) @@ query and (leads or k.assigned_to = auth.uid())
      limit pool
    );
  end if;
  return query
  select 'tasks', t.id, t.title, t.status, t.due_date
  from public.tasks t
  where t.id = any (ids)
  order by t.status = 'completed', t.updated_at desc
  limit most;

  if not leads then
    return;
  end if;

  ids := array(
    select k.id
    from (
      select c.id, private.client_document(c) as document
      from public.clients c
      order by c.updated_at desc, c.id
      limit newest
    ) as k
    where k.document @@ query
    limit most
  );
  if cardinality(ids) < most then
    ids := array(
      (select k.id from public.clients k where private.client_document(k) @@ query limit pool)
      union
      (
        select k.id from public.clients k
        where k.company_id in (
          select f.id from public.companies f where private.search_document(f.name) @@ query limit most
        )
        limit pool
      )
    );
  end if;
  return query
  select 'clients', c.id, concat_ws(' ', c.firstname, c.lastname), concat_ws(', ', f.name, c.email), null::timestamptz
  from public.clients c
  left join public.companies f on f.id = c.company_id
  where c.id = any (ids)
  order by c.updated_at desc
  limit most;

  ids := array(
    select k.id
    from (
      select b.id, private.booking_document(b) as document
      from public.consultation_bookings b
      order by b.preferreddate desc, b.id desc
      limit newest
    ) as k
    where k.document @@ query
    limit most
  );
  if cardinality(ids) < most then
    ids := array(
      select k.id from public.consultation_bookings k where private.booking_document(k) @@ query limit pool
    );
  end if;
  return query
  select 'bookings', b.id, concat_ws(' ', b.firstname, b.lastname), concat_ws(', ', b.company, b.status), b.preferreddate
  from public.consultation_bookings b
  where b.id = any (ids)
  order by b.preferreddate desc
  limit most;

  return query
  select c.kind, c.id, c.title, c.state, c.updated_at
  from (
    select 'services' as kind, s.id, s.title, s.state, s.updated_at from public.services s
    union all select 'courses', s.id, s.title, s.state, s.updated_at from public.courses s
    union all select 'webinars', s.id, s.title, s.state, s.updated_at from public.webinars s
    union all select 'jobs', s.id, s.title, s.state, s.updated_at from public.jobs s
    union all select 'blog_posts', s.id, s.title, s.state, s.updated_at from public.blog_posts s
  ) as c
  where private.search_document(c.title) @@ query
  order by c.updated_at desc
  limit most;
end;
$$;
