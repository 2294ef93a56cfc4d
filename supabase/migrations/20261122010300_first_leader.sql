-- The way into a new site, in which nobody is there to invite.

create function public.invite_first_leader(
  id uuid, email text, name text, token_hash text, expires_at timestamptz
) returns text
language plpgsql
set search_path = ''
as $$
begin
  -- The lock of private.protect_profile: no leader appears or goes meanwhile.
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
  -- Only the newest link works, whoever it was sent to.
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
  'Invites the first team leader and revokes earlier such invitations. Answers invited, leader_exists or has_profile.';
revoke all on function public.invite_first_leader(uuid, text, text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function public.invite_first_leader(uuid, text, text, text, timestamptz) to service_role;
