-- Consultations, with rules that apply to all kinds of writes. A slot accepts as many bookings as it has seats,
-- enforced by an exclusion constraint. A booking in quarantine keeps its seat for 24 hours.
create table public.consultation_bookings (
  id uuid primary key default gen_random_uuid(),
  firstname text not null check (char_length(firstname) <= 100 and btrim(firstname) <> '' and private.is_person_name(firstname)),
  lastname text check (char_length(lastname) <= 100 and private.is_person_name(lastname)),
  company text check (char_length(company) <= 160),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  phone text check (char_length(phone) <= 40),
  meetingtype text not null default 'Consultation' check (char_length(meetingtype) between 1 and 80),
  preferreddate timestamptz not null,
  ends_at timestamptz not null,
  projectdescription text check (char_length(projectdescription) <= 5000),
  requestdate timestamptz not null default now(),
  status text not null default 'scheduled'
    check (status in ('scheduled', 'completed', 'no_show', 'cancelled')),
  cancelled_at timestamptz,
  seat smallint not null default 1 check (seat >= 1),
  holds_seat boolean not null default true,
  owner_id uuid references public.user_profiles (id) on delete set null,
  host_id uuid references public.user_profiles (id) on delete set null,
  responsible_id uuid generated always as (coalesce(host_id, owner_id)) stored references public.user_profiles (id),
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
  -- Consent: version of the privacy policy shown with the form, and when it was sent. Null if staff added the record.
  -- Always set for subscriptions, because their emails are marketing.
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  -- Place of the consultation, and its host.
  room uuid not null default gen_random_uuid(),
  meeting_url text check (meeting_url ~ '^https://' and char_length(meeting_url) <= 500),
  -- Subject of the consultation other than a service, if the visitor followed a link on a plan, course or webinar page.
  about text check (
  about in ('plan-starter', 'plan-professional', 'plan-enterprise', 'private-webinar', 'team-course', 'course')
  ),
  course_id uuid references public.courses (id) on delete set null,
  agreed_at timestamptz not null default now(),
  changeable_until timestamptz not null default now(),
  change_reason text check (char_length(change_reason) <= 500),
  earlier_reasons text check (char_length(earlier_reasons) <= 20000),
  shared_notes text check (char_length(shared_notes) <= 5000),
  notes_sent_at timestamptz,
  estimate jsonb check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 4000),
  channel jsonb check (private.is_channel(channel)),
  channel_class text not null generated always as (private.channel_class(channel)) stored,
  -- The maximum length lets queries find overlaps of a range with an index on the start only.
  constraint consultation_bookings_length
    check (ends_at > preferreddate and ends_at <= preferreddate + interval '8 hours'),
  constraint consultation_bookings_no_double_booking exclude using gist (
    int4range(seat, seat, '[]') with &&,
    tstzrange(preferreddate, ends_at) with &&
  ) where (holds_seat),
  constraint consultation_bookings_consent check ((policy_version is null) = (consented_at is null)),
  constraint consultation_bookings_course_of_topic
  check (course_id is null or about in ('team-course', 'course'))
);

comment on table public.consultation_bookings is
  'Consultations. Live bookings are neither cancelled nor in quarantine. A live booking occupies one seat; a booking in quarantine does so for 24 hours.';

comment on column public.consultation_bookings.cancelled_at is
  'Time of the cancellation. Set by a trigger, and cleared when the booking is scheduled again.';

comment on column public.consultation_bookings.holds_seat is
  'Whether the booking occupies a seat; always set by a trigger. False if cancelled, or in quarantine for too long.';

comment on column public.consultation_bookings.host_id is
  'Staff member who hosts the consultation; null if seats are used, or no host is assigned yet.';

comment on column public.consultation_bookings.responsible_id is
  'The person responsible: the host, or the owner if there is no host.';
alter table public.consultation_bookings enable row level security;
revoke all on public.consultation_bookings from public, anon, authenticated;
grant select, insert, update, delete on public.consultation_bookings to authenticated, service_role;
comment on column public.consultation_bookings.policy_version is 'Privacy policy that was shown to the visitor.';

comment on column public.consultation_bookings.room is
  'Unguessable name of the video room, from which the site builds a link. Kept when the booking moves.';

comment on column public.consultation_bookings.meeting_url is
  'The host''s own video link; null if the room is used.';

comment on column public.consultation_bookings.about is
  'Subject from the link to the form (BOOKING_TOPICS on the site); null if the link had none.';
