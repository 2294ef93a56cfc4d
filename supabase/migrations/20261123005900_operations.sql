-- What those who run the site ask: which migrations are applied, and when each job of the scheduler ran last.

create table public.cron_runs (
  job text primary key check (char_length(job) between 1 and 80),
  ran_at timestamptz not null default now()
);
comment on table public.cron_runs is 'The last run of each job that the scheduler calls.';

alter table public.cron_runs enable row level security;
revoke all on public.cron_runs from public, anon, authenticated;
grant select, insert, update, delete on public.cron_runs to service_role;

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
