create table public.booking_reminders (
  booking_id uuid not null references public.consultation_bookings (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null check (kind in ('first', 'last')),
  queued_at timestamptz not null default now(),
  primary key (booking_id, starts_at, kind)
);

comment on table public.booking_reminders is
  'Queued reminders, at most one of each kind for each start time of a booking.';
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
  'Returns a booking as emails need it: with service, course and host, without fields for staff only.';
revoke all on function private.booking_payload(public.consultation_bookings) from public;
grant execute on function private.booking_payload(public.consultation_bookings) to service_role;

create function private.invite_again(booking public.consultation_bookings, payload jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  -- Delayed, so that a mistaken no-show can be undone.
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
  'Emails the visitor of a missed consultation an invitation to book again, after ten minutes and once per booking.';
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
comment on function private.note_agreement() is 'Trigger: stores when the current start of a booking was agreed.';
revoke all on function private.note_agreement() from public;

-- Stored, so that a later change of the settings does not affect a time that an email has promised.
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
  'Trigger: sets the time until which the visitor can change a booking, when its start is agreed.';
revoke all on function private.set_change_limit() from public;

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
  'Trigger: stores the reason for a change, which change_own_booking passes in techlink.change_reason, and keeps earlier reasons.';
revoke all on function private.note_reason() from public;

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
  'Trigger: deletes unsent emails about a start time or a no-show that no longer applies.';
revoke all on function private.withdraw_reminders() from public;

-- Called every minute. After an outage it only sends reminders that are still useful: the last reminder replaces the
-- first, and consultations that have started get none.
create function public.queue_booking_reminders(at timestamptz default now()) returns integer
language plpgsql
set search_path = ''
as $$
declare
  former timestamptz := private.look_from('booking_reminders', at);
  -- Bookings that have become due or have changed since the last run.
  news uuid[];
  queued integer;
begin
  -- With new settings, bookings may be due that were not due before.
  if exists (select from public.availability_settings s where s.updated_at >= private.changed_since(former)) then
    former := '-infinity';
  end if;
  -- Removes reminders that were delayed by the mail server until the consultation started.
  delete from public.outbox o
  using public.consultation_bookings b
  where o.topic = 'booking.reminder'
    and o.status in ('pending', 'off')
    and b.id = o.record_id
    and b.preferreddate <= at;

  news := array(
    select b.id
    from public.availability_settings s
    cross join lateral (
      values (s.first_reminder_hours, s.last_reminder_hours), (s.last_reminder_hours, 0)
    ) as r (hours, until_hours)
    join public.consultation_bookings b
      on b.preferreddate > greatest(at + make_interval(hours => r.until_hours), former + make_interval(hours => r.hours))
      and b.preferreddate <= at + make_interval(hours => r.hours)
    union
    -- With both bounds, every query plan uses the index.
    select b.id
    from public.consultation_bookings b
    where isfinite(former) and b.updated_at between private.changed_since(former) and now()
  );
  with due as (
    select b as booking, r.kind
    from public.availability_settings s
    cross join lateral (
      values
        ('first', s.first_reminder_hours, s.last_reminder_hours),
        ('last', s.last_reminder_hours, 0)
    ) as r (kind, hours, until_hours)
    join public.consultation_bookings b
      on b.id = any (news)
      and b.status = 'scheduled'
      and b.quarantined_at is null
      and b.preferreddate > at + make_interval(hours => r.until_hours)
      and b.preferreddate <= at + make_interval(hours => r.hours)
      -- Visitors who agreed to the time within the reminder period need no reminder.
      and b.agreed_at < b.preferreddate - make_interval(hours => r.hours)
    where r.hours > 0
  ),
  taken as (
    -- With concurrent calls, only one inserts the row.
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
  'Queues due reminders, each once per start time of a booking, and removes those of consultations that have started. Returns the number queued.';
revoke all on function public.queue_booking_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_booking_reminders(timestamptz) to service_role;

-- Changes by visitors through their link. Staff use reschedule_booking and cancel_booking, which have no time limit.
create function public.change_own_booking(
  booking_id uuid, reason text, starts_at timestamptz default null, agreed_host text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
  former constant uuid := (
    select b.host_id from public.consultation_bookings b where b.id = change_own_booking.booking_id
  );
  other text;
begin
  perform from public.consultation_bookings b
  where b.id = change_own_booking.booking_id and b.status = 'scheduled' and b.changeable_until <= now()
  for update;
  if found then
    return jsonb_build_object('outcome', 'too_late');
  end if;
  -- The trigger note_reason stores it in the same update, so that events contain it.
  perform set_config('techlink.change_reason', coalesce(reason, ''), true);
  begin
    answer := case
      when starts_at is null then public.cancel_booking(booking_id)
      when private.is_offered(starts_at) then public.reschedule_booking(booking_id, starts_at)
      else jsonb_build_object('outcome', 'closed')
    end;
    select p.name into other
    from public.consultation_bookings b
    join public.user_profiles p on p.id = b.host_id
    where b.id = change_own_booking.booking_id and b.host_id <> former;
    -- Undoes the move: the visitor has not agreed to talk with someone else.
    if answer ->> 'outcome' = 'rescheduled' and other is distinct from agreed_host and other is not null then
      raise exception using errcode = 'TLHST', message = 'The visitor has not agreed to another host.';
    end if;
  exception when sqlstate 'TLHST' then
    answer := jsonb_build_object('outcome', 'other_host', 'name', other);
  end;
  perform set_config('techlink.change_reason', '', true);
  if answer ->> 'outcome' in ('closed', 'taken') then
    return answer || jsonb_build_object('state', public.availability_state());
  end if;
  return answer;
end;
$$;
comment on function public.change_own_booking(uuid, text, timestamptz, text) is
  'Moves a visitor''s booking to a time that is offered to visitors, or cancels it without starts_at, and stores the reason. Outcome: too_late after changeable_until, closed if no consultation is offered then, other_host with its name if the move needs a host whose name is not agreed_host, else as reschedule_booking and cancel_booking. closed and taken include the availability_state, for suggestions.';
revoke all on function public.change_own_booking(uuid, text, timestamptz, text) from public, anon, authenticated;
grant execute on function public.change_own_booking(uuid, text, timestamptz, text) to service_role;

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
    and notes ~ '\S'
    -- Does not send the same notes twice.
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
  'Stores the notes of a completed consultation and emails them to the visitor, for leaders; the same notes only once. Outcome: sent, or unchanged.';
revoke all on function public.send_booking_notes(uuid, text) from public, anon, authenticated;
grant execute on function public.send_booking_notes(uuid, text) to authenticated;

create trigger note_agreement before update on public.consultation_bookings
  for each row when (
    new.preferreddate <> old.preferreddate
    or (old.status = 'cancelled' and new.status = 'scheduled')
    or (old.quarantined_at is not null and new.quarantined_at is null)
  )
  execute function private.note_agreement();
create trigger set_change_limit before insert on public.consultation_bookings
  for each row execute function private.set_change_limit();

-- Named to run after note_agreement.
create trigger set_change_limit_again before update on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate or new.agreed_at <> old.agreed_at)
  execute function private.set_change_limit();
create trigger note_reason before update on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate or new.status <> old.status)
  execute function private.note_reason();
create trigger withdraw_reminders after update on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate or new.status <> old.status)
  execute function private.withdraw_reminders();
create trigger withdraw_reminders_on_removal after delete on public.consultation_bookings
  for each row execute function private.withdraw_reminders();

update public.consultation_bookings set agreed_at = requestdate;
