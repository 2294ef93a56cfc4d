-- Invitations by email: the only way to get a profile, also for the first leader.
create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  name text not null check (char_length(name) <= 120 and btrim(name) <> '' and private.is_person_name(name)),
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
  'Invitations, the only way to get a profile. The leader chooses name, role and team. The token is sent by email and stored as a hash.';
alter table public.staff_invitations enable row level security;
revoke all on public.staff_invitations from public, anon, authenticated;
grant select, insert, update, delete on public.staff_invitations to authenticated, service_role;

create unique index staff_invitations_open_email on public.staff_invitations (lower(email))
  where accepted_at is null and revoked_at is null;
create index staff_invitations_created_at on public.staff_invitations (created_at desc, id);
create index staff_invitations_team_id on public.staff_invitations (team_id);
create index staff_invitations_invited_by on public.staff_invitations (invited_by);

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

  -- Earlier sessions may belong to someone else who created an account with this email address.
  delete from auth.sessions s where s.user_id = accept_invitation.user_id;
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
  'Gives an invited account its profile and team, once, and ends its earlier sessions. Outcome: accepted or invalid.';
revoke all on function public.accept_invitation(text, uuid) from public, anon, authenticated;
grant execute on function public.accept_invitation(text, uuid) to service_role;

-- A new site has no leader who could invite the first one.
create function public.invite_first_leader(
  id uuid, email text, name text, token_hash text, expires_at timestamptz
) returns text
language plpgsql
set search_path = ''
as $$
begin
  -- Takes the same lock as private.protect_profile, so that no leader is added or removed concurrently.
  perform pg_advisory_xact_lock(hashtextextended('user_profiles.active_leaders', 0));
  if exists (
    select from public.user_profiles p where p.profile_type = 'team_leader' and p.disabled_at is null
  ) then
    return 'leader_exists';
  end if;
  if exists (
    select from public.user_profiles p where lower(p.email) = lower(invite_first_leader.email)
  ) then
    return 'has_profile';
  end if;
  -- Only the newest link works, even if earlier ones were sent to another email address.
  update public.staff_invitations i
  set revoked_at = now()
  where (i.invited_by is null or lower(i.email) = lower(invite_first_leader.email))
    and i.accepted_at is null and i.revoked_at is null;
  insert into public.staff_invitations (id, email, name, profile_type, token_hash, expires_at)
  values (
    invite_first_leader.id, lower(invite_first_leader.email), invite_first_leader.name, 'team_leader',
    invite_first_leader.token_hash, invite_first_leader.expires_at
  );
  return 'invited';
end;
$$;
comment on function public.invite_first_leader(uuid, text, text, text, timestamptz) is
  'Invites the first team leader and revokes earlier invitations of this kind. Returns invited, leader_exists or has_profile.';
revoke all on function public.invite_first_leader(uuid, text, text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function public.invite_first_leader(uuid, text, text, text, timestamptz) to service_role;

create trigger set_author before insert or update of invited_by on public.staff_invitations
  for each row execute function private.set_author('invited_by');
create trigger set_updated_at before update on public.staff_invitations
  for each row execute function private.set_updated_at();
create trigger mail after insert or update of token_hash on public.staff_invitations
  for each row execute function private.enqueue_mail_for_new_row('invitation.sent', 'invitation');
create trigger audit after insert or update or delete on public.staff_invitations
  for each row execute function private.record_audit();
