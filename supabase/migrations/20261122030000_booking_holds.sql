-- A booking in quarantine holds its seat for 24 hours; a booking keeps its idempotency key only as long as it is
-- what its form asked for; nothing that has yet to begin can be completed.

create function private.quarantine_hold() returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '24 hours';
$$;
comment on function private.quarantine_hold() is
  'How long a booking in quarantine holds its seat. The visitor is promised an answer within this time.';
revoke all on function private.quarantine_hold() from public;
grant execute on function private.quarantine_hold() to authenticated, service_role;

alter table public.consultation_bookings add column holds_seat boolean not null default true;
comment on column public.consultation_bookings.holds_seat is
  'Whether the booking keeps others from its time; written by the trigger alone. False: cancelled, or in quarantine for too long.';

create or replace function private.prepare_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_changed boolean := true;
begin
  if tg_op = 'INSERT' then
    new.ends_at := coalesce(
      new.ends_at,
      new.preferreddate + (select make_interval(mins => s.slot_length_minutes) from public.availability_settings s)
    );
  else
    -- A new start alone keeps the length.
    if new.preferreddate <> old.preferreddate and new.ends_at = old.ends_at then
      new.ends_at := new.preferreddate + (old.ends_at - old.preferreddate);
    end if;
    if new.status <> old.status and old.status <> 'scheduled' and new.status <> 'scheduled' then
      raise exception 'A booking cannot go from % to %.', old.status, new.status using errcode = '23514';
    end if;
    is_changed := new.status <> old.status or new.preferreddate <> old.preferreddate;
    if is_changed then
      new.idempotency_key := null;
    end if;
  end if;

  if is_changed and new.status in ('completed', 'no_show') and new.preferreddate > now() then
    raise exception 'A consultation cannot be % before it has begun.', new.status using errcode = '23514';
  end if;
  new.holds_seat := new.status <> 'cancelled'
    and (new.quarantined_at is null or new.quarantined_at > now() - private.quarantine_hold());
  return new;
end;
$$;
comment on function private.prepare_booking() is
  'Trigger: fills the end of a booking and whether it holds its seat, takes the idempotency key from one whose time or status changes, and refuses transitions that do not exist or come too early.';

update public.consultation_bookings b
set idempotency_key = null
where b.idempotency_key is not null
  and (
    b.status <> 'scheduled'
    or exists (
      select from public.outbox o where o.record_id = b.id and o.topic = 'booking.rescheduled'
    )
  );
-- What waits in quarantine held no seat so far, and somebody else may have booked its time.
alter table public.consultation_bookings disable trigger user;
update public.consultation_bookings b
set holds_seat = false
where b.status = 'cancelled' or b.quarantined_at is not null;
alter table public.consultation_bookings enable trigger user;

alter table public.consultation_bookings
  drop constraint consultation_bookings_no_double_booking,
  add constraint consultation_bookings_no_double_booking exclude using gist (
    int4range(seat, seat, '[]') with &&,
    tstzrange(preferreddate, ends_at) with &&
  ) where (holds_seat);
comment on table public.consultation_bookings is
  'Consultations. Live: not cancelled and not in quarantine. A live booking holds one seat for its time; one in quarantine does for 24 hours.';

create index consultation_bookings_holds on public.consultation_bookings (quarantined_at)
  where holds_seat and quarantined_at is not null;

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
  'Takes the seat from bookings that have been in quarantine for too long and stand in the way of a time. One that somebody is changing at this moment keeps it: waiting could deadlock.';
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
  'Takes the seat from all bookings that have been in quarantine for too long; for the scheduler. Answers how many.';
revoke all on function public.expire_booking_holds() from public, anon, authenticated;
grant execute on function public.expire_booking_holds() to service_role;

create or replace function public.taken_slots(from_at timestamptz, to_at timestamptz)
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
  'The times of the bookings that hold a seat and touch a range, one row for each seat taken.';

create or replace function private.seat_booking(wanted public.consultation_bookings)
returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  seated public.consultation_bookings;
  was_at timestamptz;
begin
  -- Both days, the earlier one first: two bookings that swap their times would wait for each other for ever.
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

create or replace function private.announce_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.status <> 'cancelled' and old.quarantined_at is null;
  is_live boolean := new.status <> 'cancelled' and new.quarantined_at is null;
  payload jsonb := jsonb_build_object(
    'booking',
    to_jsonb(new) - 'private_notes' || jsonb_build_object(
      'service_title', (select s.title from public.services s where s.id = new.service_id)
    )
  );
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
