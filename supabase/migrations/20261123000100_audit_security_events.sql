-- Signing in and whatever protects an account, in the same log as changes of records. Every entry of a person says from
-- which IP and device they signed in.

alter table public.audit_log
  add column ip text check (char_length(ip) <= 64),
  add column user_agent text check (char_length(user_agent) <= 400);
comment on column public.audit_log.ip is 'IP of the actor''s sign-in, or of a failed one. Null for the service itself.';
comment on column public.audit_log.user_agent is 'User agent of the actor''s browser.';

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'insert', 'update', 'delete', 'restore',
  'sign_in', 'sign_in_failed', 'code_accepted', 'recovery_code_used', 'session_ended',
  'factor_set', 'codes_renewed', 'factor_removed', 'factor_reset'
));

alter table public.staff_sessions
  add column ip text check (char_length(ip) <= 64),
  add column device_hash text check (char_length(device_hash) <= 128);
comment on column public.staff_sessions.ip is
  'IP of the sign-in. Null if it did not come through our server, which alone is believed.';
comment on column public.staff_sessions.device_hash is 'Hash of the cookie by which our server knows a browser again.';

create or replace function private.record_audit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  secrets constant text[] := array['token_hash', 'idempotency_key'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets end;
  key text;
begin
  if tg_op = 'UPDATE' and was - 'updated_at' = becomes - 'updated_at' then
    return null;
  end if;
  if tg_nargs = 0 then
    key := coalesce(becomes, was) ->> 'id';
  else
    select string_agg(coalesce(becomes, was) ->> name, ',' order by place) into key
    from unnest(tg_argv) with ordinality as columns (name, place);
  end if;
  insert into public.audit_log (table_name, record_id, action, actor_id, before, after, ip, user_agent)
  select
    tg_table_name,
    key,
    case when tg_op = 'INSERT' and private.is_restoring() then 'restore' else lower(tg_op) end,
    actor.id,
    was,
    becomes,
    s.ip,
    s.user_agent
  from (select auth.uid() as id) actor
  left join public.staff_sessions s
    on s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = actor.id;
  return null;
end;
$$;

create function private.record_security_event(
  person uuid, action text, actor uuid, ip text, user_agent text, details jsonb default '{}'
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (table_name, record_id, action, actor_id, before, after, ip, user_agent)
  select
    'user_profiles', p.id::text, record_security_event.action, record_security_event.actor,
    jsonb_build_object('name', p.name), jsonb_build_object('name', p.name) || record_security_event.details,
    left(record_security_event.ip, 64), left(record_security_event.user_agent, 400)
  from public.user_profiles p
  where p.id = record_security_event.person;
$$;
comment on function private.record_security_event(uuid, text, uuid, text, text, jsonb) is
  'Writes an event of a person''s account to the audit log; the details are shown as its changes.';
revoke all on function private.record_security_event(uuid, text, uuid, text, text, jsonb) from public;

create function public.record_failed_sign_in(email text, ip text, user_agent text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.record_security_event(
    p.id, 'sign_in_failed', null, record_failed_sign_in.ip, record_failed_sign_in.user_agent,
    jsonb_build_object('reason', 'Wrong password')
  )
  from public.user_profiles p
  where lower(p.email) = lower(record_failed_sign_in.email);
$$;
comment on function public.record_failed_sign_in(text, text, text) is
  'Writes a failed sign-in to the audit log if the e-mail address has a profile; its answer does not tell.';
revoke all on function public.record_failed_sign_in(text, text, text) from public, anon, authenticated;
grant execute on function public.record_failed_sign_in(text, text, text) to service_role;

-- What only our server knows, it tells with the secret key: nobody chooses the IP in the log.
drop function public.start_session(text);
create function public.start_session(
  user_agent text default null, session uuid default null, ip text default null, device_hash text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_server constant boolean := coalesce(auth.role() = 'service_role', false);
begin
  insert into public.staff_sessions (session_id, user_id, user_agent, ip, device_hash, started_at)
  select
    a.id, p.id, left(start_session.user_agent, 400),
    case when is_server then left(start_session.ip, 64) end,
    case when is_server then start_session.device_hash end,
    coalesce(a.created_at, now())
  from auth.sessions a
  join public.user_profiles p on p.id = a.user_id
  where case
    when is_server then a.id = start_session.session
    else a.id = (auth.jwt() ->> 'session_id')::uuid and a.user_id = auth.uid()
  end
  on conflict (session_id) do nothing;
end;
$$;
comment on function public.start_session(text, uuid, text, text) is
  'Starts the session of a caller with a profile, counted from the sign-in; for the server, the one that it names, with IP and device. Does not revive an idle or ended session, nor start one that Auth has removed.';
revoke all on function public.start_session(text, uuid, text, text) from public, anon, authenticated;
grant execute on function public.start_session(text, uuid, text, text) to authenticated, service_role;

create function private.report_sign_in() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_security_event(new.user_id, 'sign_in', new.user_id, new.ip, new.user_agent);
  -- The first sign-in of all surprises nobody.
  if exists (
    select from public.staff_sessions s where s.user_id = new.user_id and s.session_id <> new.session_id
  ) and not exists (
    select from public.staff_sessions s
    where s.user_id = new.user_id
      and s.session_id <> new.session_id
      and s.device_hash is not distinct from new.device_hash
  ) then
    perform private.enqueue(
      'account.new_device', 'mail', p.email,
      jsonb_build_object(
        'name', p.name, 'user_agent', new.user_agent, 'ip', new.ip, 'started_at', new.started_at
      ),
      'user_profiles', p.id
    )
    from public.user_profiles p
    where p.id = new.user_id;
  end if;
  return null;
end;
$$;
comment on function private.report_sign_in() is
  'Trigger: writes a sign-in to the audit log, and mails the person if the device is new.';
revoke all on function private.report_sign_in() from public;

create function private.report_session_end() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff_sessions;
begin
  select s.* into caller
  from public.staff_sessions s
  where s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid();
  perform private.record_security_event(
    new.user_id, 'session_ended', auth.uid(), caller.ip, caller.user_agent,
    jsonb_build_object('session_device', new.user_agent, 'session_ip', new.ip)
  );
  return null;
end;
$$;
comment on function private.report_session_end() is 'Trigger: writes to the audit log that somebody ended a session.';
revoke all on function private.report_session_end() from public;

create trigger report_sign_in after insert on public.staff_sessions
  for each row execute function private.report_sign_in();
create trigger report_end after update of ended_at on public.staff_sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function private.report_session_end();

-- Leaders see and end the sessions of everybody.
revoke select on public.staff_sessions from authenticated;
grant select (session_id, user_id, user_agent, ip, started_at, last_active_at, ended_at)
  on public.staff_sessions to authenticated;
drop policy "Staff read their own sessions" on public.staff_sessions;
create policy "Staff read their own sessions, leaders all" on public.staff_sessions
  for select to authenticated
  using ((select private.is_leader()) or (user_id = (select auth.uid()) and (select private.is_staff())));

create or replace function public.end_session(session uuid default null) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_sessions s
  set ended_at = now()
  where s.session_id = coalesce(end_session.session, (auth.jwt() ->> 'session_id')::uuid)
    and s.ended_at is null
    and case
      when end_session.session is null then s.user_id = auth.uid()
      else private.is_leader() or (s.user_id = auth.uid() and private.is_staff())
    end;
  return found;
end;
$$;
comment on function public.end_session(uuid) is
  'Ends the caller''s session, another one of theirs, or for leaders anybody''s. False: there was none to end.';

-- The dashboard goes on showing changes of records only.
create or replace function private.recent_changes(most integer)
returns table (id bigint, table_name text, record_id text, action text, actor text, label text, at timestamptz)
language sql
stable
set search_path = ''
as $$
  select
    a.id, a.table_name, a.record_id, a.action, p.name,
    left(coalesce(
      record.data ->> 'title',
      nullif(concat_ws(' ', record.data ->> 'firstname', record.data ->> 'lastname'), ''),
      record.data ->> 'name',
      record.data ->> 'label',
      record.data ->> 'email',
      record.data ->> 'body'
    ), 120),
    a.at
  from (
    select l.*
    from public.audit_log l
    where l.action in ('insert', 'update', 'delete', 'restore')
    order by l.id desc
    limit most
  ) as a
  left join public.user_profiles p on p.id = a.actor_id
  cross join lateral (select coalesce(a.after, a.before) as data) as record
  order by a.id desc;
$$;
