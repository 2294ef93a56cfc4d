-- Booking a slot: locks, seats, and which times are taken.

create function private.lock_booking_day(instant timestamptz) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(
    hashtextextended('consultation_bookings ' || private.business_day(instant)::text, 0)
  );
$$;
comment on function private.lock_booking_day(timestamptz) is
  'Makes concurrent bookings of one day wait for each other: waiting in the exclusion constraint could deadlock.';
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
  'Releases the seats of bookings in the way of a time that have been in quarantine for too long. Skips those being changed, because waiting could deadlock.';
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
  'Releases the seats of all bookings that have been in quarantine for too long, for the scheduler. Returns how many.';
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
begin
  -- Locks both days, the earlier one first: otherwise two bookings that swap their times would deadlock.
  select b.preferreddate into was_at from public.consultation_bookings b where b.id = wanted.id;
  perform private.lock_booking_day(least(was_at, wanted.preferreddate));
  perform private.lock_booking_day(greatest(was_at, wanted.preferreddate));
  perform private.expire_holds_at(wanted.preferreddate, wanted.ends_at);
  for candidate in 1..(select s.seats from public.availability_settings s) loop
    begin
      update public.consultation_bookings b
      set
        preferreddate = wanted.preferreddate,
        ends_at = wanted.ends_at,
        status = wanted.status,
        quarantined_at = wanted.quarantined_at,
        seat = candidate
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
  'Gives an existing booking its new time and status on the first free seat; null if there is none.';
revoke all on function private.seat_booking(public.consultation_bookings) from public;
grant execute on function private.seat_booking(public.consultation_bookings) to authenticated, service_role;

create function private.store_booking(booking jsonb) returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  settings public.availability_settings;
  starts_at constant timestamptz := (booking ->> 'preferreddate')::timestamptz;
  stored public.consultation_bookings;
begin
  select s.* into strict settings from public.availability_settings s;
  perform private.lock_booking_day(starts_at);
  perform private.expire_holds_at(starts_at, starts_at + make_interval(mins => settings.slot_length_minutes));
  for candidate in 1..settings.seats loop
    insert into public.consultation_bookings (
      firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, projectdescription,
      service_id, visitor_time_zone, idempotency_key, quarantined_at, quarantine_reason, seat
    )
    values (
      btrim(booking ->> 'firstname'),
      nullif(btrim(booking ->> 'lastname'), ''),
      nullif(btrim(booking ->> 'company'), ''),
      btrim(booking ->> 'email'),
      nullif(btrim(booking ->> 'phone'), ''),
      coalesce(nullif(btrim(booking ->> 'meetingtype'), ''), 'Consultation'),
      starts_at,
      starts_at + make_interval(mins => settings.slot_length_minutes),
      nullif(btrim(booking ->> 'projectdescription'), ''),
      (select s.id from public.services s where s.id = (booking ->> 'service_id')::uuid),
      booking ->> 'visitor_time_zone',
      (booking ->> 'idempotency_key')::uuid,
      case when booking ->> 'quarantine_reason' is not null then now() end,
      booking ->> 'quarantine_reason',
      candidate
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
  'Stores a new booking on the first free seat of its time; null if there is none.';
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
  'Updates the person and project of a booking from its form, if they differ.';
revoke all on function private.correct_booking(public.consultation_bookings, jsonb) from public;
grant execute on function private.correct_booking(public.consultation_bookings, jsonb) to service_role;

-- A form that is sent again corrects or moves the booking that it made, as long as that booking keeps its key.
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
    -- The lock of the day is not enough: one form may be sent for two days at once.
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
    else
      outcome := 'moved';
      stored := held;
      stored.preferreddate := starts_at;
      stored.ends_at := starts_at + (held.ends_at - held.preferreddate);
      stored := private.seat_booking(stored);
      -- Moving clears the key; restored, because the form that moved the booking may be sent again.
      update public.consultation_bookings b
      set idempotency_key = key
      where b.id = stored.id
      returning b.* into stored;
    end if;
  else
    begin
      -- The first e-mail address may belong to somebody else, so the link sent there must stop working.
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
  'Books a slot on its first free seat. If the key made a booking whose time and status nobody has changed since, corrects and moves that one instead of adding a second. Outcome: booked, replayed (same time), moved, quarantined, or taken (then booking is what the key still holds, or null); never a conflict error.';
revoke all on function public.book_consultation(jsonb) from public, anon, authenticated;
grant execute on function public.book_consultation(jsonb) to service_role;

create function public.taken_slots(from_at timestamptz, to_at timestamptz)
returns table (preferreddate timestamptz, ends_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select b.preferreddate, b.ends_at
  from public.consultation_bookings b
  where b.preferreddate > from_at - interval '8 hours'
    and b.preferreddate < to_at
    and b.ends_at > from_at
    and b.holds_seat
    and (b.quarantined_at is null or b.quarantined_at > now() - private.quarantine_hold())
  order by b.preferreddate;
$$;
comment on function public.taken_slots(timestamptz, timestamptz) is
  'Returns the times of the bookings that hold a seat and overlap a range, one row for each seat taken.';
revoke all on function public.taken_slots(timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.taken_slots(timestamptz, timestamptz) to service_role;

-- Everything that decides which slots are free, in one read.
create function public.availability_state() returns jsonb
language sql
stable
set search_path = ''
as $$
  with current_state as (
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
        -- Whole days, so that the version does not change with every call.
        from public.taken_slots(
          date_trunc('day', now()) - interval '1 day',
          date_trunc('day', now()) + make_interval(days => s.horizon_days + 2)
        ) t
      )
    ) as state
    from public.availability_settings s
  )
  select c.state || jsonb_build_object('version', md5(c.state::text)) from current_state c;
$$;
comment on function public.availability_state() is
  'Returns settings, weekly hours, holidays and taken times ([start, end] in epoch ms) of one moment. version is a digest of them all: equal versions mean equal free slots.';
revoke all on function public.availability_state() from public, anon, authenticated;
grant execute on function public.availability_state() to service_role;

-- The same rule as openDays on the site (lib/bookings/availability/rules.ts).
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
    and exists (
      select from public.availability_hours h
      where h.weekday = extract(dow from private.business_day(starts_at))
        and private.business_time(starts_at) between h.opens and h.closes
    )
  from public.availability_settings s;
$$;
comment on function private.is_offered(timestamptz) is
  'Returns whether hours, notice, horizon and holidays offer a start at an instant, taken or not.';
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
  return answer;
end;
$$;
comment on function public.request_booking(jsonb, text, integer, integer) is
  'Books a slot for a visitor, all in one: counts the request of the subject (a hashed IP) and answers limited beyond its limit, closed where no consultation is offered, else as book_consultation does. closed and taken come with the availability_state, for suggestions.';
revoke all on function public.request_booking(jsonb, text, integer, integer) from public, anon, authenticated;
grant execute on function public.request_booking(jsonb, text, integer, integer) to service_role;
