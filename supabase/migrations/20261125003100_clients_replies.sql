-- Email replies to bookings, applications, enrolments, contacts and enquiries, and reply templates.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('booking', 'application', 'enrolment', 'contact', 'enquiry')),
  name text not null check (char_length(name) <= 80 and btrim(name) <> ''),
  subject text not null check (char_length(subject) <= 200 and btrim(subject) <> '' and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) <= 5000 and btrim(body) <> ''),
  created_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, name)
);

comment on table public.reply_templates is
  'Templates for replies, by kind of record. Placeholders have braces, as {first name}; a part in brackets is omitted if one of its placeholders has no value.';
alter table public.reply_templates enable row level security;
revoke all on public.reply_templates from public, anon, authenticated;
grant select, insert, update, delete on public.reply_templates to authenticated, service_role;

create index reply_templates_created_by on public.reply_templates (created_by);

create policy "Staff read templates" on public.reply_templates
  for select to authenticated using ((select private.is_staff()));

create policy "Leaders add templates" on public.reply_templates
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change templates" on public.reply_templates
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove templates" on public.reply_templates
  for delete to authenticated using ((select private.is_leader()));

create table public.replies (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references public.consultation_bookings (id) on delete cascade,
  application_id uuid references public.job_applications (id) on delete cascade,
  enrolment_id uuid references public.enrolments (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  email text not null check (char_length(email) <= 254),
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) between 1 and 10000),
  sender_id uuid references public.user_profiles (id) on delete set null,
  idempotency_key uuid,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'dead', 'off')),
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint replies_answer_one_record check (num_nonnulls(booking_id, application_id, enrolment_id, client_id, enquiry_id) = 1)
);

comment on table public.replies is
  'Emails that staff wrote to the person of a record. The event in the outbox has the same id, and was written in the same transaction.';
comment on column public.replies.email is 'Recipient, as named in the record at that time.';

comment on column public.replies.idempotency_key is
  'Form that sent it: submitting the same text twice stores one reply.';
comment on column public.replies.state is 'State of its event, kept after the event is deleted from the outbox.';
comment on column public.replies.settled_at is
  'Time when the event was delivered, given up or switched off; null while it is pending.';
alter table public.replies enable row level security;
revoke all on public.replies from public, anon, authenticated;
grant select on public.replies to authenticated;
grant select, insert, update, delete on public.replies to service_role;

create index replies_booking_id on public.replies (booking_id, created_at);
create index replies_application_id on public.replies (application_id, created_at);
create index replies_enrolment_id on public.replies (enrolment_id, created_at);
create index replies_client_id on public.replies (client_id, created_at);
create index replies_enquiry_id on public.replies (enquiry_id, created_at);
create index replies_sender_id on public.replies (sender_id, created_at);
create index replies_email on public.replies (lower(email));
create unique index replies_sent_once on public.replies (sender_id, idempotency_key, md5(subject || body));

create function private.hosts_booking(booking uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.consultation_bookings b
    where b.id = booking and b.host_id = auth.uid() and b.quarantined_at is null
  ) and private.is_staff();
$$;
comment on function private.hosts_booking(uuid) is
  'Returns whether the caller has access and hosts this consultation. A booking in quarantine is for leaders only.';
revoke all on function private.hosts_booking(uuid) from public;
grant execute on function private.hosts_booking(uuid) to authenticated, service_role;

create policy "Leaders read replies, hosts those about their bookings" on public.replies
  for select to authenticated
  using ((select private.is_leader()) or (booking_id is not null and private.hosts_booking(booking_id)));

