-- With `Prefer: count=planned` or `count=estimated`, PostgREST answers how many rows the planner expects, from statistics
-- over all rows: a member would learn about how many contacts there are. Nothing of ours uses it, so it is refused.
-- PostgREST calls the function before each request as the role of the request, also as a visitor; in a schema of its
-- own it is no endpoint.
create schema api_checks;

revoke all on schema api_checks from public;

grant usage on schema api_checks to anon, authenticated, service_role;

-- Several servers of one site: which of their stored pages a change made stale, and who they are.
create table public.stale_marks (
  key text primary key check (char_length(key) between 1 and 400),
  version bigint not null
);

comment on table public.stale_marks is
  'The clock of the caches: every tag and page that a change made stale. Servers ask for the marks that are newer than the last one they know; none is older than an hour.';
comment on column public.stale_marks.key is 'A tag, or the path of a page where it begins with a slash.';

comment on column public.stale_marks.version is
  'When it became stale, in microseconds since 1970 by the clock of the database; every mark has a later one than the mark before.';
alter table public.stale_marks enable row level security;
revoke all on public.stale_marks from public, anon, authenticated;
grant select, insert, update, delete on public.stale_marks to service_role;

create index stale_marks_version on public.stale_marks (version);

create table public.servers (
  name text primary key check (char_length(name) between 1 and 300),
  clock text not null check (char_length(clock) <= 200),
  seen_at timestamptz not null default now()
);
comment on table public.servers is 'Servers of the site that run, or ran during the last day.';
comment on column public.servers.name is 'Host and port, so that a server that starts again takes its own place.';

comment on column public.servers.clock is
  'Through what it learns of changes: the database, or a Redis by the id that is stored in it.';
alter table public.servers enable row level security;
revoke all on public.servers from public, anon, authenticated;
grant select, insert, update, delete on public.servers to service_role;

-- For operators: the applied migrations, and the last run of each job of the scheduler.
create table public.cron_runs (
  job text primary key check (char_length(job) between 1 and 80),
  ran_at timestamptz not null default now()
);
comment on table public.cron_runs is 'The last run of each job that the scheduler calls.';
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
  -- Until the commit, so that no server sees a version before an earlier one, and then never reads that.
  perform pg_advisory_xact_lock(hashtextextended('stale_marks', 0));
  select greatest(extract(epoch from clock_timestamp()) * 1000000, max(m.version))
  into former
  from public.stale_marks m;
  insert into public.stale_marks as m (key, version)
  select k.key, former + k.place from unnest(mark_stale.keys) with ordinality as k (key, place)
  on conflict (key) do update set version = excluded.version;
  -- By then every page has been rendered again by its age.
  delete from public.stale_marks m where m.version < former - 3600000000;
  return former + cardinality(mark_stale.keys);
end;
$$;
comment on function public.mark_stale(text[]) is
  'Marks different tags and pages as stale for every server, each with a version of its own, in their order. Returns the last one. Deletes marks that are older than an hour.';
revoke all on function public.mark_stale(text[]) from public, anon, authenticated;
grant execute on function public.mark_stale(text[]) to service_role;

-- One value, because the Data API cuts lists of rows.
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
  'Returns the marks that are newer than a version, as {key: version}.';
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
  'Notes that a server runs, and returns an empty list; or returns the running servers that it must not run alongside: those that learn of changes in another way.';
revoke all on function public.register_server(text, text) from public, anon, authenticated;
grant execute on function public.register_server(text, text) to service_role;

create function public.applied_migrations() returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- The bookkeeping of the Supabase CLI, in a schema that the Data API does not show.
  return query select m.version from supabase_migrations.schema_migrations m order by m.version;
end
$$;
comment on function public.applied_migrations() is 'Returns the versions of the migrations that this database has.';
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
  'Returns a hash of each applied migration: of its statements without white space and semicolons, which the Supabase CLI does not keep.';
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
  'Before each request of the Data API: refuses estimates of row counts, which tell about rows that the caller cannot see.';
revoke all on function api_checks.refuse_estimates() from public;
grant execute on function api_checks.refuse_estimates() to anon, authenticated, service_role;

-- Compiling a query takes up to 300 ms, and no query of ours runs as long. Tables of a few rows are never analysed, so
-- their queries look expensive enough to be compiled at every call.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
end
$$;

-- Also in connections that are older than this migration.
alter function public.availability_state() set jit = off;

comment on schema api_checks is 'What PostgREST calls before each request; no part of the Data API.';

do $$
begin
  -- The embedded Supabase has no such role; it calls the function itself.
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
