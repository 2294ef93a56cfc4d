-- Passwords and addresses of accounts change only where our server has checked who asks.

create function private.protect_credentials() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (new.email, new.phone) is distinct from (old.email, old.phone)
    or coalesce(new.email_change, '') not in ('', coalesce(old.email_change, ''))
    or coalesce(new.phone_change, '') not in ('', coalesce(old.phone_change, ''))
  then
    raise exception 'The address of an account cannot be changed.' using errcode = '42501';
  end if;

  if new.encrypted_password is distinct from old.encrypted_password then
    if exists (
      select from auth.users u
      where u.id = new.id
        and u.raw_app_meta_data ->> 'password_set_at' is not distinct from old.raw_app_meta_data ->> 'password_set_at'
    ) then
      raise exception 'A password is changed on the site: with the current one, or by the link of a mail.'
        using errcode = '42501';
    end if;
    update public.staff_sessions set ended_at = now() where user_id = new.id and ended_at is null;
    delete from auth.sessions where user_id = new.id;
  end if;
  return null;
end;
$$;
comment on function private.protect_credentials() is
  'Trigger: a password changes only together with app_metadata.password_set_at, which the secret key alone can write, and ends every session. Addresses do not change.';
revoke all on function private.protect_credentials() from public, anon, authenticated;

-- At the end of the transaction, because Auth writes password and metadata in two statements of one.
create constraint trigger protect_credentials after update on auth.users
  deferrable initially deferred
  for each row when (
    (old.encrypted_password, old.email, old.phone, old.email_change, old.phone_change)
      is distinct from (new.encrypted_password, new.email, new.phone, new.email_change, new.phone_change)
  )
  execute function private.protect_credentials();

create or replace function public.accept_invitation(token_hash text, user_id uuid) returns jsonb
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

  -- Sessions from before could be somebody else's, who had made an account with this address.
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
  'Gives the account of an invited address its profile and team, once, and ends every session from before. Outcome: accepted or invalid.';
