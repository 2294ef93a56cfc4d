-- With `Prefer: count=planned` or `count=estimated`, PostgREST answers how many rows the planner expects, from statistics
-- over all rows: a member would learn about how many contacts there are. Nothing of ours asks for it, so nobody gets it.
-- PostgREST calls the function before each request as the role of the request, also as a visitor; in a schema of its
-- own it is no endpoint.

create schema api_checks;
comment on schema api_checks is 'What PostgREST calls before each request; no part of the Data API.';
revoke all on schema api_checks from public;
grant usage on schema api_checks to anon, authenticated, service_role;

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
