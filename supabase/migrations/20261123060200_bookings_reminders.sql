-- What a consultation does by itself: reminders before it, an invitation to book again after one that was missed, notes
-- after one that took place. Visitors may move and cancel until a notice limit.

alter table public.availability_settings
  add column first_reminder_hours integer not null default 24 check (first_reminder_hours between 0 and 168),
  add column last_reminder_hours integer not null default 1 check (last_reminder_hours between 0 and 24),
  add column change_notice_hours integer not null default 4 check (change_notice_hours between 0 and 168);
comment on column public.availability_settings.first_reminder_hours is
  'Hours before a consultation at which its visitor is reminded; 0: not.';
comment on column public.availability_settings.last_reminder_hours is
  'The same for the second reminder. Closer than this, the first one is no longer sent.';
comment on column public.availability_settings.change_notice_hours is
  'Hours before a consultation until which its visitor may move or cancel it. Where less time was left when it was agreed, notice_hours counts if it is shorter.';

alter table public.consultation_bookings
  add column agreed_at timestamptz not null default now(),
  add column changeable_until timestamptz not null default now(),
  add column change_reason text check (char_length(change_reason) <= 500),
  add column earlier_reasons text check (char_length(earlier_reasons) <= 20000),
  add column shared_notes text check (char_length(shared_notes) <= 5000),
  add column notes_sent_at timestamptz;
comment on column public.consultation_bookings.agreed_at is
  'When the present time was agreed: booked, moved to, reopened or released from quarantine.';
comment on column public.consultation_bookings.changeable_until is
  'Until when its visitor may move or cancel it, as their mail says; a trigger sets it when the time is agreed.';
comment on column public.consultation_bookings.change_reason is
  'Why the booking was last moved or cancelled, as the person who did so wrote. For staff only.';
comment on column public.consultation_bookings.earlier_reasons is
  'Reasons of the changes before the last one, one a line, the oldest first. For staff only.';
comment on column public.consultation_bookings.shared_notes is 'Notes of the consultation that are sent to its visitor.';

update public.consultation_bookings set agreed_at = requestdate;

create table public.booking_reminders (
  booking_id uuid not null references public.consultation_bookings (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null check (kind in ('first', 'last')),
  queued_at timestamptz not null default now(),
  primary key (booking_id, starts_at, kind)
);
comment on table public.booking_reminders is
  'Reminders that were queued, at most one of each kind for each time of a booking.';

alter table public.booking_reminders enable row level security;
revoke all on public.booking_reminders from public, anon, authenticated;
grant select on public.booking_reminders to authenticated;
grant select, insert, update, delete on public.booking_reminders to service_role;
create policy "Leaders read the reminders" on public.booking_reminders
  for select to authenticated using ((select private.is_leader()));

create function private.booking_payload(booking public.consultation_bookings) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'booking',
    to_jsonb(booking) - array['private_notes', 'change_reason', 'earlier_reasons', 'shared_notes']
    || jsonb_build_object(
      'service_title', (select s.title from public.services s where s.id = booking.service_id),
      'course_title', (select c.title from public.courses c where c.id = booking.course_id),
      'host', private.host_card(booking.host_id)
    )
  );
$$;
comment on function private.booking_payload(public.consultation_bookings) is
  'Returns a booking as its mails and webhooks say it: with its service, course and host, without what is for staff only.';
revoke all on function private.booking_payload(public.consultation_bookings) from public;

create or replace function private.announce_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.status <> 'cancelled' and old.quarantined_at is null;
  is_live boolean := new.status <> 'cancelled' and new.quarantined_at is null;
  payload jsonb := private.booking_payload(new);
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
  elsif was_live and old.status = 'scheduled' and new.status = 'no_show' then
    perform private.invite_again(new, payload);
  end if;
  return null;
end;
$$;

create function private.invite_again(booking public.consultation_bookings, payload jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  -- Later, so that a mistaken no-show can be undone.
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id, next_attempt_at)
  select
    'booking.missed', 'mail', booking.email, invite_again.payload, 'consultation_bookings', booking.id,
    now() + interval '10 minutes'
  where not exists (
    select from public.outbox o
    where o.record_table = 'consultation_bookings' and o.record_id = booking.id and o.topic = 'booking.missed'
  );
