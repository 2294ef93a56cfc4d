-- Webhooks and mails on their way out. An event is written in the transaction of the change that it reports.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (char_length(topic) between 1 and 80),
  channel text not null check (channel in ('webhook', 'mail')),
  recipient text,
  payload jsonb not null default '{}',
  record_table text,
  record_id uuid,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  lease_token uuid,
  last_error text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  constraint outbox_mail_has_recipient check (channel <> 'mail' or recipient is not null)
);
comment on table public.outbox is
  'Webhooks and mails, delivered at least once under a lease. The id identifies the event at every attempt; dead events wait for a leader.';
create index outbox_due on public.outbox (next_attempt_at) where status = 'pending';
create index outbox_created_at on public.outbox (created_at desc, id);
create index outbox_status on public.outbox (status, created_at desc, id);
create index outbox_record on public.outbox (record_table, record_id);
create index outbox_recipient on public.outbox (lower(recipient), created_at desc);
create index outbox_delivered_at on public.outbox (channel, delivered_at desc) where delivered_at is not null;

alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated;
grant select on public.outbox to authenticated;
grant select, insert, update, delete on public.outbox to service_role;
create policy "Leaders read the outbox" on public.outbox
  for select to authenticated using ((select private.is_leader()));

create table public.outbox_attempts (
  id bigint generated always as identity primary key,
  outbox_id uuid not null references public.outbox (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  duration_ms integer,
  response_status integer,
  request jsonb check (octet_length(request::text) <= 65536),
  error text
);
comment on table public.outbox_attempts is 'Each attempt to deliver an event, with its result.';
-- Kept, because the body is composed from the stored event at each delivery.
comment on column public.outbox_attempts.request is
  'What was sent, as {headers, body}: a webhook''s body byte for byte, a mail''s text with the tokens of links masked. Null if the attempt failed before the body was composed.';
create index outbox_attempts_outbox_id on public.outbox_attempts (outbox_id, id desc);
create index outbox_attempts_attempted_at on public.outbox_attempts (attempted_at desc);

alter table public.outbox_attempts enable row level security;
revoke all on public.outbox_attempts from public, anon, authenticated;
grant select on public.outbox_attempts to authenticated;
grant select, insert, update, delete on public.outbox_attempts to service_role;
create policy "Leaders read the attempts" on public.outbox_attempts
  for select to authenticated using ((select private.is_leader()));

create function private.enqueue(
  topic text, channel text, recipient text, payload jsonb, record_table text, record_id uuid
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  values (
    enqueue.topic, enqueue.channel, enqueue.recipient, enqueue.payload, enqueue.record_table, enqueue.record_id
  );
$$;
comment on function private.enqueue(text, text, text, jsonb, text, uuid) is 'Adds an event to the outbox.';
revoke all on function private.enqueue(text, text, text, jsonb, text, uuid) from public;

create function private.enqueue_mail_for_new_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue(
    tg_argv[0],
    'mail',
    new.email,
    jsonb_build_object(tg_argv[1], to_jsonb(new) - 'token_hash'),
    tg_table_name,
    new.id
  );
  return null;
end;
$$;
comment on function private.enqueue_mail_for_new_row() is
  'Trigger: adds a mail to the e-mail address of the row to the outbox. Arguments: topic, key of the row in the payload.';
revoke all on function private.enqueue_mail_for_new_row() from public;

create function public.lease_outbox(batch integer, lease_seconds integer) returns setof public.outbox
language sql
set search_path = ''
as $$
  with due as (
    select o.id
    from public.outbox o
    where o.status = 'pending'
      and o.next_attempt_at <= now()
      and (o.leased_until is null or o.leased_until < now())
    order by o.next_attempt_at
    limit batch
    for update skip locked
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
comment on function public.lease_outbox(integer, integer) is
  'Leases due events to the caller for a time. Several servers may call it at once.';
revoke all on function public.lease_outbox(integer, integer) from public, anon, authenticated;
grant execute on function public.lease_outbox(integer, integer) to service_role;

create function public.record_outbox_attempt(
  outbox_id uuid,
  lease_token uuid,
  succeeded boolean,
  response_status integer default null,
  error text default null,
  duration_ms integer default null,
  retry_at timestamptz default null,
  request jsonb default null
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.outbox o
  set
    status = case when succeeded then 'delivered' when retry_at is null then 'dead' else 'pending' end,
    delivered_at = case when succeeded then now() end,
    next_attempt_at = case when succeeded then o.next_attempt_at else coalesce(retry_at, o.next_attempt_at) end,
    last_error = case when not succeeded then left(record_outbox_attempt.error, 2000) end,
    leased_until = null,
    lease_token = null
  where o.id = record_outbox_attempt.outbox_id
    and o.status = 'pending'
    and o.lease_token = record_outbox_attempt.lease_token;
  if not found then
    return false;
  end if;

  insert into public.outbox_attempts (outbox_id, duration_ms, response_status, error, request)
  values (
    record_outbox_attempt.outbox_id,
    record_outbox_attempt.duration_ms,
    record_outbox_attempt.response_status,
    left(record_outbox_attempt.error, 2000),
    record_outbox_attempt.request
  );
  return true;
end;
$$;
comment on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz, jsonb) is
  'Closes an attempt: delivered, to be retried at retry_at, or dead without one. False: the lease was lost and nothing changed.';
revoke all on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz, jsonb)
  from public, anon, authenticated;
grant execute on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz, jsonb)
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
  set status = 'pending', attempts = 0, next_attempt_at = now(), delivered_at = null, last_error = null
  where o.id = resend_outbox.outbox_id and (o.leased_until is null or o.leased_until < now());
  return found;
end;
$$;
comment on function public.resend_outbox(uuid) is
  'Queues an event again, for leaders. False: it does not exist or is being delivered.';
revoke all on function public.resend_outbox(uuid) from public, anon, authenticated;
grant execute on function public.resend_outbox(uuid) to authenticated;

create function private.event_document(event public.outbox) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(concat_ws(' ', event.topic, event.recipient));
$$;
comment on function private.event_document(public.outbox) is 'Returns what the search looks at in an event.';
revoke all on function private.event_document(public.outbox) from public;
grant execute on function private.event_document(public.outbox) to authenticated, service_role;
create index outbox_document on public.outbox using gin (private.event_document(outbox));

-- Under row-level security no index serves a text search, so this checks the role itself.
create function public.find_deliveries(search text) returns setof public.outbox
language sql
stable
security definer
set search_path = ''
as $$
  select o.*
  from public.outbox o
  where private.event_document(o) @@ private.search_query(search) and (select private.is_leader());
$$;
comment on function public.find_deliveries(text) is
  'Returns the events whose topic or recipient contain every word of the search, for leaders.';
revoke all on function public.find_deliveries(text) from public, anon, authenticated;
grant execute on function public.find_deliveries(text) to authenticated;

-- Restoring a record repeats none of the mails and webhooks that it caused when it was new.
create trigger silent_while_restoring before insert on public.outbox
  for each row when (private.is_restoring()) execute function private.leave_out();
