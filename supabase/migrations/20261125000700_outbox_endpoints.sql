-- Function bodies refer to objects that later migrations create.
set check_function_bodies = off;

-- Webhook endpoints: each gets the events that it subscribes to, signed with its own secret. Leaders add endpoints; one
-- more comes from the environment of the server.
create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null check (char_length(url) between 8 and 500 and url ~ '^https?://[^\s]+$'),
  description text not null default '' check (char_length(description) <= 200),
  event_types text[] not null default '{}'
    check (
      event_types <@ private.webhook_types() and array_position(event_types, null) is null
      and octet_length(event_types::text) <= 6000
    ),
  state text not null default 'active' check (state in ('active', 'paused')),
  paused_because text check (paused_because in ('leader', 'failures', 'gone', 'given_up', 'off')),
  format text not null default 'envelope' check (format in ('envelope', 'spec')),
  origin text not null default 'leader' check (origin in ('leader', 'environment')),
  secret_rotated_at timestamptz,
  created_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_endpoints_paused_for_a_reason check ((state = 'paused') = (paused_because is not null))
);
comment on table public.webhook_endpoints is 'Endpoints that receive webhooks.';
comment on column public.webhook_endpoints.event_types is
  'Event types that the endpoint gets. Empty: all types, including future ones.';

comment on column public.webhook_endpoints.paused_because is
  'leader: paused manually; failures: four failures in a row over ten minutes; gone: responded with 410; given_up: an event ran out of attempts; off: no longer configured in the environment.';
comment on column public.webhook_endpoints.format is
  'envelope: the format that /webhooks documents; spec: the payload of a booking for the automation webhook, for booking.created only.';
comment on column public.webhook_endpoints.origin is
  'environment: comes from AUTOMATION_WEBHOOK_URL, at most one. Leaders can only pause and resume it.';
comment on column public.webhook_endpoints.secret_rotated_at is
  'Time when the secret was last replaced, for the audit log.';
alter table public.webhook_endpoints enable row level security;
revoke all on public.webhook_endpoints from public, anon, authenticated;
grant select, delete on public.webhook_endpoints to authenticated;
grant insert (url, description, event_types) on public.webhook_endpoints to authenticated;
grant update (url, description, event_types, state) on public.webhook_endpoints to authenticated;
grant select, insert, update, delete on public.webhook_endpoints to service_role;

create index webhook_endpoints_created_by on public.webhook_endpoints (created_by);
create unique index webhook_endpoints_environment on public.webhook_endpoints (origin) where origin = 'environment';

create policy "Leaders manage webhook endpoints" on public.webhook_endpoints
  for all to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

-- A separate table, so that secrets never appear in a leader's session or in the audit log.
create table public.webhook_secrets (
  endpoint_id uuid primary key references public.webhook_endpoints (id) on delete cascade,
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/=]{32,100}$'),
  previous text check (char_length(previous) <= 106),
  previous_until timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.webhook_secrets is 'Signing secrets of endpoints. Only the server reads them.';
comment on column public.webhook_secrets.previous is
  'Previous secret. Also signs until previous_until, while the receiver switches to the new one.';
alter table public.webhook_secrets enable row level security;
revoke all on public.webhook_secrets from public, anon, authenticated;
grant select, insert, update, delete on public.webhook_secrets to service_role;

create table public.delivery_targets (
  target text primary key check (char_length(target) between 1 and 40),
  endpoint_id uuid unique references public.webhook_endpoints (id) on delete cascade,
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  last_error text check (char_length(last_error) <= 2000)
);

comment on table public.delivery_targets is
  'Health of delivery targets (endpoints and the mail server), counted by the server. A target without a row has never failed.';
comment on column public.delivery_targets.failures is
  'Failed attempts since the last success, or since the endpoint was resumed.';
comment on column public.delivery_targets.failing_since is 'Time of the first failed attempt since the last success.';
comment on column public.delivery_targets.last_error is 'Last error; null while deliveries succeed.';
alter table public.delivery_targets enable row level security;
revoke all on public.delivery_targets from public, anon, authenticated;
grant select on public.delivery_targets to authenticated;
grant select, insert, update, delete on public.delivery_targets to service_role;

