-- Booking actions of staff: move, cancel, reopen, release, add manually, convert to a contact, find.
create function public.reschedule_booking(
  booking_id uuid, starts_at timestamptz, seen_start timestamptz default null, tell boolean default true,
  holder jsonb default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
begin
  select b.* into wanted
  from public.consultation_bookings b
  where b.id = booking_id and b.status = 'scheduled'
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  -- Browsers send timestamps with millisecond precision.
  if date_trunc('milliseconds', wanted.preferreddate) <> seen_start then
    return jsonb_build_object('outcome', 'changed');
  end if;
  if starts_at < now() then
    return jsonb_build_object('outcome', 'past');
  end if;
  wanted.ends_at := starts_at + (wanted.ends_at - wanted.preferreddate);
  wanted.preferreddate := starts_at;
  if holder is not null then
    wanted.host_id := (holder ->> 'id')::uuid;
  end if;
  if not tell then
    perform set_config('techlink.quiet_move', 'on', true);
  end if;
  wanted := private.seat_booking(wanted);
  perform set_config('techlink.quiet_move', '', true);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object(
    'outcome', 'rescheduled',
    'booking', to_jsonb(wanted) - 'private_notes',
    'host', private.host_card(wanted.host_id)
  );
end;
$$;
comment on function public.reschedule_booking(uuid, timestamptz, timestamptz, boolean, jsonb) is
  'Moves a scheduled booking and keeps its duration. With seen_start, only if it still starts then; without tell, no email is sent. For leaders, the host stays or changes to holder ({id}; null: no host yet); for visitors, a free host is selected. Returns the outcome (rescheduled, taken, past, changed or not_found) with the stored booking and its host as {name, picture_url}.';
revoke all on function public.reschedule_booking(uuid, timestamptz, timestamptz, boolean, jsonb)
  from public, anon, authenticated;
grant execute on function public.reschedule_booking(uuid, timestamptz, timestamptz, boolean, jsonb)
  to authenticated, service_role;

create function public.cancel_booking(booking_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  cancelled public.consultation_bookings;
begin
  update public.consultation_bookings b
  set status = 'cancelled'
  where b.id = booking_id and b.status in ('scheduled', 'cancelled')
  returning b.* into cancelled;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  return jsonb_build_object('outcome', 'cancelled', 'booking', to_jsonb(cancelled) - 'private_notes');
end;
$$;
comment on function public.cancel_booking(uuid) is
  'Cancels a scheduled booking; does nothing if it is already cancelled. Outcome: cancelled or not_found.';
revoke all on function public.cancel_booking(uuid) from public, anon, authenticated;
grant execute on function public.cancel_booking(uuid) to authenticated, service_role;

create function private.seat_again(wanted public.consultation_bookings) returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  seated public.consultation_bookings;
begin
  seated := private.seat_booking(wanted);
  if seated.id is null and wanted.host_id is not null then
    wanted.host_id := null;
    seated := private.seat_booking(wanted);
  end if;
  return seated;
end;
$$;
comment on function private.seat_again(public.consultation_bookings) is
  'Gives a booking its former time and host, or no host if that host is taken. Returns null if the time is taken.';
revoke all on function private.seat_again(public.consultation_bookings) from public;
grant execute on function private.seat_again(public.consultation_bookings) to authenticated, service_role;

create function public.reopen_booking(booking_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
  former_host uuid;
begin
  select b.* into wanted
  from public.consultation_bookings b
  where b.id = booking_id and b.status <> 'scheduled'
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  wanted.status := 'scheduled';
  former_host := wanted.host_id;
  wanted := private.seat_again(wanted);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object(
    'outcome', 'reopened',
    'host_lost', former_host is not null and wanted.host_id is null,
    'booking', to_jsonb(wanted) - 'private_notes'
  );
end;
$$;
comment on function public.reopen_booking(uuid) is
  'Schedules a closed or cancelled booking again if its time is still free, without a host (host_lost) if its host is taken. Outcome: reopened, taken or not_found.';
revoke all on function public.reopen_booking(uuid) from public, anon, authenticated;
grant execute on function public.reopen_booking(uuid) to authenticated, service_role;

create function public.release_booking(booking_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
  former_host uuid;
begin
  select b.* into wanted
  from public.consultation_bookings b
  where b.id = booking_id and b.quarantined_at is not null
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  wanted.quarantined_at := null;
  former_host := wanted.host_id;
  wanted := private.seat_again(wanted);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object(
    'outcome', 'released',
    'host_lost', former_host is not null and wanted.host_id is null,
    'booking', to_jsonb(wanted) - 'private_notes'
  );
end;
$$;
comment on function public.release_booking(uuid) is
  'Releases a booking from quarantine if its time is still free, without a host (host_lost) if its host is taken. Outcome: released, taken or not_found.';
revoke all on function public.release_booking(uuid) from public, anon, authenticated;
grant execute on function public.release_booking(uuid) to authenticated, service_role;

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
  'Books a slot for a person to whom a leader has spoken, so that no reply is due. Also accepts host_id (without it the booking has no host yet), owner_id and private_notes. Returns the same as book_consultation.';
revoke all on function public.add_booking(jsonb) from public, anon, authenticated;
grant execute on function public.add_booking(jsonb) to authenticated;

create function public.convert_booking(booking_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.consultation_bookings;
  is_known boolean;
  contact public.clients;
  found_contact uuid;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can make a contact of a booking.' using errcode = '42501';
  end if;
  select b.* into booking from public.consultation_bookings b where b.id = booking_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  is_known := booking.client_id is not null
    or exists (select from public.clients c where lower(c.email) = lower(booking.email))
    or exists (select from public.clients c where c.other_emails @> array[lower(booking.email)]);
  found_contact := coalesce(
    booking.client_id, private.contact_of(to_jsonb(booking), private.touch_source('booking'))
  );
  update public.clients c
  set
    owner_id = coalesce(c.owner_id, booking.owner_id),
    company_id = coalesce(c.company_id, private.company_of_form(to_jsonb(booking)))
  where c.id = found_contact
  returning c.* into contact;
  update public.consultation_bookings b
  set client_id = contact.id
  where b.client_id is null and (b.id = booking.id or lower(b.email) = lower(booking.email));
  return jsonb_build_object(
    'outcome', case when is_known then 'linked' else 'created' end,
    'client_id', contact.id,
    'stage', contact.stage
  );
end;
$$;
comment on function public.convert_booking(uuid) is
  'Links all bookings of an email address to its contact, and creates the contact from the booking if there is none, as in quarantine. A contact without owner or company gets those of the booking, because a leader requested it. Outcome: created or linked, with id and stage of the contact, or not_found.';
revoke all on function public.convert_booking(uuid) from public, anon, authenticated;
grant execute on function public.convert_booking(uuid) to authenticated;
