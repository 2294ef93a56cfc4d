-- Function bodies refer to objects that later migrations create.
set check_function_bodies = off;

-- Staff: profiles and sessions, and the functions that all policies use to check access.
create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 120 and btrim(name) <> '' and private.is_person_name(name)),
  -- Empty until the trigger sets it.
  slug text not null unique default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 140),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  profile_type text not null default 'team_member' check (profile_type ~ '^[a-z_]{1,40}$'),
  time_zone text not null default 'America/New_York' check (char_length(time_zone) <= 60 and time_zone ~ '^([A-Za-z_]+(/[A-Za-z0-9_+-]+)+|UTC)$'),
  former_names text[] not null default '{}' check (octet_length(former_names::text) <= 6000),
  job_title text check (char_length(job_title) <= 80 and btrim(job_title) <> ''),
  about text check (char_length(about) <= 2000 and btrim(about) <> ''),
  picture_url text check (picture_url ~ '^/storage/v1/object/public/images/[[:graph:]]+$' and char_length(picture_url) <= 500),
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.user_profiles is
  'People with an account. Only the types team_leader and team_member give access. The UI calls the type a role.';
comment on column public.user_profiles.slug is
  'Slug of the person''s public page. Made from their first stored name, and kept when the name changes.';
comment on column public.user_profiles.former_names is
  'The previous ten names, so that content published under them can still be attributed.';
comment on column public.user_profiles.job_title is 'Job title shown on public pages; null hides it.';
comment on column public.user_profiles.about is
  'Plain text about the person for visitors, with blank lines between paragraphs. The team page shows only the first paragraph.';
comment on column public.user_profiles.picture_url is
  'Photo for the public pages, as a path in the public bucket. Null: a drawing or the initials are shown.';
alter table public.user_profiles enable row level security;
revoke all on public.user_profiles from public, anon, authenticated;
grant select on public.user_profiles to authenticated;
grant update (name, time_zone, job_title, about, picture_url, profile_type, disabled_at) on public.user_profiles to authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;

create unique index user_profiles_email_key on public.user_profiles (lower(email));
create index user_profiles_active_leaders on public.user_profiles (id)
  where profile_type = 'team_leader' and disabled_at is null;
create index user_profiles_name on public.user_profiles (name, id) include (email, disabled_at, profile_type);
create index user_profiles_pieces on public.user_profiles using gin (private.pieces(name, email));
create index user_profiles_created_at on public.user_profiles (created_at, id);
create index user_profiles_document on public.user_profiles using gin (private.search_document(name || ' ' || email));
create index user_profiles_name_document on public.user_profiles using gin (private.search_document(name));

create table public.staff_sessions (
  session_id uuid primary key,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  user_agent text check (char_length(user_agent) <= 400),
  started_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  ended_at timestamptz,
  ip text check (char_length(ip) <= 64),
  device_hash text check (char_length(device_hash) <= 128),
  password_at timestamptz not null default now(),
  verified_at timestamptz,
  first_code_at timestamptz
);

comment on table public.staff_sessions is
  'Start and last activity of each session. Access ends after 30 minutes of inactivity or 12 hours, and cannot be regained with the same session.';
comment on column public.staff_sessions.user_agent is 'User agent of the browser that signed in.';
comment on column public.staff_sessions.started_at is 'Time of the sign-in.';
alter table public.staff_sessions enable row level security;
revoke all on public.staff_sessions from public, anon, authenticated;
grant select on public.staff_sessions to authenticated;
grant select, insert, update, delete on public.staff_sessions to service_role;

comment on column public.staff_sessions.ip is
  'IP of the sign-in. Null unless our server reported it, because only our server is trusted.';
comment on column public.staff_sessions.device_hash is
  'Hash of the cookie that lets our server recognize a known browser.';

-- Leaders can see and end all sessions.
revoke select on public.staff_sessions from authenticated;

grant select (session_id, user_id, user_agent, ip, started_at, last_active_at, ended_at)
  on public.staff_sessions to authenticated;

comment on column public.staff_sessions.password_at is
  'Time when the password was last entered. Changes of the second factor require this within the last 10 minutes.';
