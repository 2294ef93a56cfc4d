-- What leaders do with bookings: find them, add one by hand, make a contact of one, and decide when there are slots.

-- Under row-level security no index serves a text search, so this asks the role itself.
create function public.find_bookings(search text) returns setof public.consultation_bookings
language sql
stable
security definer
set search_path = ''
as $$
  select b.*
  from public.consultation_bookings b
  where private.booking_document(b) @@ private.search_query(search) and (select private.is_leader());
$$;
comment on function public.find_bookings(text) is
  'The bookings whose name, address, company or phone hold every word of the search, for leaders.';

create function public.add_booking(booking jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can add a booking.' using errcode = '42501';
  end if;
  answer := public.book_consultation(booking - 'quarantine_reason');
  if answer ->> 'outcome' = 'booked' then
    update public.consultation_bookings b
    set
      owner_id = (booking ->> 'owner_id')::uuid,
      private_notes = nullif(btrim(booking ->> 'private_notes'), ''),
      replied_at = now()
    where b.id = (answer -> 'booking' ->> 'id')::uuid;
  end if;
  return answer;
end;
$$;
comment on function public.add_booking(jsonb) is
  'Books a slot for somebody whom a leader has spoken to, so that it awaits no reply. Takes owner_id and private_notes besides; answers as book_consultation does.';

create function public.convert_booking(booking_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.consultation_bookings;
  employer uuid;
  contact uuid;
  is_new boolean := false;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can make a contact of a booking.' using errcode = '42501';
  end if;
  select b.* into booking from public.consultation_bookings b where b.id = booking_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;

  select c.id into contact from public.clients c where lower(c.email) = lower(booking.email);
  if contact is null then
    select c.id into contact
    from public.clients c
    where c.other_emails && array[booking.email, lower(booking.email)]
    limit 1;
  end if;
  if contact is null then
    if btrim(booking.company) <> '' then
      insert into public.companies (name) values (btrim(booking.company))
      on conflict (lower(name)) do nothing;
      select f.id into employer from public.companies f where lower(f.name) = lower(btrim(booking.company));
    end if;
    insert into public.clients (firstname, lastname, email, phone, company_id, owner_id, source)
    values (
      booking.firstname, booking.lastname, booking.email, booking.phone, employer, booking.owner_id, 'Consultation'
    )
    on conflict (lower(email)) do nothing
    returning id into contact;
    is_new := found;
    if not is_new then
      select c.id into contact from public.clients c where lower(c.email) = lower(booking.email);
    end if;
  end if;

  update public.consultation_bookings b
  set client_id = contact
  where b.id = booking.id or (lower(b.email) = lower(booking.email) and b.client_id is null);
  return jsonb_build_object('outcome', case when is_new then 'created' else 'linked' end, 'client_id', contact);
end;
$$;
comment on function public.convert_booking(uuid) is
  'Links the bookings of an address to its contact, and makes one with the booking''s data where there is none. Outcome: created, linked or not_found.';

create function public.save_availability(availability jsonb, seen timestamptz) returns text
language plpgsql
set search_path = ''
as $$
begin
  update public.availability_settings s
  set
    slot_length_minutes = (availability ->> 'slot_length_minutes')::integer,
    seats = (availability ->> 'seats')::integer,
    notice_hours = (availability ->> 'notice_hours')::integer,
    horizon_days = (availability ->> 'horizon_days')::integer
  where s.updated_at = seen;
  if not found then
    return 'stale';
  end if;

  -- Only what differs is written, so that the audit log names what was changed.
  delete from public.availability_hours h
  where not exists (
    select from jsonb_to_recordset(availability -> 'hours') as kept (weekday smallint, opens time)
    where kept.weekday = h.weekday and kept.opens = h.opens
  );
  insert into public.availability_hours as h (weekday, opens, closes)
  select given.weekday, given.opens, given.closes
  from jsonb_to_recordset(availability -> 'hours') as given (weekday smallint, opens time, closes time)
  on conflict (weekday, opens) do update set closes = excluded.closes where h.closes <> excluded.closes;

  delete from public.availability_holidays h
  where not exists (
    select from jsonb_to_recordset(availability -> 'holidays') as kept (day date) where kept.day = h.day
  );
  insert into public.availability_holidays as h (day, name)
  select given.day, given.name
  from jsonb_to_recordset(availability -> 'holidays') as given (day date, name text)
  on conflict (day) do update set name = excluded.name where h.name <> excluded.name;
  return 'saved';
end;
$$;
comment on function public.save_availability(jsonb, timestamptz) is
  'Makes the availability what is given, as a whole. Answers saved, or stale where the settings are no longer the version of seen.';

revoke all on function
  public.find_bookings(text), public.add_booking(jsonb), public.convert_booking(uuid),
  public.save_availability(jsonb, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.find_bookings(text), public.add_booking(jsonb), public.convert_booking(uuid),
  public.save_availability(jsonb, timestamptz)
  to authenticated;
