-- Booking a slot: locks, seats and taken times.
create function private.lock_booking_day(instant timestamptz) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(
    hashtextextended('consultation_bookings ' || private.business_day(instant)::text, 0)
  );
$$;
comment on function private.lock_booking_day(timestamptz) is
  'Serializes concurrent bookings on one day, because waiting in the exclusion constraint could deadlock.';
revoke all on function private.lock_booking_day(timestamptz) from public;
grant execute on function private.lock_booking_day(timestamptz) to authenticated, service_role;

create function private.expire_holds_at(from_at timestamptz, to_at timestamptz) returns void
language sql
set search_path = ''
as $$
  update public.consultation_bookings b
  set holds_seat = false
  where b.id in (
    select h.id
    from public.consultation_bookings h
    where h.holds_seat
      and h.quarantined_at <= now() - private.quarantine_hold()
      and h.preferreddate < to_at
      and h.ends_at > from_at
    for update skip locked
  );
$$;
comment on function private.expire_holds_at(timestamptz, timestamptz) is
  'Releases the seats of bookings that overlap a time and have been in quarantine for too long. Skips locked bookings, because waiting could deadlock.';
revoke all on function private.expire_holds_at(timestamptz, timestamptz) from public;
grant execute on function private.expire_holds_at(timestamptz, timestamptz) to authenticated, service_role;

create function public.expire_booking_holds() returns integer
language sql
set search_path = ''
as $$
  with expired as (
    update public.consultation_bookings b
    set holds_seat = false
    where b.id in (
      select h.id
      from public.consultation_bookings h
      where h.holds_seat and h.quarantined_at <= now() - private.quarantine_hold()
      for update skip locked
    )
    returning 1
  )
  select count(*)::integer from expired;
$$;
comment on function public.expire_booking_holds() is
  'Releases the seats of all bookings that have been in quarantine for too long, for the scheduler. Returns their number.';
revoke all on function public.expire_booking_holds() from public, anon, authenticated;
grant execute on function public.expire_booking_holds() to service_role;

create function private.seat_booking(wanted public.consultation_bookings)
returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  seated public.consultation_bookings;
  was_at timestamptz;
  place record;
begin
  -- Locks both days, the earlier one first, so that two bookings that swap their times cannot deadlock.
  select b.preferreddate into was_at from public.consultation_bookings b where b.id = wanted.id;
  perform private.lock_booking_day(least(was_at, wanted.preferreddate));
  perform private.lock_booking_day(greatest(was_at, wanted.preferreddate));
  perform private.expire_holds_at(wanted.preferreddate, wanted.ends_at);
  for place in
    select p.seat, p.host_id
    from private.free_places(wanted.email, wanted.preferreddate, wanted.ends_at, wanted.id, wanted.host_id) p
  loop
    begin
      update public.consultation_bookings b
      set
        preferreddate = wanted.preferreddate,
        ends_at = wanted.ends_at,
        status = wanted.status,
        quarantined_at = wanted.quarantined_at,
        seat = place.seat,
        host_id = place.host_id,
        meeting_url = case when place.host_id is not null then b.meeting_url end
      where b.id = wanted.id
      returning b.* into seated;
      return seated;
    exception when exclusion_violation then
      null;
    end;
  end loop;
  return null;
end;
$$;
comment on function private.seat_booking(public.consultation_bookings) is
  'Moves an existing booking to its new time and status on the first free place; returns null if there is none.';
revoke all on function private.seat_booking(public.consultation_bookings) from public;
grant execute on function private.seat_booking(public.consultation_bookings) to authenticated, service_role;

create function private.store_booking(booking jsonb) returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  starts_at constant timestamptz := (booking ->> 'preferreddate')::timestamptz;
  ends_at constant timestamptz := starts_at
    + (select make_interval(mins => s.slot_length_minutes) from public.availability_settings s);
  stored public.consultation_bookings;
  place record;