$$;
comment on function private.invite_again(public.consultation_bookings, jsonb) is
  'Invites the visitor of a missed consultation to book again, in ten minutes and once for each booking.';
revoke all on function private.invite_again(public.consultation_bookings, jsonb) from public;

create function private.note_agreement() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.agreed_at := now();
  return new;
end;
$$;
comment on function private.note_agreement() is 'Trigger: notes when the present time of a booking was agreed.';
revoke all on function private.note_agreement() from public;
create trigger note_agreement before update on public.consultation_bookings
  for each row when (
    new.preferreddate <> old.preferreddate
    or (old.status = 'cancelled' and new.status = 'scheduled')
    or (old.quarantined_at is not null and new.quarantined_at is null)
  )
  execute function private.note_agreement();

-- Stored, so that a later change of the settings takes nothing back that a mail has said.
create function private.set_change_limit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select new.preferreddate - make_interval(hours => case
    when new.agreed_at > new.preferreddate - make_interval(hours => s.change_notice_hours)
      then least(s.change_notice_hours, s.notice_hours)
    else s.change_notice_hours
  end)
  into strict new.changeable_until
  from public.availability_settings s;
  return new;
end;
$$;
comment on function private.set_change_limit() is
  'Trigger: sets until when the visitor may change a booking whose time has just been agreed.';
revoke all on function private.set_change_limit() from public;
create trigger set_change_limit before insert on public.consultation_bookings
  for each row execute function private.set_change_limit();
-- After note_agreement, which comes first by its name.
create trigger set_change_limit_again before update on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate or new.agreed_at <> old.agreed_at)
  execute function private.set_change_limit();

create function private.note_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.earlier_reasons := nullif(right(concat_ws(E'\n', old.earlier_reasons, old.change_reason), 20000), '');
  if new.change_reason is not distinct from old.change_reason then
    new.change_reason := nullif(btrim(current_setting('techlink.change_reason', true)), '');
  end if;
  return new;
end;
$$;
comment on function private.note_reason() is
  'Trigger: notes the reason of a change, which change_own_booking passes on in techlink.change_reason, and keeps the reasons of earlier ones.';
revoke all on function private.note_reason() from public;
create trigger note_reason before update on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate or new.status <> old.status)
  execute function private.note_reason();

create function private.withdraw_reminders() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.record_table = 'consultation_bookings'
    and o.record_id = old.id
    and o.status in ('pending', 'off')
    and (o.topic = 'booking.reminder' or (o.topic = 'booking.missed' and old.status = 'no_show'));
  return null;
end;
$$;
comment on function private.withdraw_reminders() is
  'Trigger: deletes the unsent mails about a time or a no-show that no longer stands.';
revoke all on function private.withdraw_reminders() from public;
create trigger withdraw_reminders after update on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate or new.status <> old.status)
  execute function private.withdraw_reminders();
create trigger withdraw_reminders_on_removal after delete on public.consultation_bookings
  for each row execute function private.withdraw_reminders();

-- Called every minute. After an outage it sends only what is still true: the last reminder takes the place of the first,
-- and nothing is sent about what has begun.
create function public.queue_booking_reminders(at timestamptz default now()) returns integer
language plpgsql
set search_path = ''
as $$
declare
  queued integer;
begin
  -- Those that a mail server has kept waiting until they were no longer true.
  delete from public.outbox o
  using public.consultation_bookings b
  where o.topic = 'booking.reminder'
    and o.status in ('pending', 'off')
    and b.id = o.record_id
    and b.preferreddate <= at;

  with due as (
    select b as booking, r.kind
    from public.availability_settings s
    cross join lateral (
      values
        ('first', s.first_reminder_hours, s.last_reminder_hours),
        ('last', s.last_reminder_hours, 0)
    ) as r (kind, hours, until_hours)
    join public.consultation_bookings b
      on b.status = 'scheduled'
      and b.quarantined_at is null
      and b.preferreddate > at + make_interval(hours => r.until_hours)
      and b.preferreddate <= at + make_interval(hours => r.hours)
      -- Whoever has just agreed to a time knows it.
      and b.agreed_at < b.preferreddate - make_interval(hours => r.hours)
    where r.hours > 0
  ),
  taken as (
    -- Of concurrent calls, one inserts.
    insert into public.booking_reminders (booking_id, starts_at, kind, queued_at)
    select (d.booking).id, (d.booking).preferreddate, d.kind, at from due d
    on conflict do nothing
    returning booking_id, kind
  )
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    'booking.reminder', 'mail', (d.booking).email, private.booking_payload(d.booking),
    'consultation_bookings', (d.booking).id
  from due d
  join taken t on t.booking_id = (d.booking).id and t.kind = d.kind;
  get diagnostics queued = row_count;
  return queued;
