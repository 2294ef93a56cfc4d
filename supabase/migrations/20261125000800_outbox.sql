-- Outgoing webhooks and emails. An event is written in the same transaction as the change that it reports.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (char_length(topic) between 1 and 80),
  channel text not null check (channel in ('webhook', 'mail')),
  recipient text check (char_length(recipient) <= 254),
  payload jsonb not null default '{}',
  record_table text check (char_length(record_table) <= 60),
  record_id uuid,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead', 'off', 'held', 'test_failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  lease_token uuid,
  last_error text check (char_length(last_error) <= 2000),
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  endpoint_id uuid references public.webhook_endpoints (id) on delete cascade,
  event_id uuid,
  target text not null generated always as (coalesce(endpoint_id::text, channel)) stored,
  constraint outbox_mail_has_recipient check (channel <> 'mail' or recipient is not null),
  constraint outbox_webhook_has_endpoint check ((channel = 'webhook') = (endpoint_id is not null))
);

comment on table public.outbox is
  'Webhooks and emails, delivered at least once under a lease. The id identifies the event at every attempt. Dead events wait for a leader.';
alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated;
grant select on public.outbox to authenticated;
grant select, insert, update, delete on public.outbox to service_role;

comment on column public.outbox.status is
  'off: email or the webhook of the environment was not set up when the event was due, or the recipient''s address is known to be dead. held: the endpoint is paused. test_failed: a failed test, which is not repeated. None of these is retried; resend_outbox makes them due again.';
comment on column public.outbox.endpoint_id is 'Endpoint that gets the webhook; null for emails.';
comment on column public.outbox.event_id is 'Event that is reported to an endpoint; the same for all endpoints.';
comment on column public.outbox.target is 'Target of the delivery: an endpoint, or the mail server.';

create index outbox_created_at on public.outbox (created_at desc, id);
create index outbox_status on public.outbox (status, created_at desc, id);
create index outbox_record on public.outbox (record_table, record_id);
create index outbox_recipient on public.outbox (lower(recipient), created_at desc);
create index outbox_delivered_at on public.outbox (channel, delivered_at desc) where delivered_at is not null;
create unique index outbox_endpoint_event on public.outbox (endpoint_id, event_id);
create index outbox_endpoint_created_at on public.outbox (endpoint_id, created_at desc, id) where endpoint_id is not null;
create index outbox_endpoint_waiting on public.outbox (endpoint_id, status) where status in ('pending', 'held');
create index outbox_endpoint_delivered_at on public.outbox (endpoint_id, delivered_at desc) where delivered_at is not null;
create index outbox_due on public.outbox (target, next_attempt_at) where status = 'pending';
create index outbox_reminders on public.outbox (topic, record_id)
  where topic in ('booking.reminder', 'webinar.reminder') and status in ('pending', 'off');

create policy "Leaders read the outbox" on public.outbox
  for select to authenticated using ((select private.is_leader()));

create table public.outbox_attempts (
  id bigint generated always as identity primary key,
  outbox_id uuid not null references public.outbox (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  duration_ms integer,
  response_status integer,
  request jsonb check (octet_length(request::text) <= 65536),
  error text check (char_length(error) <= 2000)
);
comment on table public.outbox_attempts is 'Delivery attempts with their results.';

-- Stored, because each delivery composes the body from the event.
comment on column public.outbox_attempts.request is
  'Sent request as {headers, body}: the exact body of a webhook, or the text of an email with masked link tokens. Null if the attempt failed before the body was composed.';
alter table public.outbox_attempts enable row level security;
revoke all on public.outbox_attempts from public, anon, authenticated;
grant select on public.outbox_attempts to authenticated;
grant select, insert, update, delete on public.outbox_attempts to service_role;

create index outbox_attempts_outbox_id on public.outbox_attempts (outbox_id, id desc);
create index outbox_attempts_attempted_at on public.outbox_attempts (attempted_at desc);

create policy "Leaders read the attempts" on public.outbox_attempts
  for select to authenticated using ((select private.is_leader()));

-- Each event is stored once, in the transaction of the change that it reports. Webhooks, notifications and playbooks
-- are all based on these rows.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$' and char_length(type) <= 60),
  record_table text not null check (char_length(record_table) between 1 and 60),
  record_id uuid not null,
  actor_id uuid references public.user_profiles (id) on delete set null,
  facts jsonb not null default '{}' check (octet_length(facts::text) <= 2000),
  occurred_at timestamptz not null default now()
);

comment on table public.events is
  'Business events, such as booking.created. Contains no personal data: the record has it.';
comment on column public.events.actor_id is 'Staff member who caused the event; null for visitors and the scheduler.';