begin
  perform private.lock_booking_day(starts_at);
  perform private.expire_holds_at(starts_at, ends_at);
  for place in
    select p.seat, p.host_id
    from private.free_places(
      btrim(booking ->> 'email'), starts_at, ends_at,
      kept_host => case when private.is_leader() then (booking ->> 'host_id')::uuid end
    ) p
  loop
    insert into public.consultation_bookings (
      firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, projectdescription,
      service_id, visitor_time_zone, idempotency_key, quarantined_at, quarantine_reason, policy_version, about, course_id,
      estimate, channel, seat, host_id
    )
    values (
      btrim(booking ->> 'firstname'),
      nullif(btrim(booking ->> 'lastname'), ''),
      nullif(btrim(booking ->> 'company'), ''),
      btrim(booking ->> 'email'),
      nullif(btrim(booking ->> 'phone'), ''),
      coalesce(nullif(btrim(booking ->> 'meetingtype'), ''), 'Consultation'),
      starts_at,
      ends_at,
      nullif(btrim(booking ->> 'projectdescription'), ''),
      (select s.id from public.services s where s.id = (booking ->> 'service_id')::uuid),
      booking ->> 'visitor_time_zone',
      (booking ->> 'idempotency_key')::uuid,
      case when booking ->> 'quarantine_reason' is not null then now() end,
      booking ->> 'quarantine_reason',
      booking ->> 'policy_version',
      booking ->> 'about',
      private.booked_course(booking),
      nullif(booking -> 'estimate', 'null'),
      nullif(booking -> 'channel', 'null'),
      place.seat,
      place.host_id
    )
    on conflict do nothing
    returning * into stored;
    if found then
      return stored;
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.store_booking(jsonb) is
  'Stores a new booking on the first free place. Leaders can choose the host with host_id. Returns null if there is none.';
revoke all on function private.store_booking(jsonb) from public;
grant execute on function private.store_booking(jsonb) to service_role;

create function private.correct_booking(held public.consultation_bookings, booking jsonb)
returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings := held;
begin
  wanted.firstname := btrim(booking ->> 'firstname');
  wanted.lastname := nullif(btrim(booking ->> 'lastname'), '');
  wanted.company := nullif(btrim(booking ->> 'company'), '');
  wanted.phone := nullif(btrim(booking ->> 'phone'), '');
  wanted.projectdescription := nullif(btrim(booking ->> 'projectdescription'), '');
  wanted.service_id := coalesce(
    (select s.id from public.services s where s.id = (booking ->> 'service_id')::uuid), held.service_id
  );
  wanted.about := booking ->> 'about';
  wanted.course_id := private.booked_course(booking);
  wanted.visitor_time_zone := coalesce(booking ->> 'visitor_time_zone', held.visitor_time_zone);
  if wanted is distinct from held then
    update public.consultation_bookings b
    set
      firstname = wanted.firstname,
      lastname = wanted.lastname,
      company = wanted.company,
      phone = wanted.phone,
      projectdescription = wanted.projectdescription,
      service_id = wanted.service_id,
      about = wanted.about,
      course_id = wanted.course_id,
      visitor_time_zone = wanted.visitor_time_zone
    where b.id = held.id
    returning b.* into wanted;
  end if;
  return wanted;
end;
$$;
comment on function private.correct_booking(public.consultation_bookings, jsonb) is
  'Updates the personal data and the project of a booking from its form, if they differ.';
revoke all on function private.correct_booking(public.consultation_bookings, jsonb) from public;
grant execute on function private.correct_booking(public.consultation_bookings, jsonb) to service_role;

