-- Teams and their members.
create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) <= 80 and btrim(name) <> ''),
  description text check (char_length(description) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.teams is 'Groups of staff that tasks can be assigned to.';
alter table public.teams enable row level security;
revoke all on public.teams from public, anon, authenticated;
grant select, insert, update, delete on public.teams to authenticated, service_role;

create index teams_name on public.teams (name, id);
create index teams_document on public.teams using gin (private.search_document(name));

create policy "Staff read teams" on public.teams
  for select to authenticated using ((select private.is_staff()));

create policy "Leaders add teams" on public.teams
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change teams" on public.teams
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove teams" on public.teams
  for delete to authenticated using ((select private.is_leader()));

create table public.team_members (
  team_id uuid not null references public.teams (id) on delete cascade,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (team_id, user_id)
);
comment on table public.team_members is 'Members of each team.';
alter table public.team_members enable row level security;
revoke all on public.team_members from public, anon, authenticated;
grant select, insert, update, delete on public.team_members to authenticated, service_role;

create index team_members_user_id on public.team_members (user_id);

create policy "Staff read their own teams, leaders all" on public.team_members
  for select to authenticated
  using ((select private.is_leader()) or (user_id = (select auth.uid()) and (select private.is_staff())));

create policy "Leaders add members" on public.team_members
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change members" on public.team_members
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove members" on public.team_members
  for delete to authenticated using ((select private.is_leader()));

create trigger set_updated_at before update on public.teams
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.teams
  for each row execute function private.record_audit();
create trigger audit after insert or update or delete on public.team_members
  for each row execute function private.record_audit('team_id', 'user_id');