comment on column public.events.facts is
  'Details that the record itself does not contain, such as {from, to} of a change: ids, states and times, never text about a person.';
alter table public.events enable row level security;
revoke all on public.events from public, anon, authenticated;
grant select on public.events to authenticated;
grant select, insert, update, delete on public.events to service_role;

create index events_occurred_at on public.events (occurred_at desc, id);
create index events_type on public.events (type, occurred_at desc, id);
create index events_record on public.events (record_table, record_id);
create index events_actor_id on public.events (actor_id);

create policy "Leaders read the events" on public.events
  for select to authenticated using ((select private.is_leader()));

-- Scheduler jobs only look at items that have become due since their last run.
create table private.job_clocks (
  job text primary key,
  looked_until timestamptz not null
);
comment on table private.job_clocks is 'Time up to which each scheduler job has looked for due items.';
revoke all on private.job_clocks from public, anon, authenticated, service_role;

create function private.look_from(job text, at timestamptz) returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  former timestamptz;
begin
  -- A second server waits here for the first.
  select c.looked_until into former from private.job_clocks c where c.job = look_from.job for update;
  insert into private.job_clocks as c (job, looked_until) values (look_from.job, look_from.at)
  on conflict on constraint job_clocks_pkey do update set looked_until = excluded.looked_until;
  return case
    when former < look_from.at and look_from.at between now() - interval '1 minute' and now() + interval '1 minute' then former
    else '-infinity'
  end;
end;
$$;
comment on function private.look_from(text, timestamptz) is
  'Stores that a job runs now, and returns the time of its previous run. Returns -infinity, so that the job checks everything, on the first run, if the clock was set back, or if the given time is not now.';
revoke all on function private.look_from(text, timestamptz) from public;
grant execute on function private.look_from(text, timestamptz) to service_role;

create function private.changed_since(former timestamptz) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  -- No transaction of ours takes longer.
  select former - interval '1 minute';
$$;
comment on function private.changed_since(timestamptz) is
  'Returns the earliest updated_at that a job with this previous run may have missed, because updated_at is the start of the transaction.';
revoke all on function private.changed_since(timestamptz) from public;
grant execute on function private.changed_since(timestamptz) to service_role;

create function private.enqueue_mail(
  topic text, recipient text, payload jsonb, record_table text, record_id uuid
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    enqueue_mail.topic, 'mail', enqueue_mail.recipient, enqueue_mail.payload, enqueue_mail.record_table,
    enqueue_mail.record_id
  where not private.is_silenced(enqueue_mail.record_id, enqueue_mail.recipient);
$$;
comment on function private.enqueue_mail(text, text, jsonb, text, uuid) is
  'Adds an email to the outbox. During an erasure, emails to or about the erased person are suppressed; others, such as the offer of a freed place, are sent. Use private.record_event for webhooks.';
revoke all on function private.enqueue_mail(text, text, jsonb, text, uuid) from public;

create function private.enqueue_mail_for_new_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_mail(
    tg_argv[0],
    new.email,
    jsonb_build_object(tg_argv[1], to_jsonb(new) - 'token_hash'),
    tg_table_name,
    new.id
  );
  return null;
end;
$$;
comment on function private.enqueue_mail_for_new_row() is
  'Trigger: queues an email to the email address of the row. Arguments: topic, key of the row in the payload.';
revoke all on function private.enqueue_mail_for_new_row() from public;

create function public.record_outbox_attempt(
  outbox_id uuid,
  lease_token uuid,
  succeeded boolean,
  response_status integer default null,
  error text default null,
  duration_ms integer default null,
  retry_seconds integer default null,
  request jsonb default null
) returns text
language plpgsql
set search_path = ''
as $$
declare
  settled public.outbox;
  turned boolean := false;
begin
  update public.outbox o
  set
    status = case
      when succeeded then 'delivered'
      when o.topic = 'ping' then 'test_failed'
      -- The endpoint is now paused; the event is sent when it is resumed.
      when o.endpoint_id is not null and retry_seconds is null then 'held'
      when retry_seconds is null then 'dead'
      when exists (select from public.webhook_endpoints e where e.id = o.endpoint_id and e.state = 'paused') then 'held'
      else 'pending'
    end,
    delivered_at = case when succeeded then now() end,
    next_attempt_at = case when succeeded then o.next_attempt_at else coalesce(now() + make_interval(secs => retry_seconds), o.next_attempt_at) end,
    last_error = case when not succeeded then left(record_outbox_attempt.error, 2000) end,
    leased_until = null,
    lease_token = null
  where o.id = record_outbox_attempt.outbox_id
    and o.status = 'pending'
    and o.lease_token = record_outbox_attempt.lease_token
  returning o.* into settled;
  if not found then
    return 'lost';
  end if;

  insert into public.outbox_attempts (outbox_id, duration_ms, response_status, error, request)
  values (
    record_outbox_attempt.outbox_id,
    record_outbox_attempt.duration_ms,
    record_outbox_attempt.response_status,
    left(record_outbox_attempt.error, 2000),
    record_outbox_attempt.request
  );
  -- A mail server that rejects one email still works, and a message that could not be composed says nothing about its
  -- channel.
  if settled.topic <> 'ping' and (
    succeeded
    or settled.endpoint_id is not null
    or (request is not null and (settled.channel <> 'mail' or response_status is null))
  ) then
    turned := private.note_answer(
      settled, record_outbox_attempt.error, response_status is not distinct from 410, retry_seconds is null
    );
  end if;
  return case when turned then 'turned' else 'recorded' end;
end;
$$;
comment on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, integer, jsonb) is
  'Closes an attempt: delivered, retried after retry_seconds, or dead without retry_seconds (held, if its endpoint is paused). Returns turned if the target starts to fail or recovers with this attempt, else recorded. Returns lost, and changes nothing, if the lease was lost.';
