-- Figures on the public pages. All pages read a figure from here by its id, so that its value is the same everywhere.
create table public.figures (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  case_id uuid not null references public.cases (id) on delete cascade,
  position integer not null default 0,
  label text not null check (char_length(label) <= 120 and btrim(label) <> ''),
  value numeric(12, 2) not null check (value < 'NaN'),
  unit text not null check (char_length(unit) <= 40),
  kind text not null check (kind in ('measured', 'estimated')),
  measured_by text not null check (char_length(measured_by) <= 120 and btrim(measured_by) <> ''),
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  n integer check (n > 0),
  source text check (char_length(source) <= 400 and btrim(source) <> ''),
  source_url text check (source_url ~ '^(https://|/[^/])\S*$' and char_length(source_url) <= 500),
  compared_with text check (char_length(compared_with) <= 80) check (compared_with <> id),
  updated_at timestamptz not null default now()
);

comment on table public.figures is
  'Figures of cases with their source. If there is no row, pages say that the figure is no longer measured.';
comment on column public.figures.n is 'Sample size; null if nothing was counted.';
comment on column public.figures.compared_with is
  'Id of the figure before the change. Not a foreign key, so that a figure remains when the other one is deleted.';
alter table public.figures enable row level security;
revoke all on public.figures from public, anon, authenticated;
grant select on public.figures to anon;
grant select, insert, update, delete on public.figures to authenticated, service_role;

create index figures_case on public.figures (case_id, position, id);
create index figures_without_source on public.figures (case_id) where source is null;

create function private.may_change_case(wanted uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may('cases', 'publish')
    or (
      private.may('cases', 'write')
      and exists (select from public.cases c where c.id = wanted and c.state = 'draft')
    );
$$;
comment on function private.may_change_case(uuid) is
  'Returns whether the caller may change the figures of a case: writers of cases for a draft, otherwise people who may publish cases.';
revoke all on function private.may_change_case(uuid) from public;
grant execute on function private.may_change_case(uuid) to authenticated;

create policy "Anyone reads figures of published cases" on public.figures
  for select to anon using (exists (select from public.cases c where c.id = case_id));

create policy "Accounts read figures of cases that they read" on public.figures
  for select to authenticated using (exists (select from public.cases c where c.id = case_id));

create policy "Editors add" on public.figures
  for insert to authenticated with check (private.may_change_case(case_id));

create policy "Editors change" on public.figures
  for update to authenticated using (private.may_change_case(case_id)) with check (private.may_change_case(case_id));

create policy "Editors remove" on public.figures
  for delete to authenticated using (private.may_change_case(case_id));

create function private.require_sources() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed constant jsonb := to_jsonb(coalesce(new, old));
  owner constant uuid := (changed ->> tg_argv[0])::uuid;
  state constant text := (select c.state from public.cases c where c.id = owner);
  unproven text;
begin
  if private.is_restoring() then
    return null;
  end if;
  if state = 'scheduled' or state = 'published' and tg_table_name = 'cases' then
    select case when count(*) = 0 then '' else string_agg(f.label, ', ') filter (where f.source is null) end
    into unproven
    from public.figures f
    where f.case_id = owner;
  elsif state = 'published' and changed ->> 'source' is null
    and (tg_op = 'INSERT' or tg_op = 'UPDATE' and to_jsonb(old) ->> 'case_id' <> changed ->> 'case_id')
  then
    unproven := changed ->> 'label';
  end if;
  if unproven is not null then
    raise exception 'A case is published with figures, and each has a source.'
      using errcode = '23514', hint = 'source', detail = unproven;
  end if;
  return null;
end;
$$;
comment on function private.require_sources() is
  'Trigger: refuses to publish or schedule a case that has no figures or a figure without a source. Published figures may lose their source later. Argument: the column with the id of the case.';
revoke all on function private.require_sources() from public;

create function private.save_figures(owner uuid, figures jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select
    from jsonb_to_recordset(figures) as given (id text)
    join public.figures f on f.id = given.id
    where f.case_id <> owner
  ) then
    raise exception 'Another case has a figure with this id.' using errcode = '23514', hint = 'figure_taken';
  end if;

  delete from public.figures f
  where f.case_id = owner
    and not exists (select from jsonb_to_recordset(figures) as given (id text) where given.id = f.id);

  insert into public.figures as f (
    id, case_id, position, label, value, unit, kind, measured_by, from_day, until_day, n, source, source_url, compared_with
  )
  select
    given.id, owner, item.place, given.label, given.value, given.unit, given.kind, given.measured_by,
    given.from_day, given.until_day, given.n, nullif(given.source, ''), given.source_url, nullif(given.compared_with, '')
  from jsonb_array_elements(figures) with ordinality as item (content, place)
  cross join lateral jsonb_populate_record(null::public.figures, item.content) as given
  on conflict (id) do update
  set (position, label, value, unit, kind, measured_by, from_day, until_day, n, source, source_url, compared_with) = (
    excluded.position, excluded.label, excluded.value, excluded.unit, excluded.kind, excluded.measured_by,
    excluded.from_day, excluded.until_day, excluded.n, excluded.source, excluded.source_url, excluded.compared_with
  )
  where to_jsonb(f) - 'updated_at' is distinct from to_jsonb(excluded) - 'updated_at';
end;
$$;
comment on function private.save_figures(uuid, jsonb) is
  'Replaces the figures of a case with these, in this order.';
revoke all on function private.save_figures(uuid, jsonb) from public;
grant execute on function private.save_figures(uuid, jsonb) to authenticated, service_role;

-- Deferred to the end of the transaction, when the figures are stored, too.
create constraint trigger require_sources_of_new after insert on public.cases
  deferrable initially deferred
  for each row execute function private.require_sources('id');
create constraint trigger require_sources after update of state on public.cases
  deferrable initially deferred
  for each row when (
    old.state in ('draft', 'archived') and new.state in ('scheduled', 'published')
  )
  execute function private.require_sources('id');
create constraint trigger require_sources after insert or update or delete on public.figures
  deferrable initially deferred
  for each row execute function private.require_sources('case_id');
create trigger set_updated_at before update on public.figures
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.figures
  for each row execute function private.record_audit();
