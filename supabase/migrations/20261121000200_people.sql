-- Staff: profiles, sessions with their idle limit, teams, invitations.

create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  profile_type text not null default 'team_member' check (profile_type ~ '^[a-z_]{1,40}$'),
  time_zone text not null default 'America/New_York' check (time_zone ~ '^([A-Za-z_]+(/[A-Za-z0-9_+-]+)+|UTC)$'),
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.user_profiles is
  'A person with an account. Only the types team_leader and team_member give access; the screens call the type role.';
create unique index user_profiles_email_key on public.user_profiles (lower(email));
create index user_profiles_active_leaders on public.user_profiles (id)
  where profile_type = 'team_leader' and disabled_at is null;

create table public.staff_sessions (
  session_id uuid primary key,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  started_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.staff_sessions is
  'When each signed-in session was last active: access ends after 30 idle minutes and never comes back to the same session.';
create index staff_sessions_user_id on public.staff_sessions (user_id, last_active_at desc);

create function private.session_is_live() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.staff_sessions s
    where s.session_id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and s.ended_at is null
      and s.last_active_at > now() - interval '30 minutes'
  );
$$;
comment on function private.session_is_live() is 'Whether the session of the caller was active within the last 30 minutes.';

create function private.is_leader() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.session_is_live() and exists (
    select from public.user_profiles p
    where p.id = auth.uid() and p.disabled_at is null and p.profile_type = 'team_leader'
  );
$$;
comment on function private.is_leader() is 'Whether the caller is an active team leader with a live session.';

create function private.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.session_is_live() and exists (
    select from public.user_profiles p
    where p.id = auth.uid()
      and p.disabled_at is null
      and p.profile_type in ('team_leader', 'team_member')
  );
$$;
comment on function private.is_staff() is 'Whether the caller is an active leader or member with a live session.';

revoke all on function private.session_is_live(), private.is_leader(), private.is_staff() from public;
grant execute on function private.session_is_live(), private.is_leader(), private.is_staff()
  to authenticated, service_role;

create function private.protect_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := auth.uid();
begin
  -- First, because to the last leader this is the reason that helps.
  if tg_op in ('UPDATE', 'DELETE')
    and old.profile_type = 'team_leader' and old.disabled_at is null
    and (tg_op = 'DELETE' or new.profile_type <> 'team_leader' or new.disabled_at is not null)
  then
    -- Two leaders who demote each other at once must not both succeed.
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
        raise exception 'Nobody can change their own role or access.' using errcode = '42501';
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
  'Trigger: nobody changes their own role or access, and one active leader always remains.';
revoke all on function private.protect_profile() from public;

create trigger protect before insert or update or delete on public.user_profiles
  for each row execute function private.protect_profile();
create trigger set_updated_at before update on public.user_profiles
  for each row execute function private.set_updated_at();

alter table public.user_profiles enable row level security;
revoke all on public.user_profiles from public, anon, authenticated;
grant select on public.user_profiles to authenticated;
grant update (name, time_zone, profile_type, disabled_at) on public.user_profiles to authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;
create policy "Staff read themselves, leaders everyone" on public.user_profiles
  for select to authenticated
  using ((select private.is_leader()) or (id = (select auth.uid()) and (select private.is_staff())));
create policy "Staff change themselves, leaders everyone" on public.user_profiles
  for update to authenticated
  using ((select private.is_leader()) or (id = (select auth.uid()) and (select private.is_staff())))
  with check ((select private.is_leader()) or (id = (select auth.uid()) and (select private.is_staff())));

