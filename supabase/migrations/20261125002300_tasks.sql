-- Tasks of staff. Leaders can do everything. Members see their own tasks, change their status, and create, change and
-- withdraw tasks for themselves and colleagues in their teams.
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 200 and btrim(title) <> ''),
  description text check (char_length(description) <= 10000),
  due_date timestamptz,
  due_order timestamptz not null generated always as (coalesce(due_date, 'infinity')) stored,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'todo' check (status in ('todo', 'in_progress', 'blocked', 'completed')),
  assigned_to uuid references public.user_profiles (id) on delete set null,
  created_by uuid references public.user_profiles (id) on delete set null,
  team_id uuid references public.teams (id) on delete set null,
  client_id uuid references public.clients (id) on delete set null,
  booking_id uuid references public.consultation_bookings (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  run_id uuid references public.playbook_runs (id) on delete set null,
  due_rule jsonb check (octet_length(due_rule::text) <= 200),
  planned_due timestamptz,
  series_id uuid references public.task_series (id) on delete set null,
  -- Sort keys for each column of the list: the value of the column, then the due date. Keyset pagination needs a single
  -- indexed column without nulls.
  status_order text not null default '' check (char_length(status_order) <= 300),
  priority_order text not null default '' check (char_length(priority_order) <= 300),
  assignee_order text not null default '' check (char_length(assignee_order) <= 300),
  team_order text not null default '' check (char_length(team_order) <= 300)
);
comment on table public.tasks is
  'Tasks. Members see tasks assigned to them, can only change the status, and create tasks for themselves and their teams.';

-- Keyset pagination cannot handle null, so tasks without a due date get infinity and come last.
comment on column public.tasks.due_order is 'due_date, or infinity if null: the sort key of lists.';
alter table public.tasks enable row level security;
revoke all on public.tasks from public, anon, authenticated;
grant select, insert, update, delete on public.tasks to authenticated, service_role;
comment on column public.tasks.run_id is 'Playbook run that created the task.';
comment on column public.tasks.due_rule is 'Rule of the run for the due date: {amount, unit, time}.';

comment on column public.tasks.planned_due is
  'Due date set by a run or a series. If due_date differs, a person has moved the task, and it no longer moves with the run.';
comment on column public.tasks.series_id is 'Recurrence rule of the task.';
comment on column public.tasks.status_order is 'Sort key: status from to do to completed, then due date.';
comment on column public.tasks.priority_order is 'Sort key: priority from urgent to low, then due date.';
comment on column public.tasks.assignee_order is 'Sort key: name of the assignee, unassigned last, then due date.';
comment on column public.tasks.team_order is 'Sort key: name of the team, none last, then due date.';

create index tasks_due_date on public.tasks (due_date, id);
create index tasks_created_at on public.tasks (created_at desc, id) include (title, status, assigned_to);
create index tasks_status on public.tasks (status, due_date, id);
create index tasks_open_by_person on public.tasks (assigned_to, due_date) where status <> 'completed';
create index tasks_assigned_to on public.tasks (assigned_to, due_date, id);
create index tasks_team_id on public.tasks (team_id, due_date, id);
create index tasks_created_by on public.tasks (created_by, due_order, id) include (title, assigned_to);
create index tasks_client_id on public.tasks (client_id);
create index tasks_booking_id on public.tasks (booking_id);
create index tasks_due_order on public.tasks (due_order, id) include (title, status, assigned_to);
create index tasks_assigned_to_due_order on public.tasks (assigned_to, due_order, id);
create index tasks_status_due_order on public.tasks (status, due_order, id);
create index tasks_open_by_team on public.tasks (team_id, due_date) where status <> 'completed';
create index tasks_document on public.tasks using gin (private.search_document(title));
create index tasks_pieces on public.tasks using gin (private.pieces(title));

-- Includes the assignee, for the policies.
create index tasks_calendar on public.tasks (due_date, id) include (assigned_to);
create index tasks_run_id on public.tasks (run_id);
create index tasks_series_id on public.tasks (series_id);
create unique index tasks_one_open_of_series on public.tasks (series_id)
  where series_id is not null and status <> 'completed';
