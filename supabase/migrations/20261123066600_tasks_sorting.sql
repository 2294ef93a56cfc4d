-- Sorts tasks by each column of the list. A keyset page needs one column without nulls and with an index, so each
-- order is stored: the column's own value first, then the due date.

alter table public.tasks
  add column status_order text not null default '',
  add column priority_order text not null default '',
  add column assignee_order text not null default '',
  add column team_order text not null default '';
comment on column public.tasks.status_order is 'Sort key: the status from to do to completed, then the due date.';
comment on column public.tasks.priority_order is 'Sort key: the priority from urgent to low, then the due date.';
comment on column public.tasks.assignee_order is 'Sort key: the name of the assignee, nobody last, then the due date.';
comment on column public.tasks.team_order is 'Sort key: the name of the team, none last, then the due date.';

create function private.set_task_order() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  due constant text := coalesce(to_char(new.due_date at time zone 'UTC', 'YYYYMMDDHH24MISS'), 'none');
begin
  -- An unknown value is left to the checks of the columns.
  new.status_order :=
    coalesce(array_position(array['todo', 'in_progress', 'blocked', 'completed'], new.status), 9) || ' ' || due;
  new.priority_order :=
    coalesce(array_position(array['urgent', 'high', 'medium', 'low'], new.priority), 9) || ' ' || due;
  new.assignee_order := coalesce(
    '1 ' || (select lower(left(p.name, 200)) from public.user_profiles p where p.id = new.assigned_to), '2'
  ) || ' ' || due;
  new.team_order := coalesce(
    '1 ' || (select lower(left(t.name, 200)) from public.teams t where t.id = new.team_id), '2'
  ) || ' ' || due;
  return new;
end;
$$;
comment on function private.set_task_order() is 'Trigger: sets the sort keys of a task.';
revoke all on function private.set_task_order() from public;

create function private.is_sorting() returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('app.sorting', true), '') = 'on';
$$;
comment on function private.is_sorting() is 'Returns whether this statement only renews the sort keys of tasks.';
revoke all on function private.is_sorting() from public;
grant execute on function private.is_sorting() to authenticated, service_role;

-- A new name of a person or team changes no task: no version, no history and no right of the caller.
create function private.sort_tasks_again() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('app.sorting', 'on', true);
  if tg_table_name = 'teams' then
    update public.tasks t set team_order = '' where t.team_id = new.id;
  else
    update public.tasks t set assignee_order = '' where t.assigned_to = new.id;
  end if;
  perform set_config('app.sorting', '', true);
  return null;
end;
$$;
comment on function private.sort_tasks_again() is
  'Trigger: renews the sort keys of the tasks of a person or team with a new name.';
revoke all on function private.sort_tasks_again() from public;

-- As before, but for the sort keys.
create or replace function private.record_task_activity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  automatic constant text[] :=
    array['updated_at', 'due_order', 'status_order', 'priority_order', 'assignee_order', 'team_order'];
  difference jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(was.key, jsonb_build_object('from', was.value, 'to', becomes.value)) into difference
    from jsonb_each(to_jsonb(old) - automatic) as was
    join jsonb_each(to_jsonb(new)) as becomes on becomes.key = was.key and becomes.value <> was.value;
    if difference is null then
      return null;
    end if;
  end if;
  insert into public.task_activity (task_id, actor_id, action, changes)
  values (
    new.id,
    (select p.id from public.user_profiles p where p.id = auth.uid()),
    case tg_op when 'INSERT' then 'created' else 'changed' end,
    difference
  );
  return null;
end;
$$;

drop trigger prepare on public.tasks;
create trigger prepare before insert or update on public.tasks
  for each row when (not private.is_sorting()) execute function private.prepare_task();
drop trigger set_updated_at on public.tasks;
create trigger set_updated_at before update on public.tasks
  for each row when (not private.is_sorting()) execute function private.set_updated_at();
drop trigger record_activity on public.tasks;
create trigger record_activity after insert or update on public.tasks
  for each row when (not private.is_sorting()) execute function private.record_task_activity();
drop trigger audit on public.tasks;
create trigger audit after insert or update or delete on public.tasks
  for each row when (not private.is_sorting()) execute function private.record_audit();
-- Named to run after `prepare`, which refuses a member's own sort keys.
create trigger sort_keys before insert or update on public.tasks
  for each row execute function private.set_task_order();

create trigger sort_tasks_again after update of name on public.user_profiles
  for each row when (old.name is distinct from new.name) execute function private.sort_tasks_again();
create trigger sort_tasks_again after update of name on public.teams
  for each row when (old.name is distinct from new.name) execute function private.sort_tasks_again();

select set_config('app.sorting', 'on', false);
update public.tasks set status_order = '';
select set_config('app.sorting', '', false);

create index tasks_status_sorted on public.tasks (status_order, id);
create index tasks_priority_sorted on public.tasks (priority_order, id);
create index tasks_assignee_sorted on public.tasks (assignee_order, id);
create index tasks_team_sorted on public.tasks (team_order, id);
create index tasks_title on public.tasks (title, id);
create index tasks_updated_at on public.tasks (updated_at, id);