alter table public.staff_sessions enable row level security;
revoke all on public.staff_sessions from public, anon, authenticated;
grant select on public.staff_sessions to authenticated;
grant select, insert, update, delete on public.staff_sessions to service_role;
create policy "Staff read their own sessions" on public.staff_sessions
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create function public.my_access()
returns table (profile_type text, disabled boolean, idle boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select p.profile_type, p.disabled_at is not null, not private.session_is_live()
  from public.user_profiles p
  where p.id = auth.uid();
$$;
comment on function public.my_access() is
  'The type of the caller''s profile, whatever it is, and whether it is disabled or its session idle. No row: no profile.';

create function public.start_session() returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.staff_sessions (session_id, user_id)
  select (auth.jwt() ->> 'session_id')::uuid, p.id
  from public.user_profiles p
  where p.id = auth.uid() and auth.jwt() ->> 'session_id' is not null
  on conflict (session_id) do nothing;
$$;
comment on function public.start_session() is
  'Begins the session of a caller who has a profile. One that is idle or has ended stays so.';

create function public.touch_session() returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_sessions
  set last_active_at = now()
  where session_id = (auth.jwt() ->> 'session_id')::uuid and private.session_is_live();
  return found;
end;
$$;
comment on function public.touch_session() is 'Keeps a live session alive. False: it is idle, has ended or never began.';

create function public.end_session() returns void
language sql
security definer
set search_path = ''
as $$
  update public.staff_sessions
  set ended_at = now()
  where session_id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid() and ended_at is null;
$$;
comment on function public.end_session() is 'Ends the session of the caller.';

create function public.end_all_sessions() returns void
language sql
security definer
set search_path = ''
as $$
  update public.staff_sessions set ended_at = now() where user_id = auth.uid() and ended_at is null;
$$;
comment on function public.end_all_sessions() is 'Ends every session of the caller, on every device.';

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
comment on function public.get_user_info(uuid) is 'Name, address and role of a person, for staff.';

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
comment on function public.staff_directory() is 'The active staff by name, for mentions; without their addresses.';

create function public.update_user_info(user_id uuid, user_name text, user_role text) returns void
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
  where p.id = update_user_info.user_id;
  if not found then
    raise exception 'User not found' using errcode = 'P0002';
  end if;
end;
$$;
comment on function public.update_user_info(uuid, text, text) is
  'Lets a leader change the name and role of a person; null leaves either as it is.';

revoke all on function
  public.my_access(), public.start_session(), public.touch_session(), public.end_session(),
  public.end_all_sessions(), public.get_user_info(uuid), public.staff_directory(),
  public.update_user_info(uuid, text, text)
  from public, anon, authenticated;
grant execute on function
  public.my_access(), public.start_session(), public.touch_session(), public.end_session(),
  public.end_all_sessions(), public.get_user_info(uuid), public.staff_directory(),
  public.update_user_info(uuid, text, text)
  to authenticated;

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(btrim(name)) between 1 and 80),
  description text check (char_length(description) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.teams is 'Groups of staff that tasks can be given to.';
create trigger set_updated_at before update on public.teams
  for each row execute function private.set_updated_at();

alter table public.teams enable row level security;
revoke all on public.teams from public, anon, authenticated;
grant select, insert, update, delete on public.teams to authenticated, service_role;
create policy "Staff read teams" on public.teams
  for select to authenticated using ((select private.is_staff()));
create policy "Leaders add teams" on public.teams
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change teams" on public.teams
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders remove teams" on public.teams
  for delete to authenticated using ((select private.is_leader()));

create table public.team_members (
  team_id uuid not null references public.teams (id) on delete cascade,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (team_id, user_id)
);
comment on table public.team_members is 'Who belongs to which team.';
create index team_members_user_id on public.team_members (user_id);

alter table public.team_members enable row level security;
revoke all on public.team_members from public, anon, authenticated;
grant select, insert, update, delete on public.team_members to authenticated, service_role;
create policy "Staff read their own teams, leaders all" on public.team_members
  for select to authenticated
  using ((select private.is_leader()) or (user_id = (select auth.uid()) and (select private.is_staff())));
create policy "Leaders add members" on public.team_members
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change members" on public.team_members
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders remove members" on public.team_members
  for delete to authenticated using ((select private.is_leader()));

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  profile_type text not null default 'team_member' check (profile_type in ('team_leader', 'team_member')),
  team_id uuid references public.teams (id) on delete set null,
  token_hash text not null unique check (char_length(token_hash) between 32 and 128),
  invited_by uuid references public.user_profiles (id) on delete set null,
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.staff_invitations is
  'The only way to a profile: name, role and team are the leader''s choice, and the token goes out by mail, kept here as a hash.';
create unique index staff_invitations_open_email on public.staff_invitations (lower(email))
  where accepted_at is null and revoked_at is null;
create index staff_invitations_created_at on public.staff_invitations (created_at desc, id);
create index staff_invitations_team_id on public.staff_invitations (team_id);
create index staff_invitations_invited_by on public.staff_invitations (invited_by);
create trigger set_updated_at before update on public.staff_invitations
  for each row execute function private.set_updated_at();

alter table public.staff_invitations enable row level security;
revoke all on public.staff_invitations from public, anon, authenticated;
grant select, insert, update, delete on public.staff_invitations to authenticated, service_role;
create policy "Leaders invite" on public.staff_invitations
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function public.accept_invitation(token_hash text, user_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation public.staff_invitations;
begin
  update public.staff_invitations i
  set accepted_at = now()
  where i.token_hash = accept_invitation.token_hash
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
    and exists (
      select from auth.users u where u.id = accept_invitation.user_id and lower(u.email) = lower(i.email)
    )
  returning i.* into invitation;
  if not found then
    return jsonb_build_object('outcome', 'invalid');
  end if;

  insert into public.user_profiles (id, name, email, profile_type)
  values (accept_invitation.user_id, invitation.name, lower(invitation.email), invitation.profile_type);
  if invitation.team_id is not null then
    insert into public.team_members (team_id, user_id)
    values (invitation.team_id, accept_invitation.user_id);
  end if;
  return jsonb_build_object('outcome', 'accepted', 'profile_type', invitation.profile_type);
end;
$$;
comment on function public.accept_invitation(text, uuid) is
  'Gives the account of an invited address its profile and team, once. Outcome: accepted or invalid.';
revoke all on function public.accept_invitation(text, uuid) from public, anon, authenticated;
grant execute on function public.accept_invitation(text, uuid) to service_role;
