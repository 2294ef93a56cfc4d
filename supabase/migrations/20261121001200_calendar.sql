-- What the staff calendar shows, and the private feeds of it.

create function public.calendar_entries(from_at timestamptz, to_at timestamptz, per_day integer)
returns table (kind text, day date, id uuid, starts_at timestamptz, payload jsonb, day_total integer)
language sql
stable
set search_path = ''
as $$
  with entries as (
    select 'booking' as kind, b.id, b.preferreddate as starts_at, private.business_day(b.preferreddate) as day
    from public.consultation_bookings b
    where b.preferreddate >= from_at
      and b.preferreddate < to_at
      and b.status <> 'cancelled'
      and b.quarantined_at is null
    union all
    select 'task', t.id, t.due_date, private.business_day(t.due_date)
    from public.tasks t
    where t.due_date >= from_at and t.due_date < to_at
  ),
  placed as (
    select
      e.*,
      row_number() over (partition by e.day order by e.starts_at, e.kind, e.id) as place,
      (count(*) over (partition by e.day))::integer as day_total
    from entries e
  )
  select p.kind, p.day, p.id, p.starts_at, details.payload, p.day_total
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
  where per_day is null or p.place <= per_day
  order by p.starts_at, p.kind, p.id;
$$;
comment on function public.calendar_entries(timestamptz, timestamptz, integer) is
  'The live bookings and due tasks of a range that the caller may see: at most per_day (null: all) for each business day, with the day''s total.';
revoke all on function public.calendar_entries(timestamptz, timestamptz, integer)
  from public, anon, authenticated;
grant execute on function public.calendar_entries(timestamptz, timestamptz, integer) to authenticated;

create table public.calendar_feeds (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  token_hash text not null unique check (char_length(token_hash) between 32 and 128),
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
comment on table public.calendar_feeds is
  'One secret address per person under which a calendar program reads their entries; deleting the row revokes it.';

alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from public, anon, authenticated;
grant select, insert, update, delete on public.calendar_feeds to authenticated, service_role;
create policy "Staff manage their own feed" on public.calendar_feeds
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));