create policy "Leaders read how targets answer" on public.delivery_targets
  for select to authenticated using ((select private.is_leader()));

create function private.failing_targets() returns setof public.delivery_targets
language sql
stable
set search_path = ''
as $$
  select t.*
  from public.delivery_targets t
  where t.failing_since is not null
    and not exists (
      select from public.webhook_endpoints e
      where e.id = t.endpoint_id and e.paused_because in ('leader', 'off')
    );
$$;
comment on function private.failing_targets() is
  'Returns the failing targets: their last attempt failed and they are not switched off. Used by the dashboard, the delivery health page and /proof.';
revoke all on function private.failing_targets() from public;
grant execute on function private.failing_targets() to authenticated, service_role;

create function private.new_webhook_secret() returns text
language sql
volatile
set search_path = ''
as $$
  select 'whsec_' || encode(
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'
  );
$$;
comment on function private.new_webhook_secret() is
  'Returns a secret with 244 random bits in the format of Standard Webhooks.';
revoke all on function private.new_webhook_secret() from public;

create function private.add_webhook_secret() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.webhook_secrets (endpoint_id, secret) values (new.id, private.new_webhook_secret());
  return null;
end;
$$;
comment on function private.add_webhook_secret() is
  'Trigger: gives a new endpoint a secret. A restored endpoint gets a new one.';
revoke all on function private.add_webhook_secret() from public;

create function private.note_secret_rotation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.webhook_endpoints e set secret_rotated_at = now() where e.id = new.endpoint_id;
  return null;
end;
$$;
comment on function private.note_secret_rotation() is
  'Trigger: stores at the endpoint when its secret was replaced, so that the audit log shows it.';
revoke all on function private.note_secret_rotation() from public;

create function public.rotate_webhook_secret(endpoint uuid, ends_previous boolean default false) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.webhook_secrets;
  fresh text := private.new_webhook_secret();
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can rotate a secret.' using errcode = '42501';
  end if;
  if exists (select from public.webhook_endpoints e where e.id = endpoint and e.origin = 'environment') then
    raise exception 'The secret of this endpoint is set in the environment.' using errcode = '42501';
  end if;
  select * into known from public.webhook_secrets s where s.endpoint_id = endpoint for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  -- At most two secrets sign, so another rotation would end the oldest one before its 24 hours are over.
  if known.previous_until > now() and not coalesce(ends_previous, false) then
    return jsonb_build_object(
      'outcome', 'overlap', 'replaced_at', known.created_at, 'works_until', known.previous_until
    );
  end if;
  update public.webhook_secrets s
  set previous = s.secret, previous_until = now() + interval '24 hours', secret = fresh, created_at = now()
  where s.endpoint_id = endpoint;
  return jsonb_build_object('outcome', 'rotated', 'secret', fresh);
end;
$$;
comment on function public.rotate_webhook_secret(uuid, boolean) is
  'Gives an endpoint a new secret, for leaders. The previous one also signs for 24 hours. If an even older one still signs, returns overlap with its times and changes nothing, unless ends_previous is true. Outcome: rotated (with the secret), overlap or not_found.';
revoke all on function public.rotate_webhook_secret(uuid, boolean) from public, anon, authenticated;
grant execute on function public.rotate_webhook_secret(uuid, boolean) to authenticated;

create function private.target_name(target text) returns text
language sql
stable
set search_path = ''
as $$
  select case target_name.target
    when 'mail' then 'Mail'
    else (
      select coalesce(nullif(e.description, ''), e.url)
      from public.webhook_endpoints e
      where e.id::text = target_name.target
    )
  end;
$$;
comment on function private.target_name(text) is 'Returns the display name of a delivery target.';
revoke all on function private.target_name(text) from public;
grant execute on function private.target_name(text) to authenticated;

