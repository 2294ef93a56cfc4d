-- Rate limits: how often a subject (an IP, an email address, an account) may call an endpoint.
create table public.rate_limits (
  bucket text not null check (char_length(bucket) between 1 and 80),
  subject text not null check (char_length(subject) between 1 and 320),
  window_started_at timestamptz not null default now(),
  hits integer not null default 1,
  primary key (bucket, subject)
);

comment on table public.rate_limits is
  'One counter for each endpoint and subject, for the current window only. Deleted after a day.';
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on public.rate_limits to service_role;

create index rate_limits_window_started_at on public.rate_limits (window_started_at);

create function public.take_rate_limit(bucket text, subject text, max_hits integer, window_seconds integer)
returns boolean
language sql
set search_path = ''
as $$
  delete from public.rate_limits r
  using (
    select l.bucket, l.subject
    from public.rate_limits l
    where l.window_started_at < now() - interval '1 day'
    limit 100
    for update skip locked
  ) old
  where (r.bucket, r.subject) = (old.bucket, old.subject);

  insert into public.rate_limits as r (bucket, subject)
  values (take_rate_limit.bucket, take_rate_limit.subject)
  on conflict (bucket, subject) do update
  set
    window_started_at = case
      when r.window_started_at <= now() - make_interval(secs => window_seconds) then now()
      else r.window_started_at
    end,
    hits = case
      when r.window_started_at <= now() - make_interval(secs => window_seconds) then 1
      else least(r.hits, max_hits) + 1
    end
  returning r.hits <= max_hits;
$$;
comment on function public.take_rate_limit(text, text, integer, integer) is
  'Counts one hit atomically and returns whether the subject is within its limit for the window (at most a day). Deletes old counters.';
revoke all on function public.take_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, text, integer, integer) to service_role;

-- Only failed sign-ins count: the hit is counted before the password is checked, and taken back if it is correct.
create function public.give_back_rate_limit(bucket text, subject text) returns void
language sql
set search_path = ''
as $$
  update public.rate_limits r
  set hits = r.hits - 1
  where (r.bucket, r.subject) = (give_back_rate_limit.bucket, give_back_rate_limit.subject) and r.hits > 0;
$$;
comment on function public.give_back_rate_limit(text, text) is 'Takes back one hit that take_rate_limit counted.';
revoke all on function public.give_back_rate_limit(text, text) from public, anon, authenticated;
grant execute on function public.give_back_rate_limit(text, text) to service_role;
