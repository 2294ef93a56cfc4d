-- Function bodies refer to objects that later migrations create.
set check_function_bodies = off;

-- Hosts of consultations: their hours, exceptions, buffers and limits, and the calendars that contain their busy times.
-- Times of day are wall-clock times in the business time zone.
create table public.booking_hosts (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  seat smallint generated always as identity (start with 1001) unique check (seat > 1000),
  is_active boolean not null default true,
  buffer_before_minutes smallint not null default 0 check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes smallint not null default 0 check (buffer_after_minutes between 0 and 240),
  daily_limit smallint check (daily_limit between 1 and 50),
  meeting_url text check (meeting_url ~ '^https://' and char_length(meeting_url) <= 500),
  updated_at timestamptz not null default now()
);

comment on table public.booking_hosts is
  'Staff who host consultations. If any host is active, bookings go to hosts, otherwise to the seats of the availability.';

comment on column public.booking_hosts.seat is
  'Seat number of all bookings of this host, never reused: the exclusion constraint on seats prevents double bookings of a host.';

comment on column public.booking_hosts.is_active is
  'Whether visitors can book the host. An inactive host keeps existing consultations.';
comment on column public.booking_hosts.daily_limit is
  'Maximum number of consultations of the host per day; null: no limit.';
comment on column public.booking_hosts.meeting_url is
  'Fixed meeting link of the host; null: each booking has its own room.';
alter table public.booking_hosts enable row level security;
revoke all on public.booking_hosts from public, anon, authenticated;

-- Only save_host writes hosts, because it checks which settings hosts may change themselves.
grant select on public.booking_hosts to authenticated;
grant select, insert, update, delete on public.booking_hosts to service_role;

create policy "Hosts read themselves, leaders everyone" on public.booking_hosts
  for select to authenticated
  using ((select private.is_leader()) or (user_id = (select auth.uid()) and (select private.is_staff())));

