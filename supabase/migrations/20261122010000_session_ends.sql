-- A session ends after 30 idle minutes, 12 hours after the sign-in, or when somebody ends it. Its refresh token ends with it.

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
  'Whether a session still gives access: not ended, active within 30 minutes, signed in within 12 hours.';
revoke all on function private.is_live(public.staff_sessions) from public, anon, authenticated;

create or replace function private.session_is_live() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.staff_sessions s
    where s.session_id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and private.is_live(s)
  );
$$;
comment on function private.session_is_live() is 'Whether the session of the caller still gives access.';
comment on table public.staff_sessions is
  'When each session began and was last active: access ends after 30 idle minutes or 12 hours and never comes back to the same session.';
comment on column public.staff_sessions.started_at is 'When the person signed in.';

drop function public.my_access();
create function public.my_access()
returns table (
  id uuid, name text, email text, time_zone text, profile_type text, disabled boolean, idle boolean, over boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.name, p.email, p.time_zone, p.profile_type,
    p.disabled_at is not null,
    s.session_id is null or not private.is_live(s),
    s.session_id is null or s.ended_at is not null or s.started_at <= now() - interval '12 hours'
  from public.user_profiles p
  left join public.staff_sessions s
    on s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = p.id
  where p.id = auth.uid();
$$;
comment on function public.my_access() is
  'The caller''s own profile, whatever its type; whether it is disabled; whether its session gives no access (idle), and that for another reason than inactivity (over). No row: no profile.';

create or replace function public.start_session(user_agent text default null) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.staff_sessions (session_id, user_id, user_agent, started_at)
  select a.id, p.id, left(start_session.user_agent, 400), coalesce(a.created_at, now())
  from auth.sessions a
  join public.user_profiles p on p.id = a.user_id
  where a.id = (auth.jwt() ->> 'session_id')::uuid and a.user_id = auth.uid()
  on conflict (session_id) do nothing;
$$;
comment on function public.start_session(text) is
  'Begins the session of a caller who has a profile, counted from the sign-in. One that is idle or has ended stays so, and none begins that Auth no longer knows.';

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
  'Removes from Auth the sessions that give no access any more, and their refresh tokens with them.';

revoke all on function public.my_access(), public.remove_lapsed_sessions()
  from public, anon, authenticated;
grant execute on function public.my_access() to authenticated;
grant execute on function public.remove_lapsed_sessions() to service_role;
