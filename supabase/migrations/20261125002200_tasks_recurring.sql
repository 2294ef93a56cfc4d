-- Function bodies refer to objects that later migrations create.
set check_function_bodies = off;

-- Recurring tasks: one open task at a time. The server calculates the next date from the rule.
create table public.task_series (
  id uuid primary key default gen_random_uuid(),
  rule jsonb not null check (jsonb_typeof(rule) = 'object' and octet_length(rule::text) <= 500),
  starts_on date not null,
  at_time time not null,
  template jsonb not null default '{}' check (octet_length(template::text) <= 60000),
  made integer not null default 1 check (made >= 0),
  last_due timestamptz not null,
  ended_at timestamptz,
  created_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_series is 'Recurrence rules of tasks, in wall-clock time of the business time zone.';

comment on column public.task_series.rule is
  'Rule as {frequency, every, weekdays, monthly, until, count}; see lib/tasks/recurring/schema.ts.';
comment on column public.task_series.template is 'Content and checklist of the latest task, copied to the next one.';
comment on column public.task_series.made is 'Number of tasks so far, for rules that end after a number.';
comment on column public.task_series.last_due is 'Scheduled date of the latest task, even if a person moved it.';
alter table public.task_series enable row level security;
revoke all on public.task_series from public, anon, authenticated;
grant select on public.task_series to authenticated;
grant select, insert, update, delete on public.task_series to service_role;

create index task_series_running on public.task_series (id) where ended_at is null;
create index task_series_created_by on public.task_series (created_by);

create function private.keep_series_template() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  task constant public.tasks := case tg_op when 'DELETE' then old else new end;
begin
  update public.task_series s
  set template = jsonb_build_object(
    'title', task.title, 'description', task.description, 'priority', task.priority,
    'assigned_to', task.assigned_to, 'team_id', task.team_id, 'client_id', task.client_id,
    'booking_id', task.booking_id, 'created_by', task.created_by,
    'checklist', (
      select coalesce(jsonb_agg(i.label order by i.position, i.created_at), '[]')
      from public.task_checklist_items i where i.task_id = task.id
    )
  )
  where s.id = task.series_id;
  return task;
end;
$$;
comment on function private.keep_series_template() is
  'Trigger: stores the content of a recurring task for the next one.';
revoke all on function private.keep_series_template() from public;

create function private.keep_one_open_task() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  untouched integer;
begin
  perform from public.task_series s where s.id = new.series_id for update;
  if tg_op = 'UPDATE' and old.status = 'completed' then
    delete from public.tasks t
    where t.series_id = new.series_id
      and t.id <> new.id
      and t.status = 'todo'
      and t.updated_at = t.created_at
      and not exists (select from public.task_comments c where c.task_id = t.id);
    get diagnostics untouched = row_count;
    update public.task_series s
    set made = s.made - untouched, last_due = coalesce(new.planned_due, s.last_due)
    where s.id = new.series_id and untouched > 0;
  end if;
  if exists (
    select from public.tasks t where t.series_id = new.series_id and t.id <> new.id and t.status <> 'completed'
  ) then
    new.series_id := null;
  end if;
  return new;
end;
$$;
comment on function private.keep_one_open_task() is
  'Trigger: deletes the next task when the previous one is reopened. If someone has already started the next one, the reopened or restored task leaves the series.';
revoke all on function private.keep_one_open_task() from public;

create function public.repeat_task(task uuid, rule jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_task public.tasks;
  due timestamptz;
  series uuid;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can repeat a task.' using errcode = '42501';
  end if;
  select t.* into found_task from public.tasks t where t.id = repeat_task.task for update;
  if not found then
    return 'gone';
  end if;
  if rule is null or rule = 'null' then
    update public.task_series s set ended_at = now() where s.id = found_task.series_id and s.ended_at is null;
    return case when found then 'ended' else 'gone' end;
  end if;
  due := coalesce(
    found_task.due_date, private.business_instant(private.business_day(now()), time '17:00')
  );
  update public.task_series s
  set rule = repeat_task.rule, starts_on = private.business_day(due), at_time = private.business_time(due),
    last_due = due, ended_at = null
  where s.id = found_task.series_id;
  if not found then
    insert into public.task_series (rule, starts_on, at_time, last_due)
    values (repeat_task.rule, private.business_day(due), private.business_time(due), due)
    returning id into series;
  end if;
  update public.tasks t
  set series_id = coalesce(series, t.series_id), due_date = due, planned_due = due
  where t.id = found_task.id;
  return 'stored';
end;
$$;
comment on function public.repeat_task(uuid, jsonb) is
  'Sets the rule by which a task recurs from its due date on, for leaders; null ends the recurrence. Returns stored, ended or gone.';
revoke all on function public.repeat_task(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.repeat_task(uuid, jsonb) to authenticated;

create function public.add_repeating_task(task jsonb, rule jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  created uuid;
begin
  insert into public.tasks (
    title, description, due_date, priority, status, assigned_to, created_by, team_id, client_id, booking_id
  )
  select
    t.title, t.description, t.due_date, t.priority, t.status, t.assigned_to, t.created_by, t.team_id, t.client_id,
    t.booking_id
  from jsonb_populate_record(null::public.tasks, task) as t
  returning id into created;
  perform public.repeat_task(created, rule);
  return created;
end;
$$;
comment on function public.add_repeating_task(jsonb, jsonb) is
  'Creates a task of a leader together with its recurrence rule, and returns the task''s id. Runs under row-level security.';
revoke all on function public.add_repeating_task(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.add_repeating_task(jsonb, jsonb) to authenticated;

create function public.waiting_series()
returns table (id uuid, rule jsonb, starts_on date, at_time time, last_due timestamptz, made integer)
language sql
stable
security definer
set search_path = ''
as $$
  -- An index-only comparison; the table is read only for the result.
  with waiting as materialized (
    select s.id
    from public.task_series s
    where s.ended_at is null
      and not exists (select from public.tasks t where t.series_id = s.id and t.status <> 'completed')
    order by s.id
    limit 100
  )
  select s.id, s.rule, s.starts_on, s.at_time, s.last_due, s.made
  from waiting w
  join public.task_series s on s.id = w.id
  order by s.id;
$$;
comment on function public.waiting_series() is 'Returns series without an open task.';
revoke all on function public.waiting_series() from public, anon, authenticated;
grant execute on function public.waiting_series() to service_role;

create function public.continue_series(series uuid, made integer, due timestamptz default null) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.task_series;
  task uuid;
begin
  select s.* into stored from public.task_series s where s.id = continue_series.series for update;
  if not found
    or stored.ended_at is not null
    or stored.made <> continue_series.made
    or exists (select from public.tasks t where t.series_id = stored.id and t.status <> 'completed')
  then
    return null;
  end if;
  if due is null then
    update public.task_series s set ended_at = now() where s.id = stored.id;
    return null;
  end if;
  insert into public.tasks (
    title, description, priority, due_date, planned_due, assigned_to, created_by, team_id, client_id, booking_id, series_id
  )
  select
    stored.template ->> 'title', stored.template ->> 'description', stored.template ->> 'priority', due, due,
    private.active_person((stored.template ->> 'assigned_to')::uuid),
    (select p.id from public.user_profiles p where p.id = (stored.template ->> 'created_by')::uuid),
    (select x.id from public.teams x where x.id = (stored.template ->> 'team_id')::uuid),
    (select x.id from public.clients x where x.id = (stored.template ->> 'client_id')::uuid),
    (select x.id from public.consultation_bookings x where x.id = (stored.template ->> 'booking_id')::uuid),
    stored.id
  returning id into task;
  insert into public.task_checklist_items (task_id, label, position)
  select task, item, number
  from jsonb_array_elements_text(stored.template -> 'checklist') with ordinality as items (item, number);
  update public.task_series s
  set made = s.made + 1, last_due = due,
    -- Resets the template, because the task was inserted before its checklist.
    template = stored.template
  where s.id = stored.id;
  return task;
end;
$$;
comment on function public.continue_series(uuid, integer, timestamptz) is
  'Creates the next task of a series, or ends the series if due is null. Returns null if another call did so first.';
revoke all on function public.continue_series(uuid, integer, timestamptz) from public, anon, authenticated;
grant execute on function public.continue_series(uuid, integer, timestamptz) to service_role;

create trigger set_updated_at before update on public.task_series
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.task_series
  for each row execute function private.record_audit();