revoke all on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, integer, jsonb)
  from public, anon, authenticated;
grant execute on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, integer, jsonb)
  to service_role;

create function public.resend_outbox(outbox_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can resend an event.' using errcode = '42501';
  end if;
  update public.outbox o
  set
    status = private.waiting_status(o.endpoint_id, o.topic),
    attempts = 0,
    next_attempt_at = now(),
    delivered_at = null,
    last_error = null
  where o.id = resend_outbox.outbox_id and (o.leased_until is null or o.leased_until < now());
  return found;
end;
$$;
comment on function public.resend_outbox(uuid) is
  'Queues an event again, for leaders. Returns false if it does not exist or is being delivered.';
revoke all on function public.resend_outbox(uuid) from public, anon, authenticated;
grant execute on function public.resend_outbox(uuid) to authenticated;

create function private.event_document(event public.outbox) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(concat_ws(' ', event.topic, event.recipient));
$$;
comment on function private.event_document(public.outbox) is 'Returns the search vector of an event.';
revoke all on function private.event_document(public.outbox) from public;
grant execute on function private.event_document(public.outbox) to authenticated, service_role;

create index outbox_document on public.outbox using gin (private.event_document(outbox));

create function private.record_event(type text, record_table text, record_id uuid, facts jsonb default '{}')
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.events (type, record_table, record_id, facts, actor_id)
  select
    record_event.type, record_event.record_table, record_event.record_id, record_event.facts,
    (select p.id from public.user_profiles p where p.id = auth.uid())
  where not private.is_silenced(record_event.record_id);
$$;
comment on function private.record_event(text, text, uuid, jsonb) is
  'Records an event caused by the caller. During an erasure, events about the records of that person are suppressed.';
revoke all on function private.record_event(text, text, uuid, jsonb) from public;

create function private.record_row_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_event(tg_argv[0], tg_table_name, new.id);
  return null;
end;
$$;
comment on function private.record_row_event() is
  'Trigger: records the event type given as its argument for the row. The condition of the trigger decides when.';
revoke all on function private.record_row_event() from public;

create function private.record_change_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_event(
    tg_argv[0], tg_table_name, new.id,
    jsonb_build_object('from', to_jsonb(old) -> tg_argv[1], 'to', to_jsonb(new) -> tg_argv[1])
  );
  return null;
end;
$$;
comment on function private.record_change_event() is
  'Trigger: records the event type given as its first argument, with {from, to} of the column given as its second.';
revoke all on function private.record_change_event() from public;

create function private.record_booking_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.status <> 'cancelled' and old.quarantined_at is null;
  is_live boolean := new.status <> 'cancelled' and new.quarantined_at is null;
begin
  if new.quarantined_at is not null then
    if tg_op = 'INSERT' or old.quarantined_at is null then
      perform private.record_event('booking.quarantined', tg_table_name, new.id);
    end if;
  elsif is_live and not was_live then
    perform private.record_event('booking.created', tg_table_name, new.id);
  elsif was_live and not is_live then
    perform private.record_event('booking.cancelled', tg_table_name, new.id);
  elsif was_live and new.status <> old.status and new.status in ('completed', 'no_show') then
    perform private.record_event(
      case new.status when 'completed' then 'booking.completed' else 'booking.no_show' end, tg_table_name, new.id
    );
  elsif was_live and new.preferreddate <> old.preferreddate then
    perform private.record_event(
      'booking.moved', tg_table_name, new.id,
      jsonb_build_object(
        'from', old.preferreddate,
        'to', new.preferreddate,
        'visitor_told', current_setting('techlink.quiet_move', true) is distinct from 'on'
      )
    );
  end if;
  return null;
end;
$$;
comment on function private.record_booking_event() is
  'Trigger: records changes of a booking. Reopening it or releasing it from quarantine is booking.created again.';
revoke all on function private.record_booking_event() from public;

create function public.lease_outbox(batch integer, lease_seconds integer, busy text[] default '{}')
returns setof public.outbox
language sql
set search_path = ''
as $$
  with due as (
    select d.id
    from (
      select 'mail' as target
      union all select e.id::text from public.webhook_endpoints e
    ) t
    -- At most four for each target, so that a target that hangs does not delay others.
    cross join lateral (
      select o.id, o.next_attempt_at
      from public.outbox o
      where o.target = t.target
        and o.status = 'pending'
        and o.next_attempt_at <= now()
        and (o.leased_until is null or o.leased_until < now())
      order by o.next_attempt_at
      limit 4
      for update skip locked
    ) d
    where t.target <> all (lease_outbox.busy)
    order by d.next_attempt_at
    limit batch
  )
  update public.outbox o
  set
    lease_token = gen_random_uuid(),
    leased_until = now() + make_interval(secs => lease_seconds),
    attempts = o.attempts + 1
  from due
  where o.id = due.id
  returning o.*;
$$;
comment on function public.lease_outbox(integer, integer, text[]) is
  'Leases due events to the caller: at most four for each target, none for busy targets. Several servers can call it at the same time.';
revoke all on function public.lease_outbox(integer, integer, text[]) from public, anon, authenticated;
grant execute on function public.lease_outbox(integer, integer, text[]) to service_role;

create function private.note_answer(event public.outbox, error text, is_gone boolean, is_last boolean) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  failing public.delivery_targets;
  pause text;
  turned boolean;
begin
  if event.status = 'delivered' then
    -- Skips the update if nothing changes, because concurrent deliveries would wait for each other.
    update public.delivery_targets t set failures = 0, failing_since = null, last_error = null
    where t.target = event.target and t.failing_since is not null;
    turned := found;
    if turned and private.waiting_status(event.endpoint_id, event.topic) = 'pending' then
      perform private.record_event('target.recovered', 'outbox', event.id);
    end if;
    return turned;
  end if;
  insert into public.delivery_targets as t (target, endpoint_id, failures, failing_since, last_error)
  values (event.target, event.endpoint_id, 1, now(), left(note_answer.error, 2000))
  on conflict (target) do update
  set failures = t.failures + 1, failing_since = coalesce(t.failing_since, now()), last_error = excluded.last_error
  returning t.* into failing;
  pause := case
    when event.endpoint_id is null then null
    when is_gone then 'gone'
    when is_last then 'given_up'
    when failing.failures >= 4 and failing.failing_since <= now() - interval '10 minutes' then 'failures'
  end;
  if pause is not null then
    perform private.pause_endpoint(event.endpoint_id, pause);
  elsif failing.failing_since = now() then
    perform private.record_event('target.failing', 'outbox', event.id);
  end if;
  return failing.failing_since = now();
end;
$$;
comment on function private.note_answer(public.outbox, text, boolean, boolean) is
  'Counts consecutive failures of a target and records when it starts to fail or recovers; returns whether it did. Pauses an endpoint after four failures over ten minutes, a 410, or the last attempt of an event.';
revoke all on function private.note_answer(public.outbox, text, boolean, boolean) from public;
grant execute on function private.note_answer(public.outbox, text, boolean, boolean) to service_role;

-- Restoring a record does not repeat emails and webhooks from its creation.
-- Drops emails to erased people in one place, so that code that sends emails does not have to check for them.
create trigger a_leave_out_erased before insert on public.outbox
  for each row when (new.recipient like '%@erased.invalid') execute function private.leave_out();
create trigger silent_while_restoring before insert on public.outbox
  for each row when (private.is_restoring()) execute function private.leave_out();

-- Restoring a record does not repeat events from its creation.
create trigger silent_while_restoring before insert on public.events
  for each row when (private.is_restoring()) execute function private.leave_out();
create trigger record_failure after update of status on public.outbox
  for each row when (old.status <> 'dead' and new.status = 'dead')
  execute function private.record_row_event('delivery.failed');
create trigger send_to_endpoints after insert on public.events
  for each row when (new.type = any (private.webhook_types())) execute function private.send_to_endpoints();