comment on column public.staff_sessions.verified_at is 'Time when the second factor was verified.';

comment on column public.staff_sessions.first_code_at is
  'Time when the first of two codes was verified. Accounts under a guessing attack need two.';

create index staff_sessions_user_id on public.staff_sessions (user_id, last_active_at desc);

create function private.is_live(session public.staff_sessions) returns boolean
language sql
stable
set search_path = ''
as $$
  select session.ended_at is null
    and session.last_active_at > now() - interval '30 minutes'
    and session.started_at > now() - interval '12 hours';
$$;
comment on function private.is_live(public.staff_sessions) is
  'Returns whether a session still gives access: not ended, active within 30 minutes, signed in within 12 hours.';
revoke all on function private.is_live(public.staff_sessions) from public, anon, authenticated;

-- Written in plpgsql, which caches its plan per connection. All policies call these functions, and SQL functions would
-- be planned at each call (.github/decisions/113).
create function private.session_is_live() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.staff_sessions s
    where s.session_id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and private.is_live(s)
      and private.second_factor(s) = 'passed'
  );
end;
$$;
comment on function private.session_is_live() is
  'Returns whether the caller''s session gives access: it is live and the second factor was verified.';
revoke all on function private.session_is_live() from public;
grant execute on function private.session_is_live() to authenticated, service_role;

create function private.is_leader() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.session_is_live() and exists (
    select from public.user_profiles p
    where p.id = auth.uid() and p.disabled_at is null and p.profile_type = 'team_leader'
  );
end;
$$;
comment on function private.is_leader() is 'Returns whether the caller is an active team leader with a live session.';
revoke all on function private.is_leader() from public;
grant execute on function private.is_leader() to authenticated, service_role;

create function private.is_staff() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.session_is_live() and exists (
    select from public.user_profiles p
    where p.id = auth.uid()
      and p.disabled_at is null
      and p.profile_type in ('team_leader', 'team_member')
  );
end;
$$;
comment on function private.is_staff() is
  'Returns whether the caller is an active leader or member with a live session.';
revoke all on function private.is_staff() from public;
grant execute on function private.is_staff() to authenticated, service_role;

create policy "Staff read themselves, leaders everyone" on public.user_profiles
  for select to authenticated
  using ((select private.is_leader()) or (id = (select auth.uid()) and (select private.is_staff())));

create policy "Staff change themselves, leaders everyone" on public.user_profiles
  for update to authenticated
  using ((select private.is_leader()) or (id = (select auth.uid()) and (select private.is_staff())))
  with check ((select private.is_leader()) or (id = (select auth.uid()) and (select private.is_staff())));

create function private.protect_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := auth.uid();
begin
  -- Checked first, so that the last leader gets this error message and not another one.
  if tg_op in ('UPDATE', 'DELETE')
    and old.profile_type = 'team_leader' and old.disabled_at is null
    and (tg_op = 'DELETE' or new.profile_type <> 'team_leader' or new.disabled_at is not null)
  then
    -- Prevents two leaders from demoting each other at the same time.
    perform pg_advisory_xact_lock(hashtextextended('user_profiles.active_leaders', 0));
    if not exists (
      select from public.user_profiles p
      where p.id <> old.id and p.profile_type = 'team_leader' and p.disabled_at is null
    ) then
      raise exception 'The last team leader cannot be demoted or disabled.' using errcode = '23514';
    end if;
  end if;

  if tg_op = 'UPDATE' and actor is not null then
    if (new.id, new.email, new.created_at) is distinct from (old.id, old.email, old.created_at) then
      raise exception 'The address of an account cannot be changed here.' using errcode = '42501';
    end if;
    if (new.profile_type, new.disabled_at) is distinct from (old.profile_type, old.disabled_at) then
      if actor = old.id then
        raise exception 'You cannot change your own role or access.' using errcode = '42501';
      end if;
      if not private.is_leader() then
        raise exception 'Only team leaders can change a role or access.' using errcode = '42501';
      end if;
    end if;
  end if;

  if tg_op in ('INSERT', 'UPDATE') then
    begin
      perform now() at time zone new.time_zone;
    exception when invalid_parameter_value then
      raise exception 'The time zone % is not known.', new.time_zone using errcode = '23514';
    end;
  end if;

  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.protect_profile() is
  'Trigger: refuses changes to one''s own role or access, and keeps at least one active leader.';
