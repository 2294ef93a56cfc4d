-- For `Prefer: count=planned` or `count=estimated`, PostgREST returns the planner's row estimate from statistics over
-- all rows, so a member could learn roughly how many contacts there are. We do not use it, so it is refused. PostgREST
-- calls the function before each request with the role of the request, including visitors. It is in a separate schema
-- so that it is not an endpoint.
create schema api_checks;

revoke all on schema api_checks from public;

grant usage on schema api_checks to anon, authenticated, service_role;

-- Coordination of several servers of one site: which cached pages are stale, and which servers run.
create table public.stale_marks (
  key text primary key check (char_length(key) between 1 and 400),
  version bigint not null
);

comment on table public.stale_marks is
  'Cache invalidation log: tags and pages that became stale. Servers poll for marks newer than the last one they know. Marks are deleted after an hour.';
comment on column public.stale_marks.key is 'Tag, or path of a page if it starts with a slash.';

comment on column public.stale_marks.version is
  'Time when it became stale, in epoch microseconds of the database clock; strictly increasing.';
alter table public.stale_marks enable row level security;
revoke all on public.stale_marks from public, anon, authenticated;
grant select, insert, update, delete on public.stale_marks to service_role;

create index stale_marks_version on public.stale_marks (version);

create table public.servers (
  name text primary key check (char_length(name) between 1 and 300),
  clock text not null check (char_length(clock) <= 200),
  seen_at timestamptz not null default now()
);
comment on table public.servers is 'Servers of the site that are running, or ran within the last day.';
comment on column public.servers.name is 'Host and port, so that a restarted server replaces its own row.';

comment on column public.servers.clock is
  'How the server learns of changes: the database, or the id stored in its Redis.';
alter table public.servers enable row level security;
revoke all on public.servers from public, anon, authenticated;
grant select, insert, update, delete on public.servers to service_role;

-- For operators: applied migrations, and the last run of each scheduler job.
create table public.cron_runs (
  job text primary key check (char_length(job) between 1 and 80),
  ran_at timestamptz not null default now()
);
comment on table public.cron_runs is 'Last run of each job that the scheduler calls.';
alter table public.cron_runs enable row level security;
revoke all on public.cron_runs from public, anon, authenticated;
grant select, insert, update, delete on public.cron_runs to service_role;

create function public.mark_stale(keys text[]) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  former bigint;
begin
  -- Held until the commit, so that servers cannot read a later version first and miss an earlier one.
  perform pg_advisory_xact_lock(hashtextextended('stale_marks', 0));
  select greatest(extract(epoch from clock_timestamp()) * 1000000, max(m.version))
  into former
  from public.stale_marks m;
  insert into public.stale_marks as m (key, version)
  select k.key, former + k.place from unnest(mark_stale.keys) with ordinality as k (key, place)
  on conflict (key) do update set version = excluded.version;
  -- After an hour every page has been rendered again anyway.
  delete from public.stale_marks m where m.version < former - 3600000000;
  return former + cardinality(mark_stale.keys);
end;
$$;
comment on function public.mark_stale(text[]) is
  'Marks distinct tags and pages as stale for all servers, each with its own version, in this order. Returns the last version. Deletes marks older than an hour.';
revoke all on function public.mark_stale(text[]) from public, anon, authenticated;
grant execute on function public.mark_stale(text[]) to service_role;

-- A single value, because the Data API limits the number of rows.
create function public.read_stale_marks(since bigint) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(m.key, m.version), '{}'::jsonb)
  from public.stale_marks m
  where m.version > read_stale_marks.since;
$$;
comment on function public.read_stale_marks(bigint) is
  'Returns the marks newer than a version, as {key: version}.';
revoke all on function public.read_stale_marks(bigint) from public, anon, authenticated;
grant execute on function public.read_stale_marks(bigint) to service_role;

create function public.register_server(name text, clock text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  in_the_way jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('servers', 0));
  select jsonb_agg(jsonb_build_object('name', s.name, 'clock', s.clock) order by s.name)
  into in_the_way
  from public.servers s
  where s.name <> register_server.name
    and s.seen_at > now() - interval '15 seconds'
    and s.clock <> register_server.clock;
  if in_the_way is not null then
    return in_the_way;
  end if;
  insert into public.servers as s (name, clock)
  values (register_server.name, register_server.clock)
  on conflict on constraint servers_pkey do update set clock = excluded.clock, seen_at = excluded.seen_at;
  delete from public.servers s where s.seen_at < now() - interval '1 day';
  return '[]'::jsonb;
end;
$$;
comment on function public.register_server(text, text) is
  'Registers a running server and returns an empty list, or returns the running servers that it conflicts with, because they learn of changes in another way.';
revoke all on function public.register_server(text, text) from public, anon, authenticated;
grant execute on function public.register_server(text, text) to service_role;

create function public.applied_migrations() returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Table of the Supabase CLI, in a schema that the Data API does not expose.
  return query select m.version from supabase_migrations.schema_migrations m order by m.version;
end
$$;
comment on function public.applied_migrations() is 'Returns the versions of the migrations applied to this database.';
revoke all on function public.applied_migrations() from public, anon, authenticated;
grant execute on function public.applied_migrations() to service_role;

create function public.migration_digests() returns table (version text, digest text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select
      m.version,
      encode(sha256(convert_to(translate(array_to_string(m.statements, ''), E' \t\r\n;', ''), 'UTF8')), 'hex')
    from supabase_migrations.schema_migrations m
    order by m.version;
end
$$;
comment on function public.migration_digests() is
  'Returns a hash of each applied migration, computed without white space and semicolons, which the Supabase CLI does not keep.';
revoke all on function public.migration_digests() from public, anon, authenticated;
grant execute on function public.migration_digests() to service_role;

create function api_checks.refuse_estimates() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~* 'count\s*=\s*(planned|estimated)' then
    raise exception 'Rows are counted exactly or not at all.' using errcode = '22023';
  end if;
end
$$;
comment on function api_checks.refuse_estimates() is
  'Called before each request of the Data API: refuses row count estimates, which reveal information about rows that the caller cannot see.';
revoke all on function api_checks.refuse_estimates() from public;
grant execute on function api_checks.refuse_estimates() to anon, authenticated, service_role;

-- Compiling a query takes up to 300 ms, longer than any of our queries runs. Tables with few rows are never analyzed,
-- so the planner overestimates their queries and compiles them each time.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
end
$$;

-- Also applies to connections opened before this migration.
alter function public.availability_state() set jit = off;

comment on schema api_checks is 'Functions that PostgREST calls before each request; not exposed by the Data API.';

do $$
begin
  -- The embedded Supabase has no such role and calls the function itself.
  if exists (select from pg_roles where rolname = 'authenticator') then
    execute format(
      'alter role authenticator in database %I set pgrst.db_pre_request = %L',
      current_database(), 'api_checks.refuse_estimates'
    );
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Row estimates stay readable: let a superuser set pgrst.db_pre_request of authenticator (deploy/README.md)';
end
$$;

select private.guard_times(c.oid)
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r';