create function private.pause_endpoint(endpoint uuid, because text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.webhook_endpoints e
  set state = 'paused', paused_because = pause_endpoint.because
  where e.id = pause_endpoint.endpoint and e.state = 'active';
$$;
comment on function private.pause_endpoint(uuid, text) is 'Pauses an endpoint that does not respond.';
revoke all on function private.pause_endpoint(uuid, text) from public;

create function private.refuse_environment_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'This endpoint is set in the environment: leaders can only pause and resume it while it is on.'
    using errcode = '42501';
end;
$$;
comment on function private.refuse_environment_change() is
  'Trigger: refuses changes by people to the endpoint of the environment. The condition of the trigger lists the columns.';
revoke all on function private.refuse_environment_change() from public;

create function public.follow_environment(url text default null, secret text default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  if follow_environment.url is null then
    update public.webhook_endpoints e set state = 'paused', paused_because = 'off'
    where e.origin = 'environment' and e.paused_because is distinct from 'off';
    return;
  end if;
  insert into public.webhook_endpoints as e (url, description, event_types, format, origin)
  values (follow_environment.url, 'Automation webhook', '{booking.created}', 'spec', 'environment')
  on conflict (origin) where origin = 'environment' do update
  set url = excluded.url, state = case e.paused_because when 'off' then 'active' else e.state end
  where e.url <> excluded.url or e.paused_because = 'off';
  insert into public.webhook_secrets as s (endpoint_id, secret)
  select e.id, follow_environment.secret from public.webhook_endpoints e where e.origin = 'environment'
  on conflict (endpoint_id) do update set secret = excluded.secret
  where s.secret <> excluded.secret;
end;
$$;
comment on function public.follow_environment(text, text) is
  'Creates the endpoint that the server''s environment configures, or updates its URL and secret. Switches it off if the environment no longer configures one.';
revoke all on function public.follow_environment(text, text) from public, anon, authenticated;
grant execute on function public.follow_environment(text, text) to service_role;

create function private.follow_endpoint_state() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.state = 'paused' then
    new.paused_because := coalesce(new.paused_because, 'leader');
  else
    new.paused_because := null;
  end if;
  return new;
end;
$$;
comment on function private.follow_endpoint_state() is 'Trigger: stores why an endpoint is paused.';
revoke all on function private.follow_endpoint_state() from public;

create function private.hold_or_send() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.state = 'paused' then
    update public.outbox o set status = private.waiting_status(new.id, o.topic)
    where o.endpoint_id = new.id and o.status = 'pending' and (o.leased_until is null or o.leased_until < now());
    if new.paused_because <> 'leader' then
      perform private.record_event('endpoint.paused', tg_table_name, new.id);
    end if;
  else
    update public.outbox o set status = 'pending', attempts = 0, next_attempt_at = now()
    where o.endpoint_id = new.id and o.status = 'held';
    -- The target stays marked as failing until it responds, but earlier failures do not pause it again.
    update public.delivery_targets t set failures = 0 where t.endpoint_id = new.id;
  end if;
  return null;
end;
$$;
comment on function private.hold_or_send() is
  'Trigger: holds pending events of a paused endpoint, and makes them due when the endpoint is resumed.';
revoke all on function private.hold_or_send() from public;

create function private.waiting_status(endpoint uuid, topic text) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select case e.paused_because when 'off' then 'off' else 'held' end
      from public.webhook_endpoints e
      where e.id = waiting_status.endpoint and e.state = 'paused' and waiting_status.topic <> 'ping'
    ),
    'pending'
  );
$$;
comment on function private.waiting_status(uuid, text) is
  'Returns the status of a new event: held while its endpoint is paused, off while that is switched off, else pending. Tests are always sent.';
revoke all on function private.waiting_status(uuid, text) from public;

create function public.replay_deliveries(endpoint uuid, since timestamptz, until timestamptz, is_rehearsal boolean default true)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  replayed integer;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can replay deliveries.' using errcode = '42501';
  end if;
  if is_rehearsal then
    select count(*) into replayed
    from public.outbox o
    where o.endpoint_id = replay_deliveries.endpoint and o.topic <> 'ping'
      and o.created_at >= replay_deliveries.since and o.created_at < replay_deliveries.until;
    return replayed;
  end if;
  update public.outbox o
  set
    status = private.waiting_status(o.endpoint_id, o.topic),
    attempts = 0,
    next_attempt_at = now(),
    delivered_at = null,
    last_error = null
  where o.endpoint_id = replay_deliveries.endpoint and o.topic <> 'ping'
    and o.created_at >= replay_deliveries.since and o.created_at < replay_deliveries.until
    and (o.leased_until is null or o.leased_until < now());
  get diagnostics replayed = row_count;
  return replayed;