revoke all on function private.protect_profile() from public;

create function private.end_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_sessions set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end;
$$;
comment on function private.end_sessions() is
  'Trigger: ends the sessions of a disabled person, so that enabling the account again does not revive them.';
revoke all on function private.end_sessions() from public;

create function public.get_user_info(user_id uuid)
returns table (id uuid, name text, email text, role text)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.name, p.email, coalesce(p.profile_type, 'team_member')
  from public.user_profiles p
  where p.id = get_user_info.user_id and private.is_staff();
$$;
comment on function public.get_user_info(uuid) is 'Returns the name, email address and role of a person, for staff.';
revoke all on function public.get_user_info(uuid) from public, anon, authenticated;
grant execute on function public.get_user_info(uuid) to authenticated;

create function public.staff_directory()
returns table (id uuid, name text, role text)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.name, p.profile_type
  from public.user_profiles p
  where private.is_staff()
    and p.disabled_at is null
    and p.profile_type in ('team_leader', 'team_member')
  order by p.name;
$$;
comment on function public.staff_directory() is
  'Returns the active staff by name, without email addresses, for mentions.';
revoke all on function public.staff_directory() from public, anon, authenticated;
grant execute on function public.staff_directory() to authenticated;

create function public.update_user_info(
  user_id uuid, user_name text, user_role text, seen_at timestamptz default null
) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can change a role or access.' using errcode = '42501';
  end if;
  if user_role not in ('team_leader', 'team_member') then
    raise exception 'The role % is not known.', user_role using errcode = '23514';
  end if;
  update public.user_profiles p
  set name = coalesce(user_name, p.name), profile_type = coalesce(user_role, p.profile_type)
  where p.id = update_user_info.user_id and (seen_at is null or p.updated_at = seen_at);
  if not found then
    raise exception 'User not found' using errcode = 'P0002';
  end if;
end;
$$;
comment on function public.update_user_info(uuid, text, text, timestamptz) is
  'Changes the name and role of a person, for leaders; null leaves a value unchanged. If seen_at is given, only if the person has not changed since then.';
revoke all on function public.update_user_info(uuid, text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function public.update_user_info(uuid, text, text, timestamptz) to authenticated;

create function private.set_person_slug() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  base text := btrim(
    regexp_replace(lower(regexp_replace(normalize(new.name, nfd), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'),
    '-'
  );
  copies integer := 1;
begin
  base := coalesce(nullif(base, ''), 'person');
  new.slug := base;
  -- Prevents two people with the same name who join at the same time from getting the same slug.
  perform pg_advisory_xact_lock(hashtextextended('user_profiles.slug', 0));
  while exists (select from public.user_profiles p where p.slug = new.slug) loop
    copies := copies + 1;
    new.slug := base || '-' || copies;
  end loop;
  return new;
end;
$$;
comment on function private.set_person_slug() is
  'Trigger: gives a new person a slug made from their name, with a number if it is already in use.';
revoke all on function private.set_person_slug() from public;

create function private.keep_former_name() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  names text[] := array_append(array_remove(array_remove(old.former_names, old.name), new.name), old.name);
begin
  new.former_names := names[greatest(1, cardinality(names) - 9):];
  return new;
end;
$$;
comment on function private.keep_former_name() is 'Trigger: stores the previous name of a person.';
revoke all on function private.keep_former_name() from public;

create trigger set_slug before insert on public.user_profiles
  for each row when (new.slug = '') execute function private.set_person_slug();
create trigger keep_former_name before update of name on public.user_profiles
  for each row when (old.name is distinct from new.name) execute function private.keep_former_name();
create trigger protect before insert or update or delete on public.user_profiles
  for each row execute function private.protect_profile();
create trigger set_updated_at before update on public.user_profiles
  for each row execute function private.set_updated_at();
create trigger end_sessions after update of disabled_at on public.user_profiles
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function private.end_sessions();
