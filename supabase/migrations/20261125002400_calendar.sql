-- Staff calendar and private calendar feeds.
create table public.calendar_feeds (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  token_hash text not null unique check (char_length(token_hash) between 32 and 128),
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

comment on table public.calendar_feeds is
  'Secret URL of each person, from which calendar apps read their entries. Deleting the row revokes it.';
alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from public, anon, authenticated;
grant select, insert, update, delete on public.calendar_feeds to authenticated, service_role;

create policy "Staff manage their own feed" on public.calendar_feeds
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

-- Only reads the entries that are shown per day, and counts the rest in an index, so that it stays fast with 100,000
-- records. JIT is off, because compiling the query takes longer than running it.
create function public.calendar_entries(from_at timestamptz, to_at timestamptz, per_day integer)
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
    select
      to_jsonb(b) - array['private_notes', 'idempotency_key'] || jsonb_build_object('responsible_name', r.name) as payload
    from public.consultation_bookings b
    left join public.user_profiles r on r.id = b.responsible_id
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
comment on function public.calendar_entries(timestamptz, timestamptz, integer) is
  'Returns live bookings and due tasks in a range that the caller may see: at most per_day (null: all) for each business day, with the day''s total.';
revoke all on function public.calendar_entries(timestamptz, timestamptz, integer)
  from public, anon, authenticated;
grant execute on function public.calendar_entries(timestamptz, timestamptz, integer) to authenticated;

create function public.read_calendar_feed(
  token_hash text, from_at timestamptz, to_at timestamptz, most integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  reader public.user_profiles;
begin
  select p.* into reader
  from public.calendar_feeds f
  join public.user_profiles p on p.id = f.user_id
  where f.token_hash = read_calendar_feed.token_hash
    and p.disabled_at is null
    and p.profile_type in ('team_leader', 'team_member');
  if not found then
    return null;
  end if;
  update public.calendar_feeds f set last_read_at = now() where f.user_id = reader.id;

  return (
    select coalesce(jsonb_agg(e.payload order by e.starts_at), '[]')
    from (
      (
        select b.preferreddate as starts_at,
          jsonb_build_object('kind', 'booking') || to_jsonb(b) - array['private_notes', 'idempotency_key'] as payload
        from public.consultation_bookings b
        where (reader.profile_type = 'team_leader' or b.host_id = reader.id)
          and b.preferreddate >= from_at
          and b.preferreddate < to_at
          and b.status <> 'cancelled'
          and b.quarantined_at is null
        order by b.preferreddate
        limit most
      )
      union all
      (
        select t.due_date,
          jsonb_build_object('kind', 'task') || to_jsonb(t) || jsonb_build_object('assignee_name', u.name)
        from public.tasks t
        left join public.user_profiles u on u.id = t.assigned_to
        where (reader.profile_type = 'team_leader' or t.assigned_to = reader.id)
          and t.due_date >= from_at
          and t.due_date < to_at
          and t.status <> 'completed'
        order by t.due_date
        limit most
      )
    ) as e
  );
end;
$$;
comment on function public.read_calendar_feed(text, timestamptz, timestamptz, integer) is
  'Returns the entries of a feed in a range: for leaders live bookings and all open tasks, for members the bookings they host and their own open tasks; at most `most` of each. Null if there is no such feed, or its owner has no access.';
revoke all on function public.read_calendar_feed(text, timestamptz, timestamptz, integer)
  from public, anon, authenticated;
grant execute on function public.read_calendar_feed(text, timestamptz, timestamptz, integer) to service_role;