create table public.booking_host_hours (
  host_id uuid not null references public.booking_hosts (user_id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  primary key (host_id, weekday, opens),
  constraint booking_host_hours_in_order check (closes >= opens)
);

comment on table public.booking_host_hours is
  'Weekly hours of a host. weekday 0 is Sunday; closes is the last start offered, inclusive.';
alter table public.booking_host_hours enable row level security;
revoke all on public.booking_host_hours from public, anon, authenticated;
grant select on public.booking_host_hours to authenticated;
grant select, insert, update, delete on public.booking_host_hours to service_role;

create policy "Hosts read their hours, leaders everyone's" on public.booking_host_hours
  for select to authenticated
  using ((select private.is_leader()) or (host_id = (select auth.uid()) and (select private.is_staff())));

create table public.booking_host_exceptions (
  host_id uuid not null references public.booking_hosts (user_id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('off', 'extra')),
  from_time time not null,
  until_time time not null,
  primary key (host_id, day, kind, from_time),
  constraint booking_host_exceptions_in_order
    check (until_time > from_time or (kind = 'extra' and until_time = from_time))
);

comment on table public.booking_host_exceptions is
  'Days that differ from the weekly hours. off: no consultation may overlap the time (a whole day is 00:00 to 24:00). extra: additional starts from from_time to until_time, inclusive.';
alter table public.booking_host_exceptions enable row level security;
revoke all on public.booking_host_exceptions from public, anon, authenticated;
grant select on public.booking_host_exceptions to authenticated;
grant select, insert, update, delete on public.booking_host_exceptions to service_role;

create policy "Hosts read their exceptions, leaders everyone's" on public.booking_host_exceptions
  for select to authenticated
  using ((select private.is_leader()) or (host_id = (select auth.uid()) and (select private.is_staff())));

create table public.booking_host_calendars (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references public.booking_hosts (user_id) on delete cascade,
  url text not null check (url ~ '^https?://[^/@?#\s]+([/?#]\S*)?$' and char_length(url) <= 2000),
  hostname text generated always as (substring(url from '^https?://([^/?#:]+)')) stored,
  name text check (name ~ '^[^[:cntrl:]]{1,80}$' and name = btrim(name)),
  created_at timestamptz not null default now(),
  next_read_at timestamptz not null default now(),
  last_read_at timestamptz,
  failing_since timestamptz,
  last_error text check (char_length(last_error) <= 300),
  told_at timestamptz,
  busy_count integer not null default 0,
  event_count integer not null default 0,
  busy_until timestamptz,
  not_understood_count integer not null default 0,
  not_understood text[] not null default '{}' check (cardinality(not_understood) <= 5 and octet_length(not_understood::text) <= 4000),
  unique (host_id, url)
);

comment on table public.booking_host_calendars is
  'Calendars of hosts at ICS URLs. If a calendar cannot be read, the last known busy times are kept.';

comment on column public.booking_host_calendars.url is
  'As secret as a password, so only the server reads it. The UI shows the name, or the hostname.';

comment on column public.booking_host_calendars.name is
  'Name entered by a person, or provided by the calendar (X-WR-CALNAME) at the first reading; null if neither exists.';
comment on column public.booking_host_calendars.failing_since is
  'Time since when reading has failed; null if it works.';

comment on column public.booking_host_calendars.told_at is
  'Time when host and leaders were notified of failures, after an hour; null again once reading works.';
comment on column public.booking_host_calendars.event_count is 'Number of events at the last successful reading.';
comment on column public.booking_host_calendars.busy_until is 'Time up to which busy times were read.';
comment on column public.booking_host_calendars.not_understood is
  'Titles of the first events that could not be parsed, each with the reason. not_understood_count counts all of them.';
alter table public.booking_host_calendars enable row level security;
revoke all on public.booking_host_calendars from public, anon, authenticated;

grant select (
  id, host_id, hostname, name, created_at, next_read_at, last_read_at, failing_since, last_error, busy_count,
  event_count, busy_until, not_understood_count, not_understood
) on public.booking_host_calendars to authenticated;
grant insert (host_id, url, name), update (name), delete on public.booking_host_calendars to authenticated;
grant select, insert, update, delete on public.booking_host_calendars to service_role;

create policy "Hosts manage their calendars, leaders everyone's" on public.booking_host_calendars
  for all to authenticated
  using ((select private.is_leader()) or (host_id = (select auth.uid()) and (select private.is_staff())))
  with check ((select private.is_leader()) or (host_id = (select auth.uid()) and (select private.is_staff())));

create table public.booking_host_busy (
  calendar_id uuid not null references public.booking_host_calendars (id) on delete cascade,
  host_id uuid not null references public.booking_hosts (user_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (calendar_id, starts_at),
  constraint booking_host_busy_in_order check (ends_at > starts_at)
);

comment on table public.booking_host_busy is
  'Busy times of hosts according to their calendars: merged intervals within the horizon, without details of the events.';
alter table public.booking_host_busy enable row level security;
revoke all on public.booking_host_busy from public, anon, authenticated;
grant select, insert, update, delete on public.booking_host_busy to service_role;

create index booking_host_busy_host_id on public.booking_host_busy (host_id, starts_at);

create function private.limit_host_calendars() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Serializes concurrent inserts.
  perform from public.booking_hosts h where h.user_id = new.host_id for update;
  if (select count(*) from public.booking_host_calendars c where c.host_id = new.host_id) >= 5 then
    raise exception 'A host has at most five calendars.' using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.limit_host_calendars() is 'Trigger: rejects a sixth calendar of a host.';
revoke all on function private.limit_host_calendars() from public;

create function public.save_host(host uuid, settings jsonb, seen timestamptz default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  leads constant boolean := private.is_leader();
begin
  if not (leads or (host = auth.uid() and private.is_staff())) then
    raise exception 'Only team leaders and the host can change the hours of a host.' using errcode = '42501';
  end if;
  -- Limited, because each booking page compares the times of all active hosts.
  if leads and (settings ->> 'is_active')::boolean
    and not exists (select from public.booking_hosts h where h.user_id = host and h.is_active)
  then
    perform private.lock_hosts();
    if (select count(*) from public.booking_hosts h where h.is_active) >= 100 then
      return 'full';
    end if;
  end if;
  if leads and seen is null then
    insert into public.booking_hosts (user_id)
    select p.id
    from public.user_profiles p
    where p.id = host and p.disabled_at is null and p.profile_type in ('team_leader', 'team_member')
    on conflict do nothing;
    if not found then
      return case when exists (select from public.booking_hosts h where h.user_id = host)
        then 'stale' else 'not_found' end;
    end if;
  end if;
  update public.booking_hosts h
  set
    is_active = case when leads then (settings ->> 'is_active')::boolean else h.is_active end,
    buffer_before_minutes = (settings ->> 'buffer_before_minutes')::smallint,
    buffer_after_minutes = (settings ->> 'buffer_after_minutes')::smallint,
    daily_limit = (settings ->> 'daily_limit')::smallint,
    meeting_url = nullif(btrim(settings ->> 'meeting_url'), '')
  where h.user_id = host and (h.updated_at = seen or (leads and seen is null));
  if not found then
    return case when exists (select from public.booking_hosts h where h.user_id = host)
      then 'stale' else 'not_found' end;
  end if;

  -- Only writes differences, so that the audit log shows the actual changes.
  delete from public.booking_host_hours h
  where h.host_id = host and not exists (
    select from jsonb_to_recordset(settings -> 'hours') as kept (weekday smallint, opens time)
    where kept.weekday = h.weekday and kept.opens = h.opens
  );
  insert into public.booking_host_hours as h (host_id, weekday, opens, closes)
  select host, given.weekday, given.opens, given.closes
  from jsonb_to_recordset(settings -> 'hours') as given (weekday smallint, opens time, closes time)
  on conflict (host_id, weekday, opens) do update set closes = excluded.closes where h.closes <> excluded.closes;

  delete from public.booking_host_exceptions e
  where e.host_id = host and not exists (
    select from jsonb_to_recordset(settings -> 'exceptions') as kept (day date, kind text, from_time time)
    where kept.day = e.day and kept.kind = e.kind and kept.from_time = e.from_time
  );
  insert into public.booking_host_exceptions as e (host_id, day, kind, from_time, until_time)
  select host, given.day, given.kind, given.from_time, given.until_time
  from jsonb_to_recordset(settings -> 'exceptions')
    as given (day date, kind text, from_time time, until_time time)
  on conflict (host_id, day, kind, from_time) do update set until_time = excluded.until_time
  where e.until_time <> excluded.until_time;
  return 'saved';
end;
$$;
comment on function public.save_host(uuid, jsonb, timestamptz) is
  'Replaces settings, hours and exceptions of a host, for leaders and for the host, who cannot change is_active. Without seen, a leader makes a person a host. Returns saved, full if 100 other hosts are active, stale if the host has changed since seen, or not_found.';
revoke all on function public.save_host(uuid, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.save_host(uuid, jsonb, timestamptz) to authenticated;

-- Calendar reading: the server leases due calendars, reads them, and stores busy times or the failure.
create function public.lease_host_calendars(most integer, only_calendar uuid default null)
returns table (id uuid, url text, until timestamptz, zone text)
language sql
set search_path = ''
as $$
  update public.booking_host_calendars c
  set next_read_at = now() + interval '15 minutes'
  where c.id in (
    select d.id
    from public.booking_host_calendars d
    where case when only_calendar is null then d.next_read_at <= now() else d.id = only_calendar end
    order by d.next_read_at
    limit most
    for update skip locked
  )
  returning c.id, c.url,
    (select now() + make_interval(days => s.horizon_days + 2) from public.availability_settings s),
    (select p.time_zone from public.user_profiles p where p.id = c.host_id);
$$;
comment on function public.lease_host_calendars(integer, uuid) is
  'Returns due calendars, or the given one, with the end of the required range and the time zone of the host. Each is leased for 15 minutes, so that two servers do not read it at the same time.';
revoke all on function public.lease_host_calendars(integer, uuid) from public, anon, authenticated;
grant execute on function public.lease_host_calendars(integer, uuid) to service_role;

create function private.tell_of_calendar(calendar public.booking_host_calendars, problem text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell(
    array(
      select p.id from public.user_profiles p
      where p.id = calendar.host_id or p.profile_type = 'team_leader' and p.disabled_at is null
    ),
    'calendar_failed', coalesce(calendar.name, calendar.hostname, 'Calendar'), problem, 'booking_hosts', calendar.host_id
  );
end;
$$;
comment on function private.tell_of_calendar(public.booking_host_calendars, text) is
  'Notifies a host and the leaders of a problem with one of the host''s calendars.';
revoke all on function private.tell_of_calendar(public.booking_host_calendars, text) from public;

create function public.store_host_failure(calendar uuid, failure text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  failing public.booking_host_calendars;
begin
  update public.booking_host_calendars c
  set failing_since = coalesce(c.failing_since, now()), last_error = left(failure, 300)
  where c.id = calendar
  returning * into failing;
  if not found then
    return false;
  end if;
  if failing.told_at is null and failing.failing_since < now() - interval '1 hour' then
    perform private.tell_of_calendar(failing, failing.last_error);
    update public.booking_host_calendars c set told_at = now() where c.id = calendar;
  end if;
  return true;
end;
$$;
comment on function public.store_host_failure(uuid, text) is
  'Stores why a calendar could not be read, keeps its busy times, and notifies host and leaders after an hour. Returns false if the calendar no longer exists.';
revoke all on function public.store_host_failure(uuid, text) from public, anon, authenticated;
grant execute on function public.store_host_failure(uuid, text) to service_role;

create function public.store_host_busy(
  calendar uuid, busy jsonb, reading jsonb default '{}', calendar_name text default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  former public.booking_host_calendars;
  notes constant text[] := array(select jsonb_array_elements_text(reading -> 'notes'));
begin
  select * into former from public.booking_host_calendars c where c.id = calendar for update;
  if not found then
    return false;
  end if;
  delete from public.booking_host_busy b where b.calendar_id = calendar;
  insert into public.booking_host_busy (calendar_id, host_id, starts_at, ends_at)
  select calendar, former.host_id, lower(merged.part), upper(merged.part)
  from (
    select unnest(range_agg(tstzrange(to_timestamp((i ->> 0)::numeric / 1000.0), to_timestamp((i ->> 1)::numeric / 1000.0)))) as part
    from jsonb_array_elements(busy) i
  ) merged;
  update public.booking_host_calendars c
  set
    name = coalesce(c.name, calendar_name),
    last_read_at = now(),
    failing_since = null,
    last_error = null,
    told_at = null,
    busy_count = jsonb_array_length(busy),
    event_count = coalesce((reading ->> 'events')::integer, 0),
    busy_until = (reading ->> 'until')::timestamptz,
    not_understood_count = coalesce((reading ->> 'not_understood')::integer, 0),
    not_understood = notes
  where c.id = calendar;
  -- Notifies only of new events, because calendars are read every 15 minutes.
  if not notes <@ former.not_understood then
    -- Only the host gets the titles, because their calendar is private.
    perform private.tell(
      array[former.host_id], 'calendar_failed', coalesce(former.name, former.hostname, 'Calendar'),
      format('%s not understood: %s', reading ->> 'not_understood', array_to_string(notes, '; ')),
      'booking_hosts', former.host_id
    );
    perform private.tell(
      array(
        select p.id from public.user_profiles p
        where p.profile_type = 'team_leader' and p.disabled_at is null and p.id <> former.host_id
      ),
      'calendar_failed', coalesce(former.name, former.hostname, 'Calendar'),
      format('Events not understood: %s. Their titles are on the screen of the host.', reading ->> 'not_understood'),
      'booking_hosts', former.host_id
    );
  end if;
  return true;
end;
$$;
comment on function public.store_host_busy(uuid, jsonb, jsonb, text) is
  'Replaces the busy times of a calendar, as [start, end] in epoch ms, and stores event counts, and the calendar''s own name if it has none yet. Notifies host and leaders of events that could not be parsed. Returns false if the calendar no longer exists.';
revoke all on function public.store_host_busy(uuid, jsonb, jsonb, text) from public, anon, authenticated;
grant execute on function public.store_host_busy(uuid, jsonb, jsonb, text) to service_role;

-- Host of a booking. If any host is active, bookings go to hosts; otherwise to numbered seats. A booking without a host
-- still needs one of the free hosts, so it counts against them.
create function private.seat_with_host() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  host public.booking_hosts;
begin
  select h.* into host from public.booking_hosts h where h.user_id = new.host_id;
  if not found then
    -- Everyone with a consultation needs a seat, which prevents double bookings.
    insert into public.booking_hosts (user_id, is_active) values (new.host_id, false)
    on conflict (user_id) do nothing;
    select h.* into strict host from public.booking_hosts h where h.user_id = new.host_id;
  end if;
  new.seat := host.seat;
  if tg_op = 'INSERT' or new.host_id is distinct from old.host_id then
    new.meeting_url := host.meeting_url;
  end if;
  return new;
end;
$$;
comment on function private.seat_with_host() is
  'Trigger: sets the seat and the fixed link of the host of a booking, for all kinds of writes.';
revoke all on function private.seat_with_host() from public;

create function private.active_hosts() returns setof public.booking_hosts
language sql
stable
security definer
set search_path = ''
as $$
  select h.*
  from public.booking_hosts h
  join public.user_profiles p on p.id = h.user_id
  where h.is_active and p.disabled_at is null and p.profile_type in ('team_leader', 'team_member');
$$;
comment on function private.active_hosts() is 'Returns the hosts whom visitors can book.';
revoke all on function private.active_hosts() from public;
grant execute on function private.active_hosts() to authenticated, service_role;

create function public.public_faces()
returns table (
  slug text, name text, former_names text[], job_title text, about text, picture_url text,
  is_host boolean, is_public boolean, updated_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  with bylines as materialized (
    select b.author_name as name from public.blog_posts b where b.state = 'published'
    union select w.presenter from public.webinars w where w.state = 'published'
    union select c.instructor from public.courses c where c.state = 'published'
  ), people as (
    select p.*, h.user_id is not null as is_host, p.profile_type in ('team_leader', 'team_member') as is_staff,
      exists (select from bylines b where b.name = p.name or b.name = any (p.former_names)) as has_byline
    from public.user_profiles p
    left join private.active_hosts() h on h.user_id = p.id
    where p.disabled_at is null
  )
  select p.slug, p.name, p.former_names, p.job_title, p.about, p.picture_url, p.is_host, p.is_host or p.has_byline,
    p.updated_at
  from people p
  where p.is_staff or p.has_byline
  order by p.profile_type <> 'team_leader', not p.is_staff, p.created_at, p.name, p.id;
$$;
comment on function public.public_faces() is
  'Returns staff, and guests with published content, leaders first. is_public: visitors see them as a host, author, presenter or instructor.';
revoke all on function public.public_faces() from public, anon, authenticated;
grant execute on function public.public_faces() to service_role;

create function private.host_blocks(host public.booking_hosts, from_at timestamptz, to_at timestamptz, apart_from uuid)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  with held as (
    select b.preferreddate, b.ends_at
    from public.consultation_bookings b
    where b.host_id = host.user_id
      and b.holds_seat
      and (b.quarantined_at is null or b.quarantined_at > now() - private.quarantine_hold())
      and b.id is distinct from apart_from
      -- Wide enough for buffers, and for counting whole days.
      and b.preferreddate > from_at - interval '36 hours'
      and b.preferreddate < to_at + interval '36 hours'
  )
  -- The gap between two consultations is the longer of the two buffers.
  select
    h.preferreddate - make_interval(mins => greatest(host.buffer_before_minutes, host.buffer_after_minutes)),
    h.ends_at + make_interval(mins => greatest(host.buffer_before_minutes, host.buffer_after_minutes))
  from held h
  union all
  select private.business_midnight(f.day), private.business_midnight(f.day + 1)
  from (
    select private.business_day(h.preferreddate) as day from held h group by 1 having count(*) >= host.daily_limit
  ) f
  union all
  select
    b.starts_at - make_interval(mins => host.buffer_after_minutes),
    b.ends_at + make_interval(mins => host.buffer_before_minutes)
  from public.booking_host_busy b
  where b.host_id = host.user_id
    and b.starts_at < to_at + interval '4 hours'
    and b.ends_at > from_at - interval '4 hours'
  union all
  select
    (e.day + e.from_time) at time zone 'America/New_York',
    (e.day + e.until_time) at time zone 'America/New_York'
  from public.booking_host_exceptions e
  where e.host_id = host.user_id
    and e.kind = 'off'
    and e.day between private.business_day(from_at) - 1 and private.business_day(to_at) + 1;
$$;
comment on function private.host_blocks(public.booking_hosts, timestamptz, timestamptz, uuid) is
  'Returns the times near a range at which a host is unavailable: other consultations with buffers, full days, busy times and time off. Rows may overlap and extend beyond the range.';
revoke all on function private.host_blocks(public.booking_hosts, timestamptz, timestamptz, uuid) from public;
grant execute on function private.host_blocks(public.booking_hosts, timestamptz, timestamptz, uuid) to service_role;

create function private.host_offers(host uuid, starts_at timestamptz) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select from public.availability_holidays d where d.day = private.business_day(starts_at)
  )
  and (
    exists (
      select from public.booking_host_hours h
      where h.host_id = host
        and h.weekday = extract(dow from private.business_day(starts_at))
        and private.business_time(starts_at) between h.opens and h.closes
    )
    or exists (
      select from public.booking_host_exceptions e
      where e.host_id = host
        and e.kind = 'extra'
        and e.day = private.business_day(starts_at)
        and private.business_time(starts_at) between e.from_time and e.until_time
    )
  );
$$;
comment on function private.host_offers(uuid, timestamptz) is
  'Returns whether the hours of a host include a start at an instant, booked or not.';
revoke all on function private.host_offers(uuid, timestamptz) from public;
grant execute on function private.host_offers(uuid, timestamptz) to service_role;

create function private.lock_hosts() returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('consultation_bookings hosts', 0));
$$;
comment on function private.lock_hosts() is
  'Serializes the selection of hosts, because bookings on different days count the same consultations. Locked after the days.';
revoke all on function private.lock_hosts() from public;
grant execute on function private.lock_hosts() to authenticated, service_role;

create function private.hosts_state(from_at timestamptz, to_at timestamptz) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', h.user_id,
        'hours', (
          select coalesce(jsonb_agg(jsonb_build_array(o.weekday, o.opens, o.closes) order by o.weekday, o.opens), '[]')
          from public.booking_host_hours o
          where o.host_id = h.user_id
        ),
        'extra', (
          select coalesce(jsonb_agg(jsonb_build_array(e.day, e.from_time, e.until_time) order by e.day, e.from_time), '[]')
          from public.booking_host_exceptions e
          where e.host_id = h.user_id
            and e.kind = 'extra'
            and e.day between private.business_day(from_at) and private.business_day(to_at)
        ),
        'blocked', private.blocked_times(h, from_at, to_at)
      )
      order by h.seat
    ),
    '[]'
  )
  from private.active_hosts() h;
$$;
comment on function private.hosts_state(timestamptz, timestamptz) is
  'Returns id, hours, extra hours and unavailable times ([start, end] in epoch ms) of each active host, without names.';
revoke all on function private.hosts_state(timestamptz, timestamptz) from public;
grant execute on function private.hosts_state(timestamptz, timestamptz) to service_role;

create trigger limit_host_calendars before insert on public.booking_host_calendars
  for each row execute function private.limit_host_calendars();
create trigger set_updated_at before update on public.booking_hosts
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.booking_hosts
  for each row execute function private.record_audit('user_id');
create trigger audit after insert or update or delete on public.booking_host_hours
  for each row execute function private.record_audit('host_id', 'weekday', 'opens');
create trigger audit after insert or update or delete on public.booking_host_exceptions
  for each row execute function private.record_audit('host_id', 'day', 'kind', 'from_time');