create function private.reply_subject(kind text, record uuid)
returns table (email text, time_zone text, facts jsonb, question text)
language sql
stable
security definer
set search_path = ''
as $$
  select b.email, b.visitor_time_zone, jsonb_build_object(
    'firstName', b.firstname, 'lastName', b.lastname, 'company', b.company, 'service', s.title,
    'startsAt', b.preferreddate, 'room', b.room, 'meetingUrl', b.meeting_url, 'quarantinedAt', b.quarantined_at
  ), b.projectdescription
  from public.consultation_bookings b
  left join public.services s on s.id = b.service_id
  where reply_subject.kind = 'booking' and b.id = record
    and (private.is_leader() or private.hosts_booking(b.id))
  union all
  select a.email, null, jsonb_build_object('firstName', a.firstname, 'lastName', a.lastname, 'job', j.title), a.message
  from public.job_applications a
  join public.jobs j on j.id = a.job_id
  where reply_subject.kind = 'application' and a.id = record and private.is_leader()
  union all
  select e.email, null, jsonb_build_object(
    'firstName', split_part(btrim(e.name), ' ', 1), 'lastName', nullif(substr(btrim(e.name), strpos(btrim(e.name) || ' ', ' ') + 1), ''),
    'course', c.title, 'progress', e.progress
  ), null
  from public.enrolments e
  join public.courses c on c.id = e.course_id
  where reply_subject.kind = 'enrolment' and e.id = record and private.is_leader()
  union all
  select c.email, null, jsonb_build_object('firstName', c.firstname, 'lastName', c.lastname, 'company', f.name), null
  from public.clients c
  left join public.companies f on f.id = c.company_id
  where reply_subject.kind = 'contact' and c.id = record and private.is_leader()
  union all
  select q.email, null, jsonb_build_object(
    'firstName', split_part(btrim(q.name), ' ', 1), 'lastName', nullif(substr(btrim(q.name), strpos(btrim(q.name) || ' ', ' ') + 1), ''),
    'company', q.company, 'course', c.title
  ), q.message
  from public.enquiries q
  left join public.courses c on c.id = q.course_id
  where reply_subject.kind = 'enquiry' and q.id = record and private.is_leader();
$$;
comment on function private.reply_subject(text, uuid) is
  'Returns the recipient of a reply about a record, with the values for a template and the person''s question: for leaders all records, for hosts their own bookings.';
revoke all on function private.reply_subject(text, uuid) from public;

create function public.reply_facts(kind text, record uuid) returns jsonb
language sql
stable
set search_path = ''
security definer
as $$
  select jsonb_build_object(
    'email', r.email, 'timeZone', r.time_zone, 'facts', r.facts, 'question', r.question
  )
  from private.reply_subject(kind, record) r;
$$;
comment on function public.reply_facts(text, uuid) is
  'Returns the recipient of a reply about a record as {email, timeZone, facts, question}, for leaders and the host of a booking; null for others.';
revoke all on function public.reply_facts(text, uuid) from public, anon, authenticated;
grant execute on function public.reply_facts(text, uuid) to authenticated;

