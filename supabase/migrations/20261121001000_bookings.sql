-- Consultations. A slot holds as many live bookings as it has seats; the exclusion constraint decides.

create table public.consultation_bookings (
  id uuid primary key default gen_random_uuid(),
  firstname text not null check (char_length(btrim(firstname)) between 1 and 100),
  lastname text check (char_length(lastname) <= 100),
  company text check (char_length(company) <= 160),
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  phone text check (char_length(phone) <= 40),
  meetingtype text not null default 'Consultation' check (char_length(meetingtype) between 1 and 80),
  preferreddate timestamptz not null,
  ends_at timestamptz not null,
  projectdescription text check (char_length(projectdescription) <= 5000),
  requestdate timestamptz not null default now(),
  status text not null default 'scheduled'
    check (status in ('scheduled', 'completed', 'no_show', 'cancelled')),
  seat smallint not null default 1 check (seat >= 1),
  owner_id uuid references public.user_profiles (id) on delete set null,
  private_notes text check (char_length(private_notes) <= 10000),
  replied_at timestamptz,
  client_id uuid references public.clients (id) on delete set null,
  service_id uuid references public.services (id) on delete set null,
  visitor_time_zone text check (char_length(visitor_time_zone) <= 60),
  idempotency_key uuid unique,
  quarantined_at timestamptz,
  quarantine_reason text check (char_length(quarantine_reason) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The upper bound lets a range of days be read from the index on the start alone.
  constraint consultation_bookings_length
    check (ends_at > preferreddate and ends_at <= preferreddate + interval '8 hours'),
  constraint consultation_bookings_no_double_booking exclude using gist (
    int4range(seat, seat, '[]') with &&,
    tstzrange(preferreddate, ends_at) with &&
  ) where (status <> 'cancelled' and quarantined_at is null)
);
comment on table public.consultation_bookings is
  'Consultations. Live: not cancelled and not in quarantine. A live booking holds one seat for its time.';
create index consultation_bookings_preferreddate on public.consultation_bookings (preferreddate, id);
create index consultation_bookings_requestdate on public.consultation_bookings (requestdate desc, id);
create index consultation_bookings_status on public.consultation_bookings (status, requestdate desc, id);
create index consultation_bookings_unanswered on public.consultation_bookings (requestdate)
  where replied_at is null and status = 'scheduled' and quarantined_at is null;
create index consultation_bookings_quarantined on public.consultation_bookings (quarantined_at desc)
  where quarantined_at is not null;
create index consultation_bookings_email on public.consultation_bookings (lower(email), requestdate desc);
create index consultation_bookings_owner_id on public.consultation_bookings (owner_id, preferreddate);
create index consultation_bookings_client_id on public.consultation_bookings (client_id);
create index consultation_bookings_service_id on public.consultation_bookings (service_id);

create function private.prepare_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.ends_at := coalesce(
      new.ends_at,
      new.preferreddate + (select make_interval(mins => s.slot_length_minutes) from public.availability_settings s)
    );
    return new;
  end if;

  -- Whoever moves the start alone keeps the length.
  if new.preferreddate <> old.preferreddate and new.ends_at = old.ends_at then
    new.ends_at := new.preferreddate + (old.ends_at - old.preferreddate);
  end if;
  if new.status <> old.status and old.status <> 'scheduled' and new.status <> 'scheduled' then
    raise exception 'A booking cannot go from % to %.', old.status, new.status using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.prepare_booking() is
  'Trigger: fills the end of a booking and refuses transitions that do not exist.';
revoke all on function private.prepare_booking() from public;

create trigger prepare before insert or update on public.consultation_bookings
  for each row execute function private.prepare_booking();
create trigger set_updated_at before update on public.consultation_bookings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.consultation_bookings
  for each row execute function private.record_audit();

create function private.announce_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.status <> 'cancelled' and old.quarantined_at is null;
  is_live boolean := new.status <> 'cancelled' and new.quarantined_at is null;
  payload jsonb := jsonb_build_object('booking', to_jsonb(new) - 'private_notes');
begin
  if is_live and not was_live then
    perform private.enqueue('booking.created', 'webhook', null, payload, 'consultation_bookings', new.id);
    perform private.enqueue('booking.created', 'mail', new.email, payload, 'consultation_bookings', new.id);
  elsif was_live and new.status = 'cancelled' then
    perform private.enqueue('booking.cancelled', 'mail', new.email, payload, 'consultation_bookings', new.id);
  elsif was_live and is_live and new.preferreddate <> old.preferreddate then
    perform private.enqueue(
      'booking.rescheduled', 'mail', new.email,
      payload || jsonb_build_object(
        'previous', jsonb_build_object('preferreddate', old.preferreddate, 'ends_at', old.ends_at)
      ),
      'consultation_bookings', new.id
    );
  end if;
  return null;
end;
$$;
comment on function private.announce_booking() is
  'Trigger: puts what a visitor and the automation must learn in the outbox, in the same transaction.';
revoke all on function private.announce_booking() from public;

create trigger announce after insert or update on public.consultation_bookings
  for each row execute function private.announce_booking();

alter table public.consultation_bookings enable row level security;
revoke all on public.consultation_bookings from public, anon, authenticated;
grant select, insert, update, delete on public.consultation_bookings to authenticated, service_role;
create policy "Leaders manage bookings" on public.consultation_bookings
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function private.lock_booking_day(instant timestamptz) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(
    hashtextextended('consultation_bookings ' || private.business_day(instant)::text, 0)
  );
$$;
comment on function private.lock_booking_day(timestamptz) is
  'Makes those who want a seat on the same day wait for each other: waiting in the constraint could deadlock.';

create function private.seat_booking(wanted public.consultation_bookings) returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  seated public.consultation_bookings;
begin
  perform private.lock_booking_day(wanted.preferreddate);
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
  'Gives an existing booking its wanted time and status on the first free seat; null when there is none.';

revoke all on function
  private.lock_booking_day(timestamptz), private.seat_booking(public.consultation_bookings) from public;
grant execute on function
  private.lock_booking_day(timestamptz), private.seat_booking(public.consultation_bookings)
  to authenticated, service_role;

create function public.book_consultation(booking jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  settings public.availability_settings;
  starts_at constant timestamptz := (booking ->> 'preferreddate')::timestamptz;
  given_email constant text := btrim(booking ->> 'email');
  key constant uuid := (booking ->> 'idempotency_key')::uuid;
  quarantined boolean := booking ->> 'quarantine_reason' is not null;
  stored public.consultation_bookings;
begin
  if coalesce(btrim(booking ->> 'firstname'), '') = '' or coalesce(given_email, '') = '' or starts_at is null then
    raise exception 'First name, email, and preferred date are required' using errcode = '23514';
  end if;
  select s.* into strict settings from public.availability_settings s;
  perform private.lock_booking_day(starts_at);

  for candidate in 1..settings.seats loop
    insert into public.consultation_bookings (
      firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, projectdescription,
      service_id, visitor_time_zone, idempotency_key, quarantined_at, quarantine_reason, seat
    )
    values (
      btrim(booking ->> 'firstname'),
      nullif(btrim(booking ->> 'lastname'), ''),
      nullif(btrim(booking ->> 'company'), ''),
      given_email,
      nullif(btrim(booking ->> 'phone'), ''),
      coalesce(nullif(btrim(booking ->> 'meetingtype'), ''), 'Consultation'),
      starts_at,
      starts_at + make_interval(mins => settings.slot_length_minutes),
      nullif(btrim(booking ->> 'projectdescription'), ''),
      (select s.id from public.services s where s.id = (booking ->> 'service_id')::uuid),
      booking ->> 'visitor_time_zone',
      key,
      case when quarantined then now() end,
      booking ->> 'quarantine_reason',
      candidate
    )
    on conflict do nothing
    returning * into stored;
    if found then
      return jsonb_build_object(
        'outcome', case when quarantined then 'quarantined' else 'booked' end,
        'booking', to_jsonb(stored) - 'private_notes'
      );
    end if;
  end loop;

  select b.* into stored
  from public.consultation_bookings b
  where b.idempotency_key = key and lower(b.email) = lower(given_email);
  if found then
    return jsonb_build_object('outcome', 'replayed', 'booking', to_jsonb(stored) - 'private_notes');
  end if;
  return jsonb_build_object('outcome', 'taken', 'booking', null);
end;
$$;
comment on function public.book_consultation(jsonb) is
  'Books a slot on its first free seat. Outcome: booked, replayed (this key was booked before), taken or quarantined; never a conflict error.';

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
    and b.status <> 'cancelled'
    and b.quarantined_at is null
  order by b.preferreddate;
$$;
comment on function public.taken_slots(timestamptz, timestamptz) is
  'The times of the live bookings that touch a range, one row for each seat taken.';

revoke all on function public.book_consultation(jsonb), public.taken_slots(timestamptz, timestamptz)
  from public, anon, authenticated;
grant execute on function public.book_consultation(jsonb), public.taken_slots(timestamptz, timestamptz)
  to service_role;

create function public.reschedule_booking(booking_id uuid, starts_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
begin
  select b.* into wanted from public.consultation_bookings b where b.id = booking_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  wanted.ends_at := starts_at + (wanted.ends_at - wanted.preferreddate);
  wanted.preferreddate := starts_at;
  wanted := private.seat_booking(wanted);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object('outcome', 'rescheduled', 'booking', to_jsonb(wanted) - 'private_notes');
end;
$$;
comment on function public.reschedule_booking(uuid, timestamptz) is
  'Moves a booking and keeps its length. Outcome: rescheduled, taken or not_found.';

create function public.release_booking(booking_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
begin
  select b.* into wanted
  from public.consultation_bookings b
  where b.id = booking_id and b.quarantined_at is not null
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  wanted.quarantined_at := null;
  wanted := private.seat_booking(wanted);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object('outcome', 'released', 'booking', to_jsonb(wanted) - 'private_notes');
end;
$$;
comment on function public.release_booking(uuid) is
  'Lets a booking out of quarantine if its time is still free. Outcome: released, taken or not_found.';

create function public.reopen_booking(booking_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
begin
  select b.* into wanted
  from public.consultation_bookings b
  where b.id = booking_id and b.status <> 'scheduled'
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  wanted.status := 'scheduled';
  wanted := private.seat_booking(wanted);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object('outcome', 'reopened', 'booking', to_jsonb(wanted) - 'private_notes');
end;
$$;
comment on function public.reopen_booking(uuid) is
  'Schedules a closed or cancelled booking again if its time is still free. Outcome: reopened, taken or not_found.';

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
  'Cancels a scheduled booking; one that is cancelled stays so. Outcome: cancelled or not_found.';

revoke all on function
  public.reschedule_booking(uuid, timestamptz), public.release_booking(uuid),
  public.reopen_booking(uuid), public.cancel_booking(uuid)
  from public, anon, authenticated;
grant execute on function
  public.reschedule_booking(uuid, timestamptz), public.release_booking(uuid),
  public.reopen_booking(uuid), public.cancel_booking(uuid)
  to authenticated, service_role;