-- Submitting the same form again corrects or moves its booking, as long as the booking still has the form's key.
create function public.book_consultation(booking jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  starts_at constant timestamptz := (booking ->> 'preferreddate')::timestamptz;
  given_email constant text := btrim(booking ->> 'email');
  key constant uuid := (booking ->> 'idempotency_key')::uuid;
  outcome text := 'booked';
  held public.consultation_bookings;
  stored public.consultation_bookings;
begin
  if coalesce(btrim(booking ->> 'firstname'), '') = '' or coalesce(given_email, '') = '' or starts_at is null then
    raise exception 'First name, email, and preferred date are required' using errcode = '23514';
  end if;

  if key is not null then
    -- Not covered by the lock of the day, because the same form may be submitted for two days at once.
    perform pg_advisory_xact_lock(hashtextextended('consultation_bookings key ' || key, 0));
    select b.* into held from public.consultation_bookings b where b.idempotency_key = key for update;
    if held.preferreddate <> starts_at and held.preferreddate <= now() then
      update public.consultation_bookings b set idempotency_key = null where b.id = held.id;
      held := null;
    end if;
  end if;

  if held.id is null then
    stored := private.store_booking(booking);
  elsif lower(held.email) = lower(given_email) then
    held := private.correct_booking(held, booking);
    if held.preferreddate = starts_at then
      outcome := 'replayed';
      stored := held;
      perform private.note_repeat();
    else
      outcome := 'moved';
      stored := held;
      stored.preferreddate := starts_at;
      stored.ends_at := starts_at + (held.ends_at - held.preferreddate);
      stored := private.seat_booking(stored);
      -- Moving clears the key; it is set again, because the form may be submitted once more.
      update public.consultation_bookings b
      set idempotency_key = key
      where b.id = stored.id
      returning b.* into stored;
    end if;
  else
    begin
      -- The first email address may belong to someone else, so the link that was sent there must stop working.
      update public.consultation_bookings b set status = 'cancelled' where b.id = held.id;
      stored := private.store_booking(booking);
      if stored.id is null then
        raise exception 'No seat is free' using errcode = 'TL001';
      end if;
    exception when sqlstate 'TL001' then
      stored := null;
    end;
  end if;

  if stored.id is null then
    return jsonb_build_object(
      'outcome', 'taken', 'booking', case when held.id is not null then to_jsonb(held) - 'private_notes' end
    );
  end if;
  return jsonb_build_object(
    'outcome', case when stored.quarantined_at is not null then 'quarantined' else outcome end,
    'booking', to_jsonb(stored) - 'private_notes'
  );
end;
$$;
comment on function public.book_consultation(jsonb) is
  'Books a slot on its first free seat. If the key belongs to a booking with unchanged time and status, corrects and moves that booking instead of adding another. Outcome: booked, replayed (same time), moved, quarantined, or taken (then booking is the one with the key, or null). Never raises a conflict error.';
revoke all on function public.book_consultation(jsonb) from public, anon, authenticated;
grant execute on function public.book_consultation(jsonb) to service_role;

create function private.is_offered(starts_at timestamptz) returns boolean
language sql
stable
set search_path = ''
as $$
  select starts_at >= now() + make_interval(hours => s.notice_hours)
    and private.business_day(starts_at) <= private.business_day(now() + make_interval(days => s.horizon_days))
    and not exists (
      select from public.availability_holidays d where d.day = private.business_day(starts_at)
    )
    and case
      when exists (select from private.active_hosts()) then
        exists (select from private.active_hosts() h where private.host_offers(h.user_id, starts_at))
      else exists (
        select from public.availability_hours h
        where h.weekday = extract(dow from private.business_day(starts_at))
          and private.business_time(starts_at) between h.opens and h.closes
      )
    end
  from public.availability_settings s;
$$;
comment on function private.is_offered(timestamptz) is
  'Returns whether a start at an instant is offered, booked or not, according to the hours of a host (without active hosts: the weekly hours), notice, horizon and holidays.';
revoke all on function private.is_offered(timestamptz) from public;
grant execute on function private.is_offered(timestamptz) to service_role;

create function public.request_booking(booking jsonb, subject text, max_hits integer, window_seconds integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  if not public.take_rate_limit('booking', subject, max_hits, window_seconds) then
    return jsonb_build_object('outcome', 'limited');
  end if;
  answer := case
    when private.is_offered((booking ->> 'preferreddate')::timestamptz) then public.book_consultation(booking)
    else jsonb_build_object('outcome', 'closed')
  end;
  if answer ->> 'outcome' in ('closed', 'taken') then
    return answer || jsonb_build_object('state', public.availability_state());
  end if;
  return jsonb_set(
    answer, '{booking}', answer -> 'booking' || jsonb_build_object(
      'service_title', (select s.title from public.services s where s.id = (answer #>> '{booking,service_id}')::uuid),
      'service_price', (select s.price_from from public.services s where s.id = (answer #>> '{booking,service_id}')::uuid),
      'course_title', (select c.title from public.courses c where c.id = (answer #>> '{booking,course_id}')::uuid),
      'host', private.host_card((answer #>> '{booking,host_id}')::uuid)
    )
  );
end;
$$;
comment on function public.request_booking(jsonb, text, integer, integer) is
  'Books a slot for a visitor in one transaction: returns limited if the subject (a hashed IP) exceeds its rate limit, closed if no consultation is offered then, else the result of book_consultation with service, course and host as {name, picture_url}. closed and taken include the availability_state, for suggestions.';
revoke all on function public.request_booking(jsonb, text, integer, integer) from public, anon, authenticated;
grant execute on function public.request_booking(jsonb, text, integer, integer) to service_role;

create function private.free_places(
  visitor_email text, starts_at timestamptz, ends_at timestamptz,
  booking uuid default null, kept_host uuid default null
)
returns table (seat integer, host_id uuid)
language plpgsql
security definer
set search_path = ''
as $$
declare
  seats constant integer := (select s.seats from public.availability_settings s);
  active constant uuid[] := array(select h.user_id from private.active_hosts() h);
  leads constant boolean := private.is_leader();
  hosted integer;
  hostless integer;
  busy integer;
begin
  if leads and kept_host is not null then
    return query
    select h.seat::integer, h.user_id
    from public.booking_hosts h
    join public.user_profiles p on p.id = h.user_id
    where h.user_id = kept_host and p.disabled_at is null and p.profile_type in ('team_leader', 'team_member');
    return;
  end if;
  if active <> '{}' then
    perform private.lock_hosts();
  end if;
  select
    count(*) filter (where b.host_id is not null),
    count(*) filter (where b.host_id is null),
    count(distinct b.host_id) filter (where b.host_id = any (active))
  into hosted, hostless, busy
  from public.consultation_bookings b
  where b.preferreddate > free_places.starts_at - interval '8 hours'
    and b.preferreddate < free_places.ends_at
    and b.ends_at > free_places.starts_at
    and b.holds_seat
    and (b.quarantined_at is null or b.quarantined_at > now() - private.quarantine_hold())
    and b.id is distinct from booking;

  if active = '{}' then
    -- The constraint only compares seats. Bookings with a former host have a different kind of seat, so they are
    -- counted here.
    if hosted = 0 or hosted + hostless < seats then
      return query select s, null::uuid from generate_series(1, seats) s;
    end if;
    return;
  end if;
  if leads then
    -- No host yet; one of the active hosts has to take it later.
    if busy + hostless < cardinality(active) then
      return query select s, null::uuid from generate_series(1, cardinality(active)) s;
    end if;
    return;
  end if;

  return query
  with candidates as (
    select
      h.seat::integer as seat, h.user_id,
      private.host_offers(h.user_id, free_places.starts_at) and not exists (
        select from private.host_blocks(h, free_places.starts_at, free_places.ends_at, booking) k
        where k.starts_at < free_places.ends_at and k.ends_at > free_places.starts_at
      ) as is_free
    from private.active_hosts() h
  ),
  earlier as (
    select b.host_id
    from public.consultation_bookings b
    where lower(b.email) = lower(visitor_email)
      and b.host_id is not null
      and b.status <> 'cancelled'
      and b.quarantined_at is null
    order by b.requestdate desc, b.id
    limit 1
  ),
  upcoming as (
    select b.host_id, count(*) as total
    from public.consultation_bookings b
    where b.host_id is not null
      and b.status = 'scheduled'
      and b.holds_seat
      and b.preferreddate >= now()
      and b.id is distinct from booking
    group by b.host_id
  )
  select c.seat, c.user_id
  from candidates c
  left join upcoming u on u.host_id = c.user_id
  where c.is_free and hostless < (select count(*) from candidates f where f.is_free)
  order by
    c.user_id is not distinct from kept_host desc,
    c.user_id is not distinct from (select e.host_id from earlier e) desc,
    coalesce(u.total, 0),
    c.seat;
end;
$$;
comment on function private.free_places(text, timestamptz, timestamptz, uuid, uuid) is
  'Returns the seats that a booking can use at a time, best first. With active hosts: the kept host, the visitor''s previous host, then the host with the fewest upcoming consultations. Without: the seats of the availability. For leaders no host is selected: the seat of the kept host, whatever their hours, or a seat without a host. The exclusion constraint still decides.';
revoke all on function private.free_places(text, timestamptz, timestamptz, uuid, uuid) from public;
grant execute on function private.free_places(text, timestamptz, timestamptz, uuid, uuid)
  to authenticated, service_role;

create function public.assign_host(booking_id uuid, host uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.consultation_bookings;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can choose the host of a booking.' using errcode = '42501';
  end if;
  select b.* into booking from public.consultation_bookings b where b.id = assign_host.booking_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if not exists (
    select from public.booking_hosts h
    join public.user_profiles p on p.id = h.user_id
    where h.user_id = host and p.disabled_at is null and p.profile_type in ('team_leader', 'team_member')
  ) then
    return jsonb_build_object('outcome', 'no_host');
  end if;
  if booking.host_id is not distinct from host then
    return jsonb_build_object('outcome', 'assigned');
  end if;
  perform private.lock_booking_day(booking.preferreddate);
  perform private.lock_hosts();
  perform private.expire_holds_at(booking.preferreddate, booking.ends_at);
  begin
    update public.consultation_bookings b set host_id = host where b.id = booking.id;
  exception when exclusion_violation then
    return jsonb_build_object('outcome', 'taken');
  end;
  if booking.status = 'scheduled' and booking.quarantined_at is null and booking.preferreddate > now()
    and host is distinct from auth.uid() then
    perform private.tell(
      array[host], 'booking_created',
      concat_ws(', ', concat_ws(' ', booking.firstname, booking.lastname), booking.company),
      booking.projectdescription, 'consultation_bookings', booking.id, booking.preferreddate, host
    );
  end if;
  return jsonb_build_object('outcome', 'assigned');
end;
$$;
comment on function public.assign_host(uuid, uuid) is
  'Assigns a booking to another host, for leaders, whatever the hours of that host, and notifies them. Outcome: assigned, taken (the host has another consultation at that time), no_host or not_found.';
revoke all on function public.assign_host(uuid, uuid) from public, anon, authenticated;
grant execute on function public.assign_host(uuid, uuid) to authenticated;

create function public.hosts_at(starts_at timestamptz, booking uuid default null)
returns table (id uuid, name text, state text)
language sql
stable
security definer
set search_path = ''
as $$
  with wanted as (
    select
      b.host_id,
      hosts_at.starts_at + coalesce(
        b.ends_at - b.preferreddate, (select make_interval(mins => s.slot_length_minutes) from public.availability_settings s)
      ) as ends_at
    from (select) one
    left join public.consultation_bookings b on b.id = hosts_at.booking
  ),
  candidates as (
    select h, p.name, w.ends_at
    from wanted w
    join public.booking_hosts h on h.is_active or h.user_id = w.host_id
    join public.user_profiles p on p.id = h.user_id
    where p.disabled_at is null and p.profile_type in ('team_leader', 'team_member')
  )
  select
    (c.h).user_id,
    c.name,
    case
      when exists (
        select from public.consultation_bookings b
        where b.host_id = (c.h).user_id
          and b.holds_seat
          and (b.quarantined_at is null or b.quarantined_at > now() - private.quarantine_hold())
          and b.id is distinct from hosts_at.booking
          and b.preferreddate > hosts_at.starts_at - interval '8 hours'
          and b.preferreddate < c.ends_at
          and b.ends_at > hosts_at.starts_at
      ) then 'taken'
      when not private.host_offers((c.h).user_id, hosts_at.starts_at) then 'closed'
      when exists (
        select from private.host_blocks(c.h, hosts_at.starts_at, c.ends_at, hosts_at.booking) k
        where k.starts_at < c.ends_at and k.ends_at > hosts_at.starts_at
      ) then 'busy'
      else 'free'
    end
  from candidates c
  where (select private.is_leader())
  order by c.name, (c.h).seat;
$$;
comment on function public.hosts_at(timestamptz, uuid) is
  'Returns, for leaders, who could host a booking at a time: the active hosts and its current host. state is free, closed (outside their hours), busy (time off, a calendar, a buffer, a full day) or taken (another consultation, which cannot be overridden).';
revoke all on function public.hosts_at(timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.hosts_at(timestamptz, uuid) to authenticated;

create function private.blocked_times(host public.booking_hosts, from_at timestamptz, to_at timestamptz) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_array(
        (extract(epoch from lower(merged.part)) * 1000)::bigint,
        (extract(epoch from upper(merged.part)) * 1000)::bigint
      )
      order by merged.part
    ),
    '[]'
  )
  from (
    select unnest(range_agg(tstzrange(k.starts_at, k.ends_at))) as part
    from private.host_blocks(host, from_at, to_at, null) k
  ) merged;
$$;
comment on function private.blocked_times(public.booking_hosts, timestamptz, timestamptz) is
  'Returns the merged times near a range at which a host is unavailable, as [start, end] in epoch ms.';
revoke all on function private.blocked_times(public.booking_hosts, timestamptz, timestamptz) from public;
grant execute on function private.blocked_times(public.booking_hosts, timestamptz, timestamptz) to service_role;

create function public.hosts_blocked() returns table (id uuid, blocked jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select h.user_id, private.blocked_times(h, now(), now() + make_interval(days => s.horizon_days + 2))
  from private.active_hosts() h
  cross join public.availability_settings s
  where (select private.is_leader());
$$;
comment on function public.hosts_blocked() is
  'Returns, for leaders, the unavailable times of each active host up to the horizon, as [start, end] in epoch ms.';
revoke all on function public.hosts_blocked() from public, anon, authenticated;
grant execute on function public.hosts_blocked() to authenticated;

create function public.taken_slots(from_at timestamptz, to_at timestamptz)
returns table (preferreddate timestamptz, ends_at timestamptz, host_id uuid)
language sql
stable
set search_path = ''
as $$
  select b.preferreddate, b.ends_at, b.host_id
  from public.consultation_bookings b
  where b.preferreddate > from_at - interval '8 hours'
    and b.preferreddate < to_at
    and b.ends_at > from_at
    and b.holds_seat
    and (b.quarantined_at is null or b.quarantined_at > now() - private.quarantine_hold())
  order by b.preferreddate;
$$;
comment on function public.taken_slots(timestamptz, timestamptz) is
  'Returns the times of bookings that occupy a seat and overlap a range, one row per seat, with the host.';
revoke all on function public.taken_slots(timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.taken_slots(timestamptz, timestamptz) to service_role;

create function public.availability_state() returns jsonb
language sql
stable
set search_path = ''
as $$
  with settings as (
    select
      s.*,
      -- Rounded to whole days, so that the version does not change with every call.
      date_trunc('day', now()) - interval '1 day' as from_at,
      date_trunc('day', now()) + make_interval(days => s.horizon_days + 2) as to_at
    from public.availability_settings s
  ),
  -- Materialized, because the condition on each taken time uses it.
  hosts as materialized (
    select private.hosts_state(s.from_at, s.to_at) as hosts from settings s
  ),
  current_state as (
    select jsonb_build_object(
      'slot_length_minutes', s.slot_length_minutes,
      'seats', s.seats,
      'notice_hours', s.notice_hours,
      'horizon_days', s.horizon_days,
      'hours', (
        select coalesce(jsonb_agg(jsonb_build_array(h.weekday, h.opens, h.closes) order by h.weekday, h.opens), '[]')
        from public.availability_hours h
      ),
      'holidays', (
        select coalesce(jsonb_agg(h.day order by h.day), '[]') from public.availability_holidays h
      ),
      'hosts', hosts.hosts,
      'taken', (
        select coalesce(
          jsonb_agg(
            jsonb_build_array(
              (extract(epoch from t.preferreddate) * 1000)::bigint,
              (extract(epoch from t.ends_at) * 1000)::bigint
            )
            order by t.preferreddate, t.ends_at
          ),
          '[]'
        )
        from public.taken_slots(s.from_at, s.to_at) t
        -- Bookings with a host are already part of the host's unavailable times.
        where t.host_id is null or hosts.hosts = '[]'
      )
    ) as state
    from settings s
    cross join hosts
  )
  select c.state || jsonb_build_object('version', md5(c.state::text)) from current_state c;
$$;
comment on function public.availability_state() is
  'Returns settings, weekly hours, holidays, active hosts and taken times ([start, end] in epoch ms; with hosts only those of bookings without a host) in one snapshot. version is a hash of all of it: equal versions mean equal free slots.';
revoke all on function public.availability_state() from public, anon, authenticated;
grant execute on function public.availability_state() to service_role;

create trigger seat_with_host before insert or update of host_id, seat on public.consultation_bookings
  for each row when (new.host_id is not null) execute function private.seat_with_host();