create index tasks_status_sorted on public.tasks (status_order, id) include (title, status, assigned_to);
create index tasks_priority_sorted on public.tasks (priority_order, id) include (title, status, assigned_to);
create index tasks_assignee_sorted on public.tasks (assignee_order, id) include (title, status, assigned_to);
create index tasks_team_sorted on public.tasks (team_order, id) include (title, status, assigned_to);
create index tasks_title on public.tasks (title, id) include (status, assigned_to);
create index tasks_updated_at on public.tasks (updated_at, id) include (title, status, assigned_to);

create policy "Members read their tasks, leaders all" on public.tasks
  for select to authenticated
  using ((select private.is_leader()) or (assigned_to = (select auth.uid()) and (select private.is_staff())));

create function public.task_colleagues() returns table (id uuid, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select d.id, d.name
  from public.staff_directory() d
  where d.id = auth.uid()
    or private.is_leader()
    or exists (
      select from public.team_members mine
      join public.team_members theirs on theirs.team_id = mine.team_id
      where mine.user_id = auth.uid() and theirs.user_id = d.id
    );
$$;
comment on function public.task_colleagues() is
  'Returns the people to whom the caller can assign tasks: themselves and colleagues in their teams; for leaders all staff.';
revoke all on function public.task_colleagues() from public, anon, authenticated;
grant execute on function public.task_colleagues() to authenticated;

-- Only leaders set the links and the columns of runs and series. For members, they would reveal whether an id exists.
create policy "Leaders create tasks, members for themselves and their teams" on public.tasks
  for insert to authenticated
  with check (
    created_by = (select auth.uid())
    and (
      (select private.is_leader())
      or (
        (select private.is_staff())
        and assigned_to in (select c.id from public.task_colleagues() c)
        and (team_id is null or team_id in (select m.team_id from public.team_members m where m.user_id = (select auth.uid())))
        and num_nonnulls(client_id, booking_id, run_id, series_id, due_rule, planned_due) = 0
      )
    )
  );

create function public.given_tasks(ids uuid[] default null)
returns table (id uuid, title text, status text, due_date timestamptz, due_order timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    return;
  end if;
  if ids is null then
    return query
    select t.id, t.title, t.status, t.due_date, t.due_order
    from public.tasks t
    where t.created_by = auth.uid() and t.assigned_to is distinct from auth.uid();
  else
    return query
    select t.id, t.title, t.status, t.due_date, t.due_order
    from public.tasks t
    where t.id = any (ids) and t.created_by = auth.uid() and t.assigned_to is distinct from auth.uid();
  end if;
end;
$$;
comment on function public.given_tasks(uuid[]) is
  'Returns title, status and due date of tasks that the caller created for others, for these ids or all. due_order sorts tasks without a date last.';
revoke all on function public.given_tasks(uuid[]) from public, anon, authenticated;
grant execute on function public.given_tasks(uuid[]) to authenticated;

-- Tasks that leaders have linked, or that a playbook or series created, can only be changed by leaders.
create function private.is_creators(task public.tasks) returns boolean
language sql
stable
set search_path = ''
as $$
  select task.created_by = auth.uid()
    and task.status <> 'completed'
    and num_nonnulls(task.client_id, task.booking_id, task.run_id, task.series_id) = 0
    and private.is_staff();
$$;
comment on function private.is_creators(public.tasks) is
  'Returns whether the caller created a task and may still change or withdraw it, whoever it is assigned to.';
revoke all on function private.is_creators(public.tasks) from public;

create function public.created_task(task uuid)
returns table (id uuid, title text, description text, due_date timestamptz, assignee text, updated_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select t.id, t.title, t.description, t.due_date,
    (select p.name from public.user_profiles p where p.id = t.assigned_to), t.updated_at
  from public.tasks t
  where t.id = task and private.is_creators(t);
$$;
comment on function public.created_task(uuid) is
  'Returns the editable fields of an open task that the caller created, whoever it is assigned to; no row for any other task.';
revoke all on function public.created_task(uuid) from public, anon, authenticated;
grant execute on function public.created_task(uuid) to authenticated;

create function private.tell_assignee(task public.tasks, what text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant text := (select p.name from public.user_profiles p where p.id = auth.uid());
begin
  if task.assigned_to <> auth.uid() then
    perform private.notify(task.assigned_to, 'assigned', task, concat_ws(' ', caller, what), now());
  end if;
end;
$$;
comment on function private.tell_assignee(public.tasks, text) is
  'Notifies the assignee of a task about an action of the caller, unless they are the same person.';
revoke all on function private.tell_assignee(public.tasks, text) from public;

create function public.change_created_task(
  task uuid, seen timestamptz, title text, description text, due_date timestamptz default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.tasks;
begin
  perform set_config('app.created_task', 'on', true);
  update public.tasks t
  set title = change_created_task.title,
    description = nullif(change_created_task.description, ''),
    due_date = change_created_task.due_date
  where t.id = task and t.updated_at = seen and private.is_creators(t)
  returning t.* into changed;
  perform set_config('app.created_task', '', true);
  if changed.id is null then
    return false;
  end if;
  perform private.tell_assignee(changed, 'changed this task.');
  return true;
end;
$$;
comment on function public.change_created_task(uuid, timestamptz, text, text, timestamptz) is
  'Changes title, description and due date of an open task that the caller created, and notifies its assignee. Returns false if the task has changed since the caller read it.';
revoke all on function public.change_created_task(uuid, timestamptz, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.change_created_task(uuid, timestamptz, text, text, timestamptz) to authenticated;

create function public.withdraw_created_task(task uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  withdrawn public.tasks;
begin
  delete from public.tasks t where t.id = task and private.is_creators(t) returning t.* into withdrawn;
  if withdrawn.id is null then
    return false;
  end if;
  perform private.tell_assignee(withdrawn, 'withdrew this task.');
  return true;
end;
$$;
comment on function public.withdraw_created_task(uuid) is
  'Deletes an open task that the caller created, and notifies its assignee. Returns whether it was deleted; leaders can restore it.';
revoke all on function public.withdraw_created_task(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_created_task(uuid) to authenticated;

create policy "Members move their tasks, leaders change all" on public.tasks
  for update to authenticated
  using ((select private.is_leader()) or (assigned_to = (select auth.uid()) and (select private.is_staff())))
  with check ((select private.is_leader()) or (assigned_to = (select auth.uid()) and (select private.is_staff())));

create policy "Leaders delete tasks" on public.tasks
  for delete to authenticated using ((select private.is_leader()));

create table public.task_activity (
  id bigint generated always as identity primary key,
  task_id uuid not null references public.tasks (id) on delete cascade,
  actor_id uuid references public.user_profiles (id) on delete set null,
  action text not null check (action in ('created', 'changed')),
  changes jsonb not null default '{}',
  at timestamptz not null default now()
);

comment on table public.task_activity is
  'History of tasks, written by triggers; changes maps each column to {from, to}.';
alter table public.task_activity enable row level security;
revoke all on public.task_activity from public, anon, authenticated;
grant select on public.task_activity to authenticated;
grant select, insert, update, delete on public.task_activity to service_role;

create index task_activity_task_id on public.task_activity (task_id, id desc);
create index task_activity_actor_id on public.task_activity (actor_id);

-- The subqueries in these policies apply the policies of tasks: people who see a task also see its checklist, comments
-- and history.
create policy "People who see the task" on public.task_activity
  for select to authenticated using (exists (select from public.tasks t where t.id = task_id));

create table public.task_checklist_items (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references public.tasks (id) on delete cascade,
  label text not null check (char_length(label) <= 300 and btrim(label) <> ''),
  is_done boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_checklist_items is 'Checklist items of a task, which its assignee completes.';
alter table public.task_checklist_items enable row level security;
revoke all on public.task_checklist_items from public, anon, authenticated;
grant select, insert, update, delete on public.task_checklist_items to authenticated, service_role;

create index task_checklist_items_task_id on public.task_checklist_items (task_id, position);

create policy "People who see the task" on public.task_checklist_items
  for select to authenticated using (exists (select from public.tasks t where t.id = task_id));

create policy "People who see the task tick" on public.task_checklist_items
  for update to authenticated
  using (exists (select from public.tasks t where t.id = task_id))
  with check (exists (select from public.tasks t where t.id = task_id));

create policy "People who see the task add steps" on public.task_checklist_items
  for insert to authenticated with check (exists (select from public.tasks t where t.id = task_id));

create policy "Leaders remove steps, members those of tasks that they created" on public.task_checklist_items
  for delete to authenticated
  using (
    (select private.is_leader())
    or exists (select from public.tasks t where t.id = task_id and t.created_by = (select auth.uid()))
  );

create table public.task_comments (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references public.tasks (id) on delete cascade,
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  body text not null check (char_length(body) <= 5000 and btrim(body) <> ''),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_comments is 'Staff comments on tasks; mentions contains the ids of the mentioned people.';
alter table public.task_comments enable row level security;
revoke all on public.task_comments from public, anon, authenticated;

grant select, delete, insert (task_id, author_id, body, mentions), update (body, mentions)
  on public.task_comments to authenticated;
grant select, insert, update, delete on public.task_comments to service_role;

create index task_comments_task_id on public.task_comments (task_id, created_at);
create index task_comments_author_id on public.task_comments (author_id);
create index task_comments_mentions on public.task_comments using gin (mentions);

create policy "People who see the task" on public.task_comments
  for select to authenticated using (exists (select from public.tasks t where t.id = task_id));

create policy "People who see the task comment, as themselves" on public.task_comments
  for insert to authenticated
  with check (author_id = (select auth.uid()) and exists (select from public.tasks t where t.id = task_id));

create policy "Authors change their comments" on public.task_comments
  for update to authenticated
  using (author_id = (select auth.uid()) and exists (select from public.tasks t where t.id = task_id))
  with check (author_id = (select auth.uid()) and exists (select from public.tasks t where t.id = task_id));

create policy "Authors remove their comments, leaders all" on public.task_comments
  for delete to authenticated
  using (
    (select private.is_leader())
    or (author_id = (select auth.uid()) and exists (select from public.tasks t where t.id = task_id))
  );

-- Saved views of the task pages: each person saves their own filters, order and layout.
create table public.task_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  area text not null check (area in ('admin', 'team')),
  name text not null check (char_length(name) <= 40 and btrim(name) <> ''),
  query text not null check (char_length(query) <= 1000),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_views is 'Saved views of the task pages, visible only to their owner.';
comment on column public.task_views.area is
  'Page of the view: the leaders'' list of all tasks, or a person''s own tasks.';
comment on column public.task_views.query is 'Query string of the page.';
alter table public.task_views enable row level security;
revoke all on public.task_views from public, anon, authenticated;
grant select, insert, delete, update (name, query, is_default) on public.task_views to authenticated;
grant select, insert, update, delete on public.task_views to service_role;

create unique index task_views_name on public.task_views (user_id, area, lower(name));
create unique index task_views_default on public.task_views (user_id, area) where is_default;

create policy "Staff keep their own views" on public.task_views
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

-- Realtime sends no event for a row that has become invisible, so open pages watch this table for tasks that were
-- reassigned.
create table public.task_losses (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  lost_at timestamptz not null
);
comment on table public.task_losses is
  'Time when a task of a person was last reassigned or unassigned. Open pages of that person subscribe to it.';
alter table public.task_losses enable row level security;
revoke all on public.task_losses from public, anon, authenticated;
grant select on public.task_losses to authenticated;
grant select, insert, update, delete on public.task_losses to service_role;

create policy "Staff read their own" on public.task_losses
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Leaders read runs, members those of their tasks" on public.playbook_runs
  for select to authenticated
  using ((select private.is_leader()) or exists (select from public.tasks t where t.run_id = playbook_runs.id));

create policy "Leaders read series, members those of their tasks" on public.task_series
  for select to authenticated
  using ((select private.is_leader()) or exists (select from public.tasks t where t.series_id = task_series.id));

-- A playbook task can have no creator, and changes by a run do not count as changes by the member who caused them.
create function private.prepare_task() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  movable constant text[] := array['status', 'updated_at', 'due_order'];
begin
  if tg_op = 'INSERT' then
    new.created_by := coalesce(new.created_by, auth.uid());
    if new.created_by is null and new.run_id is null and to_jsonb(new) ->> 'series_id' is null then
      raise exception 'User must be logged in to create tasks' using errcode = '42501';
    end if;
    new.client_id := coalesce(
      new.client_id, (select b.client_id from public.consultation_bookings b where b.id = new.booking_id)
    );
    return new;
  end if;

  if auth.uid() is not null
    -- A depth above 1 means that a trigger on another table made the change.
    and pg_trigger_depth() = 1
    and to_jsonb(new) - movable is distinct from to_jsonb(old) - movable
    and not private.is_leader()
    -- change_created_task checks its own permissions.
    and coalesce(current_setting('app.created_task', true), '') <> 'on'
  then
    raise exception 'Team members can only change the status of a task.' using errcode = '42501';
  end if;
  if (old.status, new.status) in (('blocked', 'completed'), ('completed', 'blocked')) then
    raise exception 'A task cannot go from % to %.', old.status, new.status using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.prepare_task() is
  'Trigger: sets created_by and the client of the booking, limits members to the status, rejects invalid status changes.';
revoke all on function private.prepare_task() from public;

-- The sort keys are not part of the history.
create function private.record_task_activity() returns trigger
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
comment on function private.record_task_activity() is 'Trigger: records changes of a task and who made them.';
revoke all on function private.record_task_activity() from public;

create function private.protect_checklist_item() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  tickable constant text[] := array['is_done', 'updated_at'];
begin
  if auth.uid() is not null
    and to_jsonb(new) - tickable is distinct from to_jsonb(old) - tickable
    and not private.is_leader()
  then
    raise exception 'Team members can only tick a checklist.' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.protect_checklist_item() is 'Trigger: limits members to completing checklist items.';
revoke all on function private.protect_checklist_item() from public;

create function public.workload(people uuid[])
returns table (user_id uuid, open_tasks integer, overdue_tasks integer, last_seen_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    person.id,
    (
      select count(*)::integer from (
        select from public.tasks t
        where t.assigned_to = person.id and t.status <> 'completed'
        limit 100
      ) as open
    ),
    (
      select count(*)::integer from (
        select from public.tasks t
        where t.assigned_to = person.id and t.status <> 'completed' and t.due_date < now()
        limit 100
      ) as overdue
    ),
    (select max(s.last_active_at) from public.staff_sessions s where s.user_id = person.id)
  from unnest(people) as person (id)
  where (select private.is_leader());
$$;
comment on function public.workload(uuid[]) is
  'Returns, for leaders, the number of open and overdue tasks of each of these people, counted up to 100, and their last activity.';
revoke all on function public.workload(uuid[]) from public, anon, authenticated;
grant execute on function public.workload(uuid[]) to authenticated;

create function private.set_task_order() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  due constant text := coalesce(to_char(new.due_date at time zone 'UTC', 'YYYYMMDDHH24MISS'), 'none');
begin
  -- The check constraints of the columns reject unknown values.
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
comment on function private.is_sorting() is 'Returns whether this statement only updates sort keys of tasks.';
revoke all on function private.is_sorting() from public;
grant execute on function private.is_sorting() to authenticated, service_role;

-- Renaming a person or team does not count as a change of their tasks: no new version, no history entry, no permission
-- check.
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
  'Trigger: updates the sort keys of tasks after their person or team was renamed.';
revoke all on function private.sort_tasks_again() from public;

create function private.prepare_task_view() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Prevents two browser windows of a person from exceeding the limit concurrently.
  perform pg_advisory_xact_lock(hashtextextended('task views ' || new.user_id, 0));
  if tg_op = 'INSERT' and (
    select count(*) from public.task_views v where v.user_id = new.user_id and v.area = new.area
  ) >= 20 then
    raise exception 'A person keeps at most 20 views.' using errcode = '23514';
  end if;
  if new.is_default then
    update public.task_views v set is_default = false
    where v.user_id = new.user_id and v.area = new.area and v.id <> new.id and v.is_default;
  end if;
  return new;
end;
$$;
comment on function private.prepare_task_view() is
  'Trigger: keeps one default view and at most 20 views per person and page.';
revoke all on function private.prepare_task_view() from public;

create function private.note_task_loss() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.task_losses as l (user_id, lost_at)
  -- Inserts nothing if the person is being deleted.
  select p.id, clock_timestamp() from public.user_profiles p where p.id = old.assigned_to
  on conflict (user_id) do update set lost_at = excluded.lost_at;
  return null;
end;
$$;
comment on function private.note_task_loss() is 'Trigger: records that a person has lost a task.';
revoke all on function private.note_task_loss() from public;

create trigger protect before update on public.task_checklist_items
  for each row execute function private.protect_checklist_item();
create trigger set_updated_at before update on public.task_checklist_items
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.task_checklist_items
  for each row execute function private.record_audit();
create trigger set_updated_at before update on public.task_comments
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.task_comments
  for each row execute function private.record_audit();
create trigger record_created after insert on public.tasks
  for each row execute function private.record_row_event('task.created');
create trigger record_completed after update of status on public.tasks
  for each row when (old.status <> 'completed' and new.status = 'completed')
  execute function private.record_row_event('task.completed');

-- Only for open tasks: a completed task that changes or is deleted later is no longer the latest.
create trigger keep_series_template after insert on public.tasks
  for each row when (new.series_id is not null and new.status <> 'completed')
  execute function private.keep_series_template();
create trigger keep_series_template_of_changed after update on public.tasks
  for each row when (new.series_id is not null and old.status <> 'completed')
  execute function private.keep_series_template();

-- Runs before the checklist is deleted.
create trigger keep_series_template_of_deleted before delete on public.tasks
  for each row when (old.series_id is not null and old.status <> 'completed')
  execute function private.keep_series_template();
create trigger one_open_of_series before insert on public.tasks
  for each row when (new.series_id is not null and new.status <> 'completed')
  execute function private.keep_one_open_task();

-- Named to run after prepare, which compares the columns that a member changed.
create trigger reopened_of_series before update of status on public.tasks
  for each row when (new.series_id is not null and old.status = 'completed' and new.status <> 'completed')
  execute function private.keep_one_open_task();
create trigger prepare before insert or update on public.tasks
  for each row when (not private.is_sorting()) execute function private.prepare_task();
create trigger note_loss after update of assigned_to on public.tasks
  for each row when (old.assigned_to is distinct from new.assigned_to) execute function private.note_task_loss();
create trigger set_author before update of created_by on public.tasks
  for each row execute function private.set_author('created_by');
create trigger set_updated_at before update on public.tasks
  for each row when (not private.is_sorting()) execute function private.set_updated_at();
create trigger record_activity after insert or update on public.tasks
  for each row when (not private.is_sorting()) execute function private.record_task_activity();
create trigger audit after insert or update or delete on public.tasks
  for each row when (not private.is_sorting()) execute function private.record_audit();

-- Named to run after prepare, which rejects sort keys set by a member.
create trigger sort_keys before insert or update on public.tasks
  for each row execute function private.set_task_order();
create trigger sort_tasks_again after update of name on public.user_profiles
  for each row when (old.name is distinct from new.name) execute function private.sort_tasks_again();
create trigger sort_tasks_again after update of name on public.teams
  for each row when (old.name is distinct from new.name) execute function private.sort_tasks_again();
create trigger prepare before insert or update on public.task_views
  for each row execute function private.prepare_task_view();
create trigger set_updated_at before update on public.task_views
  for each row execute function private.set_updated_at();

select set_config('app.sorting', 'on', false);

update public.tasks set status_order = '';

select set_config('app.sorting', '', false);
