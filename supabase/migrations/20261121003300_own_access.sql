-- One question per request tells who somebody is and what they may.
drop function public.my_access();
create function public.my_access()
returns table (
  id uuid, name text, email text, time_zone text, profile_type text, disabled boolean, idle boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.name, p.email, p.time_zone, p.profile_type,
    p.disabled_at is not null, not private.session_is_live()
  from public.user_profiles p
  where p.id = auth.uid();
$$;
comment on function public.my_access() is
  'The caller''s own profile, whatever its type, and whether it is disabled or its session idle. No row: no profile.';
revoke all on function public.my_access() from public, anon, authenticated;
grant execute on function public.my_access() to authenticated;
