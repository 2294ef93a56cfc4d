-- The "Fail it now" demo on /proof: each run has its own receiver and queue, separate from the outbox. Contains no
-- personal data.
create table public.sandbox_runs (
  id uuid primary key default gen_random_uuid(),
  secret text not null check (char_length(secret) <= 106),
  is_receiving boolean not null default true,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  steps integer not null default 0 check (steps <= 40),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '15 minutes'
);

comment on table public.sandbox_runs is
  'Demo runs in which visitors make a receiver fail. Each run sends one made-up booking under its own id. Anyone who knows the id can continue the run.';
alter table public.sandbox_runs enable row level security;
revoke all on public.sandbox_runs from public, anon, authenticated;
grant select, insert, update, delete on public.sandbox_runs to service_role;

comment on column public.sandbox_runs.next_attempt_at is
  'Time of the next attempt to send the booking, or end of the lease of a running one; null if nothing is to be sent.';

create table public.sandbox_entries (
  id bigint generated always as identity primary key,
  run_id uuid not null references public.sandbox_runs (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('stopped', 'started', 'sent', 'failed', 'answered', 'booked', 'repeated')),
  attempt integer,
  error text check (char_length(error) <= 500),
  duration_ms integer,
  next_attempt_at timestamptz
);

comment on table public.sandbox_entries is
  'Log of a run: its steps, delivery attempts, and actions of the receiver.';
alter table public.sandbox_entries enable row level security;
revoke all on public.sandbox_entries from public, anon, authenticated;
grant select, insert, update, delete on public.sandbox_entries to service_role;

create index sandbox_entries_run on public.sandbox_entries (run_id, id);

-- Idempotency of the receiver: it books the event of a run once, however often the event arrives.
create unique index sandbox_entries_booked on public.sandbox_entries (run_id) where kind = 'booked';

create function public.start_sandbox_run(max_live integer) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  started uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('sandbox_runs', 0));
  delete from public.sandbox_runs r where r.ends_at <= now();
  if (select count(*) from public.sandbox_runs) >= max_live then
    delete from public.sandbox_runs r
    where r.id = (
      select o.id
      from public.sandbox_runs o
      cross join lateral (
        select coalesce(max(e.at), o.started_at) as at from public.sandbox_entries e where e.run_id = o.id
      ) as last
      where last.at < now() - interval '30 seconds'
      order by last.at, o.id
      limit 1
    );
  end if;
  insert into public.sandbox_runs (secret)
  select private.new_webhook_secret()
  where (select count(*) from public.sandbox_runs) < max_live
  returning id into started;
  return started;
end;
$$;
comment on function public.start_sandbox_run(integer) is
  'Deletes ended runs, starts a new one and returns its id. If max_live runs exist, replaces the one that has been idle longest; returns null if all were active within the last 30 seconds.';
revoke all on function public.start_sandbox_run(integer) from public, anon, authenticated;
grant execute on function public.start_sandbox_run(integer) to service_role;

create function public.lease_sandbox_run(run_id uuid, at timestamptz, lease_seconds integer)
returns setof public.sandbox_runs
language sql
set search_path = ''
as $$
  update public.sandbox_runs r
  set attempts = r.attempts + 1, next_attempt_at = at + make_interval(secs => lease_seconds)
  where r.id = lease_sandbox_run.run_id and r.next_attempt_at <= at and r.ends_at > at
  returning r.*;
$$;
comment on function public.lease_sandbox_run(uuid, timestamptz, integer) is
  'Leases a run with a due booking to the caller, as lease_outbox does. Several servers can call it at the same time.';
revoke all on function public.lease_sandbox_run(uuid, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.lease_sandbox_run(uuid, timestamptz, integer) to service_role;