comment on column public.consultation_bookings.client_id is
  'The visitor''s contact; null in quarantine, or if the contact was deleted.';
comment on column public.consultation_bookings.estimate is
  'Calculator estimate that the visitor attached, as computed by the site (lib/tools/calculator/model.ts).';
comment on column public.consultation_bookings.channel is 'Channel of the visitor, as submitted with the form.';
comment on column public.consultation_bookings.channel_class is 'Channel class, which the dashboard counts.';
comment on column public.consultation_bookings.course_id is 'Course that the booking is about, if the link named one.';

comment on column public.consultation_bookings.agreed_at is
  'Time when the current start was agreed: booked, moved, reopened or released from quarantine.';

comment on column public.consultation_bookings.changeable_until is
  'Time until which the visitor can move or cancel the booking, as stated in the email. Set by a trigger when the start is agreed.';

comment on column public.consultation_bookings.change_reason is
  'Reason for the last move or cancellation, in the words of whoever made it. For staff only.';

comment on column public.consultation_bookings.earlier_reasons is
  'Reasons for earlier changes, one per line, oldest first. For staff only.';
comment on column public.consultation_bookings.shared_notes is
  'Notes of the consultation that are sent to the visitor.';

create index consultation_bookings_preferreddate on public.consultation_bookings (preferreddate, id);
create index consultation_bookings_updated_at on public.consultation_bookings (updated_at);
create index consultation_bookings_requestdate on public.consultation_bookings (requestdate desc, id);
create index consultation_bookings_status on public.consultation_bookings (status, requestdate desc, id);
create index consultation_bookings_status_day on public.consultation_bookings (status, preferreddate, id);
create index consultation_bookings_unanswered on public.consultation_bookings (requestdate)
  where replied_at is null and status = 'scheduled' and quarantined_at is null;
create index consultation_bookings_quarantined on public.consultation_bookings (quarantined_at desc)
  where quarantined_at is not null;
create index consultation_bookings_email on public.consultation_bookings (lower(email), requestdate desc);
create index consultation_bookings_owner_id on public.consultation_bookings (owner_id, preferreddate);
create index consultation_bookings_host_id on public.consultation_bookings (host_id, preferreddate);
create index consultation_bookings_responsible_id on public.consultation_bookings (responsible_id, preferreddate);
create index consultation_bookings_client_id on public.consultation_bookings (client_id);
create index consultation_bookings_service_id on public.consultation_bookings (service_id);
create index consultation_bookings_holds on public.consultation_bookings (quarantined_at)
  where holds_seat and quarantined_at is not null;
create index consultation_bookings_course_id on public.consultation_bookings (course_id);
create index consultation_bookings_live on public.consultation_bookings (preferreddate, id)
  include (host_id, quarantined_at)
  where status <> 'cancelled' and quarantined_at is null;
create index consultation_bookings_figures on public.consultation_bookings (requestdate)
include (client_id, host_id, quarantined_at, channel_class, replied_at)
where quarantined_at is null;

create policy "Leaders read bookings, hosts those they hold" on public.consultation_bookings
  for select to authenticated
  using (
    (select private.is_leader())
    or (host_id = (select auth.uid()) and quarantined_at is null and (select private.is_staff()))
  );

create policy "Leaders add bookings" on public.consultation_bookings
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change bookings" on public.consultation_bookings
  for update to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders delete bookings" on public.consultation_bookings
  for delete to authenticated using ((select private.is_leader()));

create function private.quarantine_hold() returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '24 hours';
$$;
comment on function private.quarantine_hold() is
  'Returns how long a booking in quarantine keeps its seat. Visitors are promised a reply within this time.';
revoke all on function private.quarantine_hold() from public;
grant execute on function private.quarantine_hold() to authenticated, service_role;

-- The promised reply is due 24 hours after the request, but not after the start of the meeting.
create function private.reply_due_at(requested_at timestamptz, starts_at timestamptz) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select least(requested_at + interval '24 hours', starts_at);
$$;
comment on function private.reply_due_at(timestamptz, timestamptz) is
  'Returns when the reply to a booking is due. Keep equal to replyDueAt in the app.';
revoke all on function private.reply_due_at(timestamptz, timestamptz) from public;
grant execute on function private.reply_due_at(timestamptz, timestamptz) to authenticated, service_role;

create index consultation_bookings_reply_due
  on public.consultation_bookings (private.reply_due_at(requestdate, preferreddate), id)
  where replied_at is null and status = 'scheduled' and quarantined_at is null;