create function public.send_reply(kind text, record uuid, subject text, body text, idempotency_key uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  about record;
  sender public.user_profiles;
  reply public.replies;
begin
  select r.* into about from private.reply_subject(kind, record) r;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select r.* into reply
  from public.replies r
  where r.sender_id = auth.uid()
    and r.idempotency_key = send_reply.idempotency_key
    and md5(r.subject || r.body) = md5(send_reply.subject || send_reply.body);
  if found then
    return jsonb_build_object('outcome', 'stored', 'id', reply.id);
  end if;
  if not public.take_rate_limit('reply', auth.uid()::text, 30, 3600) then
    return jsonb_build_object('outcome', 'limited');
  end if;

  insert into public.replies (
    booking_id, application_id, enrolment_id, client_id, enquiry_id, email, subject, body, sender_id, idempotency_key
  )
  values (
    case kind when 'booking' then record end,
    case kind when 'application' then record end,
    case kind when 'enrolment' then record end,
    case kind when 'contact' then record end,
    case kind when 'enquiry' then record end,
    about.email, send_reply.subject, send_reply.body, auth.uid(), send_reply.idempotency_key
  )
  -- Concurrent submissions insert one reply.
  on conflict (sender_id, idempotency_key, md5(subject || body)) do nothing
  returning * into reply;
  if not found then
    select r.* into strict reply
    from public.replies r
    where r.sender_id = auth.uid()
      and r.idempotency_key = send_reply.idempotency_key
      and md5(r.subject || r.body) = md5(send_reply.subject || send_reply.body);
    return jsonb_build_object('outcome', 'stored', 'id', reply.id);
  end if;

  select p.* into strict sender from public.user_profiles p where p.id = auth.uid();
  insert into public.outbox (id, topic, channel, recipient, payload, record_table, record_id)
  values (
    reply.id, 'reply.sent', 'mail', reply.email,
    jsonb_build_object(
      'reply',
      jsonb_build_object(
        'subject', reply.subject, 'body', reply.body, 'sender', sender.name, 'replyTo', sender.email,
        'question', about.question
      )
    ),
    case kind
      when 'booking' then 'consultation_bookings'
      when 'application' then 'job_applications'
      when 'enrolment' then 'enrolments'
      when 'enquiry' then 'enquiries'
      else 'clients'
    end,
    record
  );
  -- The first reply stops the reply clock.
  update public.consultation_bookings b
  set replied_at = reply.created_at
  where b.id = reply.booking_id and b.replied_at is null;
  update public.enquiries e
  set replied_at = reply.created_at
  where e.id = reply.enquiry_id and e.replied_at is null;
  return jsonb_build_object('outcome', 'stored', 'id', reply.id);
end;
$$;
comment on function public.send_reply(text, uuid, text, text, uuid) is
  'Stores a reply to the person of a record and queues its email, for leaders and the host of a booking; the same text of the same form once. Stops the reply clock of a booking or enquiry. Outcome: stored (with its id), limited or not_found.';
revoke all on function public.send_reply(text, uuid, text, text, uuid) from public, anon, authenticated;
grant execute on function public.send_reply(text, uuid, text, text, uuid) to authenticated;

create function private.follow_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  reply public.replies;
begin
  update public.replies r
  set state = new.status, settled_at = case when new.status <> 'pending' then now() end
  where r.id = new.id
  returning * into reply;
  if new.status in ('pending', 'delivered') then
    update public.consultation_bookings b
    set replied_at = reply.created_at
    where b.id = reply.booking_id and b.replied_at is null;
    update public.enquiries e
    set replied_at = reply.created_at, replied_by = reply.sender_id
    where e.id = reply.enquiry_id and e.replied_at is null;
  else
    -- The reply was not delivered, so the clock runs again unless another reply was sent. Records that were marked
    -- manually keep their time.
    update public.consultation_bookings b
    set replied_at = (
      select min(r.created_at)
      from public.replies r
      where r.booking_id = b.id and r.state in ('pending', 'delivered')
    )
    where b.id = reply.booking_id and b.replied_at = reply.created_at;
    update public.enquiries e
    set (replied_at, replied_by) = (
      select min(r.created_at), (array_agg(r.sender_id order by r.created_at))[1]
      from public.replies r
      where r.enquiry_id = e.id and r.state in ('pending', 'delivered')
    )
    where e.id = reply.enquiry_id and e.replied_at = reply.created_at;
  end if;
  return null;
end;
$$;
comment on function private.follow_reply() is
  'Trigger: copies the state of the event to its reply. If a reply is not delivered, the reply clock of its booking or enquiry runs again.';
revoke all on function private.follow_reply() from public;

create function private.move_replies(from_client uuid, to_client uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.replies r set client_id = to_client where r.client_id = from_client and private.is_leader();
$$;
comment on function private.move_replies(uuid, uuid) is 'Moves the replies of one contact to another, for leaders.';
revoke all on function private.move_replies(uuid, uuid) from public;
grant execute on function private.move_replies(uuid, uuid) to authenticated, service_role;

create trigger follow_reply after update of status on public.outbox
  for each row when (new.topic = 'reply.sent' and new.status <> old.status)
  execute function private.follow_reply();
create trigger set_author before insert or update of created_by on public.reply_templates
  for each row execute function private.set_author('created_by');
create trigger set_updated_at before update on public.reply_templates
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.reply_templates
  for each row execute function private.record_audit();

-- Excludes the state, which the outbox already logs.
create trigger audit after insert or update of client_id, email, subject, body or delete on public.replies
  for each row execute function private.record_audit();