end;
$$;
comment on function public.queue_booking_reminders(timestamptz) is
  'Queues the reminders that are due, each once for each time of a booking, and withdraws those of consultations that have begun. Returns how many it queued.';
revoke all on function public.queue_booking_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_booking_reminders(timestamptz) to service_role;
grant execute on function private.booking_payload(public.consultation_bookings) to service_role;

-- What visitors do themselves by their link. Staff use reschedule_booking and cancel_booking, without a limit.
create function public.change_own_booking(booking_id uuid, reason text, starts_at timestamptz default null)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform from public.consultation_bookings b
  where b.id = change_own_booking.booking_id and b.status = 'scheduled' and b.changeable_until <= now()
  for update;
  if found then
    return jsonb_build_object('outcome', 'too_late');
  end if;
  -- The trigger note_reason stores it with the change itself, so that events have it.
  perform set_config('techlink.change_reason', coalesce(reason, ''), true);
  answer := case
    when starts_at is null then public.cancel_booking(booking_id)
    when private.is_offered(starts_at) then public.reschedule_booking(booking_id, starts_at)
    else jsonb_build_object('outcome', 'closed')
  end;
  perform set_config('techlink.change_reason', '', true);
  if answer ->> 'outcome' in ('closed', 'taken') then
    return answer || jsonb_build_object('state', public.availability_state());
  end if;
  return answer;
end;
$$;
comment on function public.change_own_booking(uuid, text, timestamptz) is
  'Moves the booking of a visitor to a time that visitors are offered, or cancels it without starts_at, and notes the reason. Outcome: too_late after changeable_until, closed where no consultation is offered, else as of reschedule_booking and cancel_booking. closed and taken come with the availability_state, for suggestions.';
revoke all on function public.change_own_booking(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.change_own_booking(uuid, text, timestamptz) to service_role;

create function public.send_booking_notes(booking_id uuid, notes text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.consultation_bookings;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can send notes.' using errcode = '42501';
  end if;
  update public.consultation_bookings b
  set shared_notes = btrim(notes), notes_sent_at = now()
  where b.id = send_booking_notes.booking_id
    and b.status = 'completed'
    and b.quarantined_at is null
    and btrim(notes) <> ''
    -- The same notes are sent once.
    and b.shared_notes is distinct from btrim(notes)
  returning b.* into booking;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  values (
    'booking.notes', 'mail', booking.email,
    private.booking_payload(booking) || jsonb_build_object('notes', booking.shared_notes),
    'consultation_bookings', booking.id
  );
  return jsonb_build_object('outcome', 'sent', 'email', booking.email);
end;
$$;
comment on function public.send_booking_notes(uuid, text) is
  'Stores the notes of a completed consultation and mails them to its visitor, for leaders; equal notes once. Outcome: sent, or unchanged.';
revoke all on function public.send_booking_notes(uuid, text) from public, anon, authenticated;
grant execute on function public.send_booking_notes(uuid, text) to authenticated;

create or replace function public.save_availability(availability jsonb, seen timestamptz) returns text
language plpgsql
set search_path = ''
as $$
begin
  update public.availability_settings s
  set
    slot_length_minutes = (availability ->> 'slot_length_minutes')::integer,
    seats = (availability ->> 'seats')::integer,
    notice_hours = (availability ->> 'notice_hours')::integer,
    horizon_days = (availability ->> 'horizon_days')::integer,
    first_reminder_hours = coalesce((availability ->> 'first_reminder_hours')::integer, s.first_reminder_hours),
    last_reminder_hours = coalesce((availability ->> 'last_reminder_hours')::integer, s.last_reminder_hours),
    change_notice_hours = coalesce((availability ->> 'change_notice_hours')::integer, s.change_notice_hours)
  where s.updated_at = seen;
  if not found then
    return 'stale';
  end if;

  -- Writes only what differs, so that the audit log shows what was changed.
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
