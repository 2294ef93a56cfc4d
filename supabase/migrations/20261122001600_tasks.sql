-- Work given to staff. Leaders do everything; members see their own tasks and move their status.

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 1 and 200),
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
  updated_at timestamptz not null default now()
);
comment on table public.tasks is 'Tasks. Members see those assigned to them and may change only the status.';
-- A keyset cannot pass a null, so tasks without a due date come last by infinity.
comment on column public.tasks.due_order is 'due_date, or infinity without one: the sort key of lists.';
create index tasks_due_date on public.tasks (due_date, id);
create index tasks_created_at on public.tasks (created_at desc, id);
create index tasks_status on public.tasks (status, due_date, id);
create index tasks_open_by_person on public.tasks (assigned_to, due_date) where status <> 'completed';
create index tasks_assigned_to on public.tasks (assigned_to, due_date, id);
create index tasks_team_id on public.tasks (team_id, due_date, id);
create index tasks_created_by on public.tasks (created_by);
create index tasks_client_id on public.tasks (client_id);
create index tasks_booking_id on public.tasks (booking_id);
create index tasks_due_order on public.tasks (due_order, id);
create index tasks_assigned_to_due_order on public.tasks (assigned_to, due_order, id);
create index tasks_status_due_order on public.tasks (status, due_order, id);
create index tasks_open_by_team on public.tasks (team_id, due_date) where status <> 'completed';
create index tasks_document on public.tasks using gin (private.search_document(title));
-- Includes the assignee, which the policies read.
create index tasks_calendar on public.tasks (due_date, id) include (assigned_to);

alter table public.tasks enable row level security;
revoke all on public.tasks from public, anon, authenticated;
grant select, insert, update, delete on public.tasks to authenticated, service_role;
create policy "Members read their tasks, leaders all" on public.tasks
  for select to authenticated
  using ((select private.is_leader()) or (assigned_to = (select auth.uid()) and (select private.is_staff())));
create policy "Leaders create tasks" on public.tasks
  for insert to authenticated with check ((select private.is_leader()));
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
  'History of each task, written by triggers; changes maps each column to {from, to}.';
create index task_activity_task_id on public.task_activity (task_id, id desc);
create index task_activity_actor_id on public.task_activity (actor_id);

alter table public.task_activity enable row level security;
revoke all on public.task_activity from public, anon, authenticated;
grant select on public.task_activity to authenticated;
grant select, insert, update, delete on public.task_activity to service_role;
-- The subqueries on tasks in these policies obey the policies of tasks: who sees a task sees what belongs to it.
create policy "Whoever sees the task" on public.task_activity
  for select to authenticated using (exists (select from public.tasks t where t.id = task_id));

create table public.task_checklist_items (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references public.tasks (id) on delete cascade,
  label text not null check (char_length(btrim(label)) between 1 and 300),
  is_done boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_checklist_items is 'Steps of a task, which its assignee ticks off.';
create index task_checklist_items_task_id on public.task_checklist_items (task_id, position);

alter table public.task_checklist_items enable row level security;
revoke all on public.task_checklist_items from public, anon, authenticated;
grant select, insert, update, delete on public.task_checklist_items to authenticated, service_role;
create policy "Whoever sees the task" on public.task_checklist_items
  for select to authenticated using (exists (select from public.tasks t where t.id = task_id));
create policy "Whoever sees the task ticks" on public.task_checklist_items
  for update to authenticated
  using (exists (select from public.tasks t where t.id = task_id))
  with check (exists (select from public.tasks t where t.id = task_id));
create policy "Leaders add steps" on public.task_checklist_items
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders remove steps" on public.task_checklist_items
  for delete to authenticated using ((select private.is_leader()));

create table public.task_comments (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references public.tasks (id) on delete cascade,
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 5000),
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_comments is 'Comments of staff on a task; mentions holds the ids of the people mentioned.';
create index task_comments_task_id on public.task_comments (task_id, created_at);
create index task_comments_author_id on public.task_comments (author_id);
create index task_comments_mentions on public.task_comments using gin (mentions);

alter table public.task_comments enable row level security;
revoke all on public.task_comments from public, anon, authenticated;
grant select, delete, insert (task_id, author_id, body, mentions), update (body, mentions)
  on public.task_comments to authenticated;
grant select, insert, update, delete on public.task_comments to service_role;
create policy "Whoever sees the task" on public.task_comments
  for select to authenticated using (exists (select from public.tasks t where t.id = task_id));
create policy "Whoever sees the task comments, as themselves" on public.task_comments
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

-- due_order is movable, because a generated column is still null before the row is stored.
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
    if new.created_by is null then
      raise exception 'User must be logged in to create tasks' using errcode = '42501';
    end if;
    new.client_id := coalesce(
      new.client_id, (select b.client_id from public.consultation_bookings b where b.id = new.booking_id)
    );
    return new;
  end if;

  if auth.uid() is not null
    and to_jsonb(new) - movable is distinct from to_jsonb(old) - movable
    and not private.is_leader()
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
  'Trigger: sets created_by and the client of the booking, restricts members to the status, refuses invalid changes of status.';
revoke all on function private.prepare_task() from public;

create function private.record_task_activity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  difference jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(was.key, jsonb_build_object('from', was.value, 'to', becomes.value)) into difference
    from jsonb_each(to_jsonb(old) - array['updated_at', 'due_order']) as was
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
comment on function private.record_task_activity() is 'Trigger: records what changed in a task and who changed it.';
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
comment on function private.protect_checklist_item() is 'Trigger: restricts members to ticking off steps.';
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
  'Returns, for leaders, how many open and overdue tasks each of these people has, counted up to 100, and their last activity.';
revoke all on function public.workload(uuid[]) from public, anon, authenticated;
grant execute on function public.workload(uuid[]) to authenticated;

create trigger prepare before insert or update on public.tasks
  for each row execute function private.prepare_task();
create trigger set_updated_at before update on public.tasks
  for each row execute function private.set_updated_at();
create trigger record_activity after insert or update on public.tasks
  for each row execute function private.record_task_activity();
create trigger audit after insert or update or delete on public.tasks
  for each row execute function private.record_audit();

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
