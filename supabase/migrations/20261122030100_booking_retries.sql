-- A form that is sent again is answered from the booking that it made, which then is what the form says now.

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
  'Stores a new booking on the first free seat of its time; null when there is none.';

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
      visitor_time_zone = wanted.visitor_time_zone
    where b.id = held.id
    returning b.* into wanted;
  end if;
  return wanted;
end;
$$;
comment on function private.correct_booking(public.consultation_bookings, jsonb) is
  'Gives a booking what its form says now of the person and the project, where that differs.';

revoke all on function
  private.store_booking(jsonb), private.correct_booking(public.consultation_bookings, jsonb) from public;
grant execute on function
  private.store_booking(jsonb), private.correct_booking(public.consultation_bookings, jsonb) to service_role;

create or replace function public.book_consultation(booking jsonb) returns jsonb
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
    -- The day's lock is not enough: a form may be sent for two days at once.
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
      -- Moving takes the key; the form that moved the booking may be sent once more.
      update public.consultation_bookings b
      set idempotency_key = key
      where b.id = stored.id
      returning b.* into stored;
    end if;
  else
    begin
      -- The first address may be somebody else's, so its manage link must end with its booking.
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
  'Books a slot on its first free seat. A key that made a live booking, unmoved by others, moves that booking and corrects it instead of making a second. Outcome: booked, replayed (as before), moved, quarantined, or taken (then booking is what the key still holds, or null); never a conflict error.';
