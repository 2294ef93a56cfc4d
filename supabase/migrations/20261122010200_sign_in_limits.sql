-- Sign-ins count only when they fail: the hit is taken before the password is checked, and given back when it is right.

create function public.give_back_rate_limit(bucket text, subject text) returns void
language sql
set search_path = ''
as $$
  update public.rate_limits r
  set hits = r.hits - 1
  where (r.bucket, r.subject) = (give_back_rate_limit.bucket, give_back_rate_limit.subject) and r.hits > 0;
$$;
comment on function public.give_back_rate_limit(text, text) is 'Takes one hit back that take_rate_limit has counted.';
revoke all on function public.give_back_rate_limit(text, text) from public, anon, authenticated;
grant execute on function public.give_back_rate_limit(text, text) to service_role;
