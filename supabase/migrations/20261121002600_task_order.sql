-- The order of the task list: by due date, tasks without one last, without a null that a keyset cannot pass.

alter table public.tasks
  add column due_order timestamptz not null generated always as (coalesce(due_date, 'infinity')) stored;
comment on column public.tasks.due_order is 'due_date, or infinity without one: what lists are ordered by.';
create index tasks_due_order on public.tasks (due_order, id);
create index tasks_assigned_to_due_order on public.tasks (assigned_to, due_order, id);
create index tasks_status_due_order on public.tasks (status, due_order, id);

-- A generated column is empty before the row is stored, and is no change of its own. What a booking leads to is
-- for its client.
create or replace function private.prepare_task() returns trigger
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
  'Trigger: fills created_by and the client of the booking, keeps members to the status, refuses transitions that do not exist.';

create or replace function private.record_task_activity() returns trigger
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
