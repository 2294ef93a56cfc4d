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
create index stale_marks_version on public.stale_marks (version);

alter table public.stale_marks enable row level security;
revoke all on public.stale_marks from public, anon, authenticated;
grant select, insert, update, delete on public.stale_marks to service_role;

create table public.servers (
  name text primary key check (char_length(name) between 1 and 300),
  clock text not null,
  seen_at timestamptz not null default now()
);
comment on table public.servers is 'Servers of the site that run, or ran during the last day.';
comment on column public.servers.name is 'Host and port, so that a server that starts again takes its own place.';
comment on column public.servers.clock is
  'Through what it learns of changes: the database, or a Redis by the id that is stored in it.';

alter table public.servers enable row level security;
revoke all on public.servers from public, anon, authenticated;
grant select, insert, update, delete on public.servers to service_role;

create function public.mark_stale(keys text[]) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  former bigint;
begin
  -- Until the commit, so that no server sees a version before an earlier one, and then never asks for that.
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
  'Notes that a server runs, and returns an empty list; or returns the running servers that it must not run beside: those that learn of changes in another way.';
revoke all on function public.register_server(text, text) from public, anon, authenticated;
grant execute on function public.register_server(text, text) to service_role;