end;
$$;
comment on function public.replay_deliveries(uuid, timestamptz, timestamptz, boolean) is
  'Makes the events of an endpoint from a time range due again, for leaders, and returns their number. A dry run only counts.';
revoke all on function public.replay_deliveries(uuid, timestamptz, timestamptz, boolean) from public, anon, authenticated;
grant execute on function public.replay_deliveries(uuid, timestamptz, timestamptz, boolean) to authenticated;

create function public.test_webhook_endpoint(endpoint uuid) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  test_id uuid;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can test an endpoint.' using errcode = '42501';
  end if;
  if exists (select from public.webhook_endpoints e where e.id = endpoint and e.format = 'spec') then
    raise exception 'This endpoint would take a test for a booking.' using errcode = '42501';
  end if;
  insert into public.outbox (topic, channel, endpoint_id, event_id, payload)
  select 'ping', 'webhook', e.id, gen_random_uuid(), jsonb_build_object('endpoint', e.id)
  from public.webhook_endpoints e
  where e.id = test_webhook_endpoint.endpoint
  returning id into test_id;
  return test_id;
end;
$$;
comment on function public.test_webhook_endpoint(uuid) is
  'Queues a test event for an endpoint, paused or not, for leaders. Returns its id in the outbox; null if there is no such endpoint.';
revoke all on function public.test_webhook_endpoint(uuid) from public, anon, authenticated;
grant execute on function public.test_webhook_endpoint(uuid) to authenticated;

