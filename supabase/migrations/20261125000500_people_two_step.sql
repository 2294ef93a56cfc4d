-- The second factor: codes of an authenticator app (TOTP), and recovery codes in case it is lost. Stored next to the
-- sessions, so that it works the same with every Auth server and row-level security enforces it: a session has no
-- access until our server has verified its code.
create table public.security_settings (
  id boolean primary key default true check (id),
  leaders_need_second_factor boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.security_settings is 'One row: sign-in settings for everyone, set by leaders.';

comment on column public.security_settings.leaders_need_second_factor is
  'Whether leaders must set up a second factor before they can do anything else.';
alter table public.security_settings enable row level security;
revoke all on public.security_settings from public, anon, authenticated;
grant select, update (leaders_need_second_factor) on public.security_settings to authenticated;
grant select, update on public.security_settings to service_role;

insert into public.security_settings default values;

create policy "Leaders read the settings" on public.security_settings
  for select to authenticated using ((select private.is_leader()));

create policy "Leaders change the settings" on public.security_settings
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.second_factors (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  secret text not null check (char_length(secret) <= 400),
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

comment on table public.second_factors is
  'The authenticator app of each person. Only our server can read the row and decrypt the secret.';
comment on column public.second_factors.confirmed_at is
  'Null until a first valid code proves that the app has the secret.';
comment on column public.second_factors.last_step is 'Time step of the last used code, so that no code works twice.';
alter table public.second_factors enable row level security;
revoke all on public.second_factors from public, anon, authenticated;
grant select, insert, update, delete on public.second_factors to service_role;

create table public.recovery_codes (
  user_id uuid not null references public.second_factors (user_id) on delete cascade,
  code_hash text not null check (char_length(code_hash) between 32 and 128),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table public.recovery_codes is 'Hashes of recovery codes. Each can replace an authenticator code once.';
alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from public, anon, authenticated;
grant select, insert, update, delete on public.recovery_codes to service_role;

create function private.second_factor(session public.staff_sessions) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case
    when session.verified_at is not null then 'passed'
    when exists (
      select from public.second_factors f where f.user_id = session.user_id and f.confirmed_at is not null
    ) then 'code'
    when exists (
      select from public.user_profiles p, public.security_settings s
      where p.id = session.user_id and p.profile_type = 'team_leader' and s.leaders_need_second_factor
    ) then 'set_up'
    else 'passed'
  end;
end;
$$;
comment on function private.second_factor(public.staff_sessions) is
  'Returns what a session still needs: a code, a second factor at all (set_up), or nothing (passed).';
revoke all on function private.second_factor(public.staff_sessions) from public;

create function public.my_access()
returns table (
  id uuid, name text, email text, time_zone text, profile_type text, disabled boolean, idle boolean, over boolean,
  second_factor text, content_rights jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.name, p.email, p.time_zone, p.profile_type,
    p.disabled_at is not null,
    s.session_id is null or not private.is_live(s),
    s.session_id is null or s.ended_at is not null or s.started_at <= now() - interval '12 hours',
    private.second_factor(s),
    (
      select coalesce(jsonb_object_agg(r.kind, r.level), '{}')
      from public.content_rights r
      where r.user_id = p.id and p.profile_type = 'team_member'
    )
  from public.user_profiles p
  left join public.staff_sessions s
    on s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = p.id
  where p.id = auth.uid();
$$;
comment on function public.my_access() is
  'Returns the caller''s profile, whatever its type; whether it is disabled; whether the session gives no access (idle), and whether for a reason other than inactivity (over); the result of private.second_factor; and the content rights as {kind: level}. Returns no row without a profile.';
revoke all on function public.my_access() from public, anon, authenticated;
grant execute on function public.my_access() to authenticated;

-- Only our server calls the functions below, after it has checked code, password and person.
create function private.may_change_factor(session public.staff_sessions) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_live(session)
    and session.password_at > now() - interval '10 minutes'
    and private.second_factor(session) <> 'code';
$$;
comment on function private.may_change_factor(public.staff_sessions) is
  'Returns whether a session is live, has entered its password recently, and has passed the second factor or is setting one up.';
revoke all on function private.may_change_factor(public.staff_sessions) from public;

create function private.factor_changed(session uuid, event text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  own public.staff_sessions;
begin
  select s.* into own from public.staff_sessions s where s.session_id = factor_changed.session;
  perform private.record_security_event(own.user_id, event, own.user_id, own.ip, own.user_agent);
  update public.staff_sessions s
  set ended_at = now()
  where s.user_id = own.user_id and s.session_id <> own.session_id and s.ended_at is null;
  delete from auth.sessions a where a.user_id = own.user_id and a.id <> own.session_id;
end;
$$;
comment on function private.factor_changed(uuid, text) is
  'Writes a change of a second factor to the audit log and ends all other sessions of the person.';
revoke all on function private.factor_changed(uuid, text) from public;

create function private.store_recovery_codes(person uuid, code_hashes text[]) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.recovery_codes c where c.user_id = person;
  insert into public.recovery_codes (user_id, code_hash) select person, unnest(code_hashes);
$$;
comment on function private.store_recovery_codes(uuid, text[]) is 'Replaces the recovery codes of a person.';
revoke all on function private.store_recovery_codes(uuid, text[]) from public;

create function public.start_second_factor(session uuid, secret text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.second_factors as f (user_id, secret)
  select s.user_id, start_second_factor.secret
  from public.staff_sessions s
  where s.session_id = start_second_factor.session and private.may_change_factor(s)
  on conflict (user_id) do update
  set secret = excluded.secret, created_at = now()
  where f.confirmed_at is null;
  return found;
end;
$$;
comment on function public.start_second_factor(uuid, text) is
  'Stores the secret of a second factor that is being set up. Returns false if the session is not fresh, or a factor already exists.';
revoke all on function public.start_second_factor(uuid, text) from public, anon, authenticated;
grant execute on function public.start_second_factor(uuid, text) to service_role;

create function public.confirm_second_factor(session uuid, secret text, step bigint, code_hashes text[])
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  update public.second_factors f
  set confirmed_at = now(), last_step = step
  from public.staff_sessions s
  where s.session_id = confirm_second_factor.session
    and private.may_change_factor(s)
    and f.user_id = s.user_id
    and f.secret = confirm_second_factor.secret
    and f.confirmed_at is null
  returning f.user_id into person;
  if not found then
    return false;
  end if;
  perform private.store_recovery_codes(person, code_hashes);
  update public.staff_sessions s set verified_at = now() where s.session_id = confirm_second_factor.session;
  perform private.factor_changed(session, 'factor_set');
  return true;
end;
$$;
comment on function public.confirm_second_factor(uuid, text, bigint, text[]) is
  'Activates a second factor after its first code, stores the recovery codes and ends the person''s other sessions. Returns false if the session is not fresh, or the secret has changed.';
revoke all on function public.confirm_second_factor(uuid, text, bigint, text[]) from public, anon, authenticated;
grant execute on function public.confirm_second_factor(uuid, text, bigint, text[]) to service_role;

create function public.pass_second_factor(session uuid, step bigint, needs_two boolean) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  passed public.staff_sessions;
begin
  update public.second_factors f
  set last_step = step
  from public.staff_sessions s
  where s.session_id = pass_second_factor.session
    and private.is_live(s)
    and f.user_id = s.user_id
    and f.confirmed_at is not null
    and f.last_step < step;
  if not found then
    return 'refused';
  end if;
  update public.staff_sessions s
  set
    verified_at = case when not needs_two or s.first_code_at is not null then now() end,
    first_code_at = now()
  where s.session_id = pass_second_factor.session
  returning s.* into passed;
  if passed.verified_at is null then
    return 'one_more';
  end if;
  perform private.record_security_event(passed.user_id, 'code_accepted', passed.user_id, passed.ip, passed.user_agent);
  return 'passed';
end;
$$;
comment on function public.pass_second_factor(uuid, bigint, boolean) is
  'Verifies a session with a code that our server has found valid. Returns passed; refused if the time step was used before; one_more if two codes are required and this was the first.';
revoke all on function public.pass_second_factor(uuid, bigint, boolean) from public, anon, authenticated;
grant execute on function public.pass_second_factor(uuid, bigint, boolean) to service_role;

create function public.use_recovery_code(session uuid, code_hash text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  passed public.staff_sessions;
begin
  update public.recovery_codes c
  set used_at = now()
  from public.staff_sessions s
  where s.session_id = use_recovery_code.session
    and private.is_live(s)
    and c.user_id = s.user_id
    and c.code_hash = use_recovery_code.code_hash
    and c.used_at is null;
  if not found then
    return false;
  end if;
  update public.staff_sessions s
  set verified_at = now()
  where s.session_id = use_recovery_code.session
  returning s.* into passed;
  perform private.record_security_event(
    passed.user_id, 'recovery_code_used', passed.user_id, passed.ip, passed.user_agent
  );
  return true;
end;
$$;
comment on function public.use_recovery_code(uuid, text) is
  'Verifies a session with a recovery code, which then no longer works. Returns false if the code does not exist or was used.';
revoke all on function public.use_recovery_code(uuid, text) from public, anon, authenticated;
grant execute on function public.use_recovery_code(uuid, text) to service_role;

create function public.record_wrong_code(session uuid) returns void
language sql
security definer
set search_path = ''
as $$
  select private.record_security_event(
    s.user_id, 'sign_in_failed', null, s.ip, s.user_agent, jsonb_build_object('reason', 'Wrong code')
  )
  from public.staff_sessions s
  where s.session_id = record_wrong_code.session;
$$;
comment on function public.record_wrong_code(uuid) is 'Writes a wrong code to the audit log.';
revoke all on function public.record_wrong_code(uuid) from public, anon, authenticated;
grant execute on function public.record_wrong_code(uuid) to service_role;

create function public.renew_recovery_codes(session uuid, code_hashes text[]) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  select f.user_id into person
  from public.staff_sessions s
  join public.second_factors f on f.user_id = s.user_id and f.confirmed_at is not null
  where s.session_id = renew_recovery_codes.session and private.may_change_factor(s)
  for update of f;
  if not found then
    return false;
  end if;
  perform private.store_recovery_codes(person, code_hashes);
  perform private.factor_changed(session, 'codes_renewed');
  return true;
end;
$$;
comment on function public.renew_recovery_codes(uuid, text[]) is
  'Replaces the recovery codes of the session''s person and ends their other sessions. Returns false if the session is not fresh, or there is no factor.';
revoke all on function public.renew_recovery_codes(uuid, text[]) from public, anon, authenticated;
grant execute on function public.renew_recovery_codes(uuid, text[]) to service_role;

create function public.remove_second_factor(session uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.second_factors f
  using public.staff_sessions s
  where s.session_id = remove_second_factor.session
    and private.may_change_factor(s)
    and f.user_id = s.user_id
    and f.confirmed_at is not null;
  if not found then
    return false;
  end if;
  -- People who must have a second factor set up the next one immediately.
  update public.staff_sessions s
  set verified_at = null, first_code_at = null
  where s.session_id = remove_second_factor.session;
  perform private.factor_changed(session, 'factor_removed');
  return true;
end;
$$;
comment on function public.remove_second_factor(uuid) is
  'Removes the second factor of the session''s person and ends their other sessions. Returns false if the session is not fresh, or there is no factor.';
revoke all on function public.remove_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.remove_second_factor(uuid) to service_role;

create function public.reset_second_factor(person uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff_sessions;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can reset a second factor.' using errcode = '42501';
  end if;
  if person = auth.uid() then
    raise exception 'Your own second factor is changed on your profile page.' using errcode = '42501';
  end if;
  delete from public.second_factors f where f.user_id = person and f.confirmed_at is not null;
  if not found then
    return false;
  end if;
  select s.* into caller from public.staff_sessions s where s.session_id = (auth.jwt() ->> 'session_id')::uuid;
  perform private.record_security_event(person, 'factor_reset', auth.uid(), caller.ip, caller.user_agent);
  update public.staff_sessions s set ended_at = now() where s.user_id = person and s.ended_at is null;
  delete from auth.sessions a where a.user_id = person;
  perform private.enqueue_mail(
    'account.factor_reset', p.email, jsonb_build_object('name', p.name), 'user_profiles', p.id
  )
  from public.user_profiles p
  where p.id = person;
  return true;
end;
$$;
comment on function public.reset_second_factor(uuid) is
  'Removes a colleague''s second factor, for leaders: ends their sessions and emails them. Returns false if there was none.';
revoke all on function public.reset_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.reset_second_factor(uuid) to authenticated;

create function public.has_second_factor(person uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_leader() and exists (
    select from public.second_factors f where f.user_id = person and f.confirmed_at is not null
  );
$$;
comment on function public.has_second_factor(uuid) is 'Returns whether a person has a second factor, for leaders.';
revoke all on function public.has_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.has_second_factor(uuid) to authenticated;

create trigger set_updated_at before update on public.security_settings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.security_settings
  for each row execute function private.record_audit();
