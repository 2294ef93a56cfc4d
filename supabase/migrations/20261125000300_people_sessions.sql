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
comment on function public.touch_session() is
  'Keeps a live session alive. Returns false if the session is idle, has ended or was never started.';
revoke all on function public.touch_session() from public, anon, authenticated;
grant execute on function public.touch_session() to authenticated;

create function public.end_session(session uuid default null) returns boolean
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
  'Ends the caller''s session, another session of theirs, or for leaders any session. Returns false if there was none to end.';
revoke all on function public.end_session(uuid) from public, anon, authenticated;
grant execute on function public.end_session(uuid) to authenticated;

create function public.end_all_sessions() returns void
language sql
security definer
set search_path = ''
as $$
  update public.staff_sessions set ended_at = now() where user_id = auth.uid() and ended_at is null;
$$;
comment on function public.end_all_sessions() is 'Ends all sessions of the caller, on all devices.';
revoke all on function public.end_all_sessions() from public, anon, authenticated;
grant execute on function public.end_all_sessions() to authenticated;

create function public.remove_lapsed_sessions() returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.sessions a
  using public.staff_sessions s
  where s.session_id = a.id and not private.is_live(s);
$$;
comment on function public.remove_lapsed_sessions() is
  'Deletes sessions that no longer give access from Auth, together with their refresh tokens.';
revoke all on function public.remove_lapsed_sessions() from public, anon, authenticated;
grant execute on function public.remove_lapsed_sessions() to service_role;

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
  'Trigger: allows a new password only together with app_metadata.password_set_at, which only the secret key can write, and then ends all sessions. Refuses a new email address or phone number.';
revoke all on function private.protect_credentials() from public, anon, authenticated;

-- Deferred to the end of the transaction, because Auth writes password and metadata in two statements.
create constraint trigger protect_credentials after update on auth.users
  deferrable initially deferred
  for each row when (
    (old.encrypted_password, old.email, old.phone, old.email_change, old.phone_change)
      is distinct from (new.encrypted_password, new.email, new.phone, new.email_change, new.phone_change)
  )
  execute function private.protect_credentials();