create function private.event_snapshot(record_table text, record_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  snapshot jsonb;
  parent record;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', event_snapshot.record_table)
  into snapshot using event_snapshot.record_id;
  -- Omits columns for staff only, secrets, search vectors, and long texts, which receivers can read on the page.
  snapshot := snapshot - array[
    'private_notes', 'earlier_reasons', 'shared_notes', 'token_hash', 'cv_path', 'idempotency_key', 'body', 'document', 'faq', 'process', 'chapters', 'outcomes'
  ];
  for parent in
    select * from (values
      ('service', 'services', 'service_id'), ('webinar', 'webinars', 'webinarid'),
      ('course', 'courses', 'course_id'), ('job', 'jobs', 'job_id')
    ) as p (name, table_name, key)
    where snapshot ? p.key and snapshot ->> p.key is not null
  loop
    execute format(
      'select $1 || jsonb_build_object($2, jsonb_build_object(''id'', p.id, ''title'', p.title, ''slug'', p.slug))
       from public.%I p where p.id = $3', parent.table_name
    ) into snapshot using snapshot, parent.name, (snapshot ->> parent.key)::uuid;
  end loop;
  return snapshot;
end;
$$;
comment on function private.event_snapshot(text, uuid) is
  'Returns a record as it is now, with its parents as {id, title, slug}; null if it no longer exists.';
revoke all on function private.event_snapshot(text, uuid) from public;

create function private.send_to_endpoints() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  snapshot jsonb;
begin
  if not exists (
    select from public.webhook_endpoints e where e.event_types = '{}' or new.type = any (e.event_types)
  ) then
    return null;
  end if;
  snapshot := private.event_snapshot(new.record_table, new.record_id);
  if snapshot is null then
    return null;
  end if;
  insert into public.outbox (topic, channel, endpoint_id, event_id, payload, record_table, record_id, status)
  select
    new.type, 'webhook', e.id, new.id,
    jsonb_build_object(
      'occurred_at', new.occurred_at, 'facts', new.facts,
      'record', snapshot || jsonb_build_object('record_table', new.record_table)
    ),
    new.record_table, new.record_id,
    private.waiting_status(e.id, new.type)
  from public.webhook_endpoints e
  where e.event_types = '{}' or new.type = any (e.event_types);
  return null;
exception when others then
  -- A failure here must not make a visitor's booking fail.
  raise warning 'Event % was sent to no endpoint: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.send_to_endpoints() is
  'Trigger: queues an event for each endpoint that subscribes to its type, with the current record.';
revoke all on function private.send_to_endpoints() from public;

create function public.webhook_endpoint_health()
returns table (
  endpoint_id uuid,
  waiting integer,
  held integer,
  last_success timestamptz,
  failures integer,
  failing_since timestamptz,
  last_error text
)
language sql
stable
set search_path = ''
as $$
  select
    e.id,
    (select count(*) from public.outbox o where o.endpoint_id = e.id and o.status = 'pending' and o.topic <> 'ping')::integer,
    (select count(*) from public.outbox o where o.endpoint_id = e.id and o.status = 'held')::integer,
    (select max(o.delivered_at) from public.outbox o where o.endpoint_id = e.id and o.delivered_at is not null),
    coalesce(t.failures, 0),
    t.failing_since,
    t.last_error
  from public.webhook_endpoints e
  left join public.delivery_targets t on t.endpoint_id = e.id
  where (select private.is_leader());
$$;
comment on function public.webhook_endpoint_health() is
  'Returns for each endpoint, for leaders: pending events, events held while it is paused, the last success, and since when and why it fails.';
revoke all on function public.webhook_endpoint_health() from public, anon, authenticated;
grant execute on function public.webhook_endpoint_health() to authenticated;

create function public.delivery_health()
returns table (
  channel text,
  delivered integer,
  failed integer,
  median_ms integer,
  last_success timestamptz,
  waiting integer,
  dead integer,
  failing_since timestamptz,
  last_error text
)
language sql
stable
set search_path = ''
as $$
  with recent as materialized (
    select o.channel, a.duration_ms, a.error is null as succeeded
    from public.outbox_attempts a
    join public.outbox o on o.id = a.outbox_id
    where a.attempted_at > now() - interval '24 hours'
  )
  select
    c.channel,
    (count(*) filter (where r.succeeded))::integer,
    (count(*) filter (where not r.succeeded))::integer,
    round(percentile_cont(0.5) within group (order by r.duration_ms) filter (where r.succeeded))::integer,
    (
      select max(o.delivered_at) from public.outbox o
      where o.channel = c.channel and o.delivered_at is not null
    ),
    (select count(*) from public.outbox o where o.channel = c.channel and o.status = 'pending')::integer,
    (select count(*) from public.outbox o where o.channel = c.channel and o.status in ('dead', 'held'))::integer,
    failing.since,
    failing.error
  from (values ('webhook'), ('mail')) as c (channel)
  left join recent r on r.channel = c.channel
  left join lateral (
    select t.failing_since as since, t.last_error as error
    from private.failing_targets() t
    where (t.endpoint_id is null) = (c.channel = 'mail')
    order by t.failing_since
    limit 1
  ) failing on true
  where (select private.is_leader())
  group by c.channel, failing.since, failing.error
  order by c.channel desc;
$$;
comment on function public.delivery_health() is
  'Returns for webhooks and emails, for leaders: attempts in the last 24 hours, median duration (ms) of the successful ones, last success, number pending, number given up (emails) or held (webhooks), and since when and why the first target fails.';
revoke all on function public.delivery_health() from public, anon, authenticated;
grant execute on function public.delivery_health() to authenticated;

create trigger audit after insert or update or delete on public.webhook_endpoints
  for each row execute function private.record_audit();

-- A rotated secret does not change updated_at, so open edit forms do not become stale.
create trigger set_updated_at before update of url, description, event_types, state on public.webhook_endpoints
  for each row execute function private.set_updated_at();
create trigger add_secret after insert on public.webhook_endpoints
  for each row when (new.origin = 'leader') execute function private.add_webhook_secret();
create trigger note_rotation after update of secret on public.webhook_secrets
  for each row execute function private.note_secret_rotation();
create trigger protect_settings before delete or update of url, description, event_types on public.webhook_endpoints
  for each row when (old.origin = 'environment' and auth.uid() is not null)
  execute function private.refuse_environment_change();
create trigger protect_off before update of state on public.webhook_endpoints
  for each row when (old.paused_because = 'off' and new.state = 'active' and auth.uid() is not null)
  execute function private.refuse_environment_change();
create trigger follow_state before update of state on public.webhook_endpoints
  for each row when (old.state <> new.state) execute function private.follow_endpoint_state();
create trigger hold_or_send after update of state on public.webhook_endpoints
  for each row when (old.state <> new.state) execute function private.hold_or_send();