create function private.booking_document(booking public.consultation_bookings) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(
    concat_ws(' ', booking.firstname, booking.lastname, booking.email, booking.company, booking.phone)
  );
$$;
comment on function private.booking_document(public.consultation_bookings) is
  'Returns the search vector of a booking.';
revoke all on function private.booking_document(public.consultation_bookings) from public;
grant execute on function private.booking_document(public.consultation_bookings)
  to authenticated, service_role;

create index consultation_bookings_document on public.consultation_bookings
  using gin (private.booking_document(consultation_bookings));

create function private.prepare_booking() returns trigger
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
    -- If only the start changes, the duration stays the same.
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
  if new.status <> 'cancelled' then
    new.cancelled_at := null;
  elsif tg_op = 'UPDATE' and new.status <> old.status then
    new.cancelled_at := now();
  else
    new.cancelled_at := coalesce(new.cancelled_at, now());
  end if;
  new.holds_seat := new.status <> 'cancelled'
    and (new.quarantined_at is null or new.quarantined_at > now() - private.quarantine_hold());
  return new;
end;
$$;
comment on function private.prepare_booking() is
  'Trigger: sets the end, the time of cancellation and whether the booking occupies a seat, clears the idempotency key if time or status changes, and rejects invalid or premature status changes.';
revoke all on function private.prepare_booking() from public;

create function private.refuse_past_move() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.preferreddate < now() then
    raise exception 'A consultation cannot be moved into the past.' using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.refuse_past_move() is
  'Trigger: rejects moving a booking into the past, for all kinds of writes.';
revoke all on function private.refuse_past_move() from public;

create function private.announce_booking() returns trigger
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
    perform private.enqueue_mail('booking.created', new.email, payload, 'consultation_bookings', new.id);
  elsif was_live and new.status = 'cancelled' then
    perform private.enqueue_mail('booking.cancelled', new.email, payload, 'consultation_bookings', new.id);
  elsif was_live and is_live and new.preferreddate <> old.preferreddate then
    perform private.enqueue_mail(
      'booking.rescheduled', new.email,
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
comment on function private.announce_booking() is
  'Trigger: queues the emails of a booking to its visitor.';
revoke all on function private.announce_booking() from public;

-- Contains only columns that visitors may see.
create function private.host_card(host uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'picture_url', p.picture_url)
  from public.user_profiles p
  where p.id = host_card.host;
$$;
comment on function private.host_card(uuid) is
  'Returns the public details of a host as {name, picture_url}; null without a host.';
revoke all on function private.host_card(uuid) from public;
grant execute on function private.host_card(uuid) to authenticated, service_role;

create function private.booked_course(booking jsonb) returns uuid
language sql
stable
set search_path = ''
as $$
  select c.id
  from public.courses c
  where c.slug = booking ->> 'course'
    and c.state = 'published'
    and booking ->> 'about' in ('team-course', 'course');
$$;
comment on function private.booked_course(jsonb) is
  'Returns the published course that a requested booking is about, or null.';
revoke all on function private.booked_course(jsonb) from public;
grant execute on function private.booked_course(jsonb) to authenticated, service_role;

create trigger prepare before insert or update on public.consultation_bookings
  for each row execute function private.prepare_booking();
create trigger refuse_past_move before update of preferreddate on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate)
  execute function private.refuse_past_move();
create trigger set_updated_at before update on public.consultation_bookings
  for each row execute function private.set_updated_at();

-- reschedule_booking sets techlink.quiet_move during its update if the visitor should not be notified.
create trigger announce after insert or update on public.consultation_bookings
  for each row when (current_setting('techlink.quiet_move', true) is distinct from 'on')
  execute function private.announce_booking();
create trigger audit after insert or update or delete on public.consultation_bookings
  for each row execute function private.record_audit();
-- Named to run after the triggers that reject a row.
create trigger z_link_contact before insert or update of quarantined_at on public.consultation_bookings
  for each row when (new.client_id is null and new.quarantined_at is null) execute function private.link_contact('booking');
create trigger note_touch after insert or update of quarantined_at on public.consultation_bookings
  for each row when (new.quarantined_at is null) execute function private.note_touch('booking');
create trigger drop_touch after delete on public.consultation_bookings
  for each row execute function private.drop_touch('booking');
create trigger record_event after insert or update on public.consultation_bookings
  for each row execute function private.record_booking_event();
