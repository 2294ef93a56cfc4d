-- Function bodies refer to objects that later migrations create.
set check_function_bodies = off;

-- Playbooks: sets of tasks that an event or a leader starts for a booking, contact, deal, webinar or application.
create table public.playbooks (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) <= 80 and btrim(name) <> ''),
  subject text not null
    check (subject in ('consultation_bookings', 'clients', 'deals', 'webinars', 'job_applications')),
  trigger_type text check (char_length(trigger_type) <= 60),
  service_id uuid references public.services (id) on delete cascade,
  is_active boolean not null default true,
  steps jsonb not null default '[]' check (
    jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 20 and octet_length(steps::text) <= 60000
  ),
  created_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint playbooks_trigger_fits_subject check (
    trigger_type is null
    or (subject, trigger_type) in (
      ('consultation_bookings', 'booking.created'), ('consultation_bookings', 'booking.completed'),
      ('consultation_bookings', 'booking.no_show'), ('clients', 'contact.created'),
      ('deals', 'deal.created'), ('deals', 'deal.won'), ('deals', 'deal.lost'),
      ('webinars', 'content.published'), ('job_applications', 'application.received')
    )
  ),
  constraint playbooks_service_of_bookings check (service_id is null or subject = 'consultation_bookings')
);
comment on table public.playbooks is 'Sets of tasks that are created together for one record.';
comment on column public.playbooks.trigger_type is
  'Type of the event that starts the playbook; null if it is only started manually.';
comment on column public.playbooks.service_id is 'Service whose bookings start the playbook; null for all.';

comment on column public.playbooks.steps is
  'One object per task: {id, title, description, role, person, team, priority, checklist, amount, unit, time}.';
alter table public.playbooks enable row level security;
revoke all on public.playbooks from public, anon, authenticated;
grant select, insert, update, delete on public.playbooks to authenticated, service_role;

create index playbooks_trigger_type on public.playbooks (trigger_type) where is_active;
create index playbooks_service_id on public.playbooks (service_id);
create index playbooks_created_by on public.playbooks (created_by);

create policy "Leaders add playbooks" on public.playbooks
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change playbooks" on public.playbooks
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove playbooks" on public.playbooks
  for delete to authenticated using ((select private.is_leader()));

create table public.playbook_runs (
  id uuid primary key default gen_random_uuid(),
  playbook_id uuid not null references public.playbooks (id) on delete cascade,
  record_table text not null check (char_length(record_table) between 1 and 60),
  record_id uuid not null,
  event_id uuid references public.events (id) on delete set null,
  anchor timestamptz not null,
  state text not null default 'running' check (state in ('running', 'withdrawn', 'failed')),
  withdrawn_tasks integer not null default 0 check (withdrawn_tasks >= 0),
  failure text check (failure ~ '^[0-9A-Z]{5}$'),
  started_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (playbook_id, record_id)
);

comment on table public.playbook_runs is
  'Runs of playbooks. A playbook starts once per record, however often the event arrives; again only after its run was withdrawn.';
comment on column public.playbook_runs.anchor is 'Date to which the due dates of the tasks are relative.';
comment on column public.playbook_runs.withdrawn_tasks is
  'Number of open tasks that were deleted because the booking was cancelled.';
comment on column public.playbook_runs.failure is 'SQLSTATE of a failed start.';
alter table public.playbook_runs enable row level security;
revoke all on public.playbook_runs from public, anon, authenticated;
grant select on public.playbook_runs to authenticated;
grant select, insert, update, delete on public.playbook_runs to service_role;

-- The subqueries apply the policies of the tables that they read: people who see a task also see its playbook.
create policy "Leaders read playbooks, members those of their tasks" on public.playbooks
  for select to authenticated
  using (
    (select private.is_leader()) or exists (select from public.playbook_runs r where r.playbook_id = playbooks.id)
  );

create index playbook_runs_record on public.playbook_runs (record_id);
create index playbook_runs_created_at on public.playbook_runs (created_at desc, id);
create index playbook_runs_event_id on public.playbook_runs (event_id);
create index playbook_runs_started_by on public.playbook_runs (started_by);

create function private.playbook_facts(subject text, record uuid, happened timestamptz)
returns table (facts jsonb, anchor timestamptz, host uuid, owner uuid, client uuid, booking uuid, service uuid)
language sql
stable
security definer
set search_path = ''
as $$
  with found_record as (
    select
      btrim(concat_ws(' ', b.firstname, b.lastname)) as client_name, b.company,
      coalesce(s.title, b.meetingtype) as subject_name, b.preferreddate as starts_at,
      b.host_id, coalesce(c.owner_id, b.owner_id) as owner_id, b.client_id, b.id as booking_id, b.service_id
    from public.consultation_bookings b
    left join public.services s on s.id = b.service_id
    left join public.clients c on c.id = b.client_id
    where playbook_facts.subject = 'consultation_bookings' and b.id = record
      and b.status <> 'cancelled' and b.quarantined_at is null
    union all
    select
      btrim(concat_ws(' ', c.firstname, c.lastname)), o.name, null, happened,
      null, c.owner_id, c.id, null, null
    from public.clients c
    left join public.companies o on o.id = c.company_id
    where playbook_facts.subject = 'clients' and c.id = record
    union all
    select
      btrim(concat_ws(' ', c.firstname, c.lastname)), o.name, coalesce(s.title, d.title), happened,
      null, d.owner_id, d.client_id, d.booking_id, d.service_id
    from public.deals d
    left join public.clients c on c.id = d.client_id
    left join public.companies o on o.id = d.company_id
    left join public.services s on s.id = d.service_id
    where playbook_facts.subject = 'deals' and d.id = record
    union all
    select w.presenter, null, w.title, w.starts_at, null, null, null, null, null
    from public.webinars w
    where playbook_facts.subject = 'webinars' and w.id = record
    union all
    select
      btrim(concat_ws(' ', a.firstname, a.lastname)), null, j.title, happened, null, null, null, null, null
    from public.job_applications a
    left join public.jobs j on j.id = a.job_id
    where playbook_facts.subject = 'job_applications' and a.id = record
  )
  select
    jsonb_build_object(
      'client', f.client_name,
      -- People without a company appear under their own name.
      'company', coalesce(nullif(btrim(f.company), ''), f.client_name),
      'service', coalesce(f.subject_name, 'our services'),
      'date', to_char(
        private.business_day(f.starts_at) + private.business_time(f.starts_at), 'FMDy, Mon FMDD, FMHH12:MI AM'
      )
    ),
    f.starts_at, f.host_id, f.owner_id, f.client_id, f.booking_id, f.service_id
  from found_record f;
$$;
comment on function private.playbook_facts(text, uuid, timestamptz) is
  'Returns the data of a record that a playbook needs: placeholders for texts, date and people. Returns no row for bookings that are cancelled or in quarantine.';
revoke all on function private.playbook_facts(text, uuid, timestamptz) from public;

create function private.fill_facts(words text, facts jsonb) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  fact record;
begin
  for fact in select f.key, f.value from jsonb_each_text(facts) as f loop
    words := replace(words, '{' || fact.key || '}', fact.value);
  end loop;
  return words;
end;
$$;
comment on function private.fill_facts(text, jsonb) is 'Replaces {client}, {company}, {service} and {date} in a text.';
revoke all on function private.fill_facts(text, jsonb) from public;

create function private.business_instant(day date, at time) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select (day + at) at time zone 'America/New_York';
$$;
comment on function private.business_instant(date, time) is
  'Returns the instant of a wall-clock time in the business time zone. Adding hours to midnight would be wrong on days when the clocks change.';
revoke all on function private.business_instant(date, time) from public;

create function private.planned_due(rule jsonb, anchor timestamptz) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case rule ->> 'unit'
    when 'hours' then anchor + make_interval(hours => (rule ->> 'amount')::integer)
    -- Counts calendar days, so that the wall-clock time stays the same when the clocks change.
    when 'days' then private.business_instant(
      private.business_day(anchor) + (rule ->> 'amount')::integer,
      coalesce(nullif(rule ->> 'time', '')::time, private.business_time(anchor))
    )
  end;
$$;
comment on function private.planned_due(jsonb, timestamptz) is
  'Returns the due date for a rule {amount, unit, time}: hours or days before (negative) or after the anchor. Returns null without a unit or an anchor.';
revoke all on function private.planned_due(jsonb, timestamptz) from public;

create function private.active_person(person uuid) returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select p.id from public.user_profiles p
  where p.id = person and p.disabled_at is null and p.profile_type in ('team_leader', 'team_member');
$$;
comment on function private.active_person(uuid) is 'Returns the id of a person with access, else null.';
revoke all on function private.active_person(uuid) from public;

create function private.planned_tasks(playbook public.playbooks, record uuid, happened timestamptz, actor uuid)
returns table (
  place bigint, title text, description text, assignee uuid, team uuid, priority text, checklist text[],
  due timestamptz, due_rule jsonb, client uuid, booking uuid, anchor timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    s.place,
    left(private.fill_facts(s.step ->> 'title', f.facts), 200),
    nullif(left(private.fill_facts(coalesce(s.step ->> 'description', ''), f.facts), 10000), ''),
    case s.step ->> 'role'
      when 'host' then
        coalesce(private.active_person(f.host), private.active_person(f.owner), private.active_person(actor))
      when 'owner' then
        coalesce(private.active_person(f.owner), private.active_person(f.host), private.active_person(actor))
      when 'creator' then coalesce(private.active_person(actor), private.active_person(playbook.created_by))
      when 'person' then private.active_person(nullif(s.step ->> 'person', '')::uuid)
      when 'team' then (
        select p.id
        from public.team_members m
        join public.user_profiles p on p.id = m.user_id
        where m.team_id = t.id and p.profile_type = 'team_leader' and p.disabled_at is null
        order by m.created_at, p.id
        limit 1
      )
    end,
    t.id,
    s.step ->> 'priority',
    array(
      select left(private.fill_facts(item, f.facts), 300)
      from jsonb_array_elements_text(s.step -> 'checklist') with ordinality as items (item, number)
      order by number
    ),
    private.planned_due(s.step, f.anchor),
    case when s.step ->> 'unit' in ('hours', 'days')
      then jsonb_build_object('amount', s.step -> 'amount', 'unit', s.step -> 'unit', 'time', s.step -> 'time')
    end,
    f.client, f.booking, f.anchor
  from private.playbook_facts(playbook.subject, record, happened) f
  cross join jsonb_array_elements(playbook.steps) with ordinality as s (step, place)
  left join public.teams t on s.step ->> 'role' = 'team' and t.id = nullif(s.step ->> 'team', '')::uuid;
$$;
comment on function private.planned_tasks(public.playbooks, uuid, timestamptz, uuid) is
  'Returns the tasks that a playbook creates for a record. If there is no host, the owner gets the task and vice versa; without both, the person who triggered it. The lead of a team is the leader who joined it first.';
revoke all on function private.planned_tasks(public.playbooks, uuid, timestamptz, uuid) from public;

create function private.start_run(playbook public.playbooks, record uuid, event uuid, happened timestamptz, actor uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  run uuid;
  plan record;
  task uuid;
begin
  insert into public.playbook_runs as r (playbook_id, record_table, record_id, event_id, anchor, started_by)
  select playbook.id, playbook.subject, record, event, f.anchor, actor
  from private.playbook_facts(playbook.subject, record, happened) f
  on conflict (playbook_id, record_id) do update
    set state = 'running', anchor = excluded.anchor, event_id = excluded.event_id,
      started_by = excluded.started_by, failure = null
    where r.state <> 'running'
  returning r.id into run;
  if run is null then
    return null;
  end if;
  for plan in select * from private.planned_tasks(playbook, record, happened, actor) order by place loop
    insert into public.tasks (
      title, description, due_date, planned_due, due_rule, priority, assigned_to, created_by, team_id, client_id,
      booking_id, run_id
    ) values (
      plan.title, plan.description, plan.due, plan.due, plan.due_rule, plan.priority, plan.assignee,
      coalesce(actor, playbook.created_by), plan.team, plan.client, plan.booking, run
    ) returning id into task;
    insert into public.task_checklist_items (task_id, label, position)
    select task, item, number from unnest(plan.checklist) with ordinality as items (item, number);
  end loop;
  return run;
end;
$$;
comment on function private.start_run(public.playbooks, uuid, uuid, timestamptz, uuid) is
  'Creates the tasks of a playbook for a record. Returns the run; null if the playbook already runs or the record no longer exists.';
revoke all on function private.start_run(public.playbooks, uuid, uuid, timestamptz, uuid) from public;

create function private.move_runs(record uuid, new_anchor timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  update public.playbook_runs set anchor = new_anchor where record_id = record and state = 'running';
  update public.tasks t
  set due_date = private.planned_due(t.due_rule, new_anchor), planned_due = private.planned_due(t.due_rule, new_anchor)
  from public.playbook_runs r
  where r.record_id = record
    and r.state = 'running'
    and t.run_id = r.id
    and t.status <> 'completed'
    and t.due_rule is not null
    and t.due_date is not distinct from t.planned_due;
$$;
comment on function private.move_runs(uuid, timestamptz) is
  'Moves the open tasks of a record''s runs with its date, except those with a manually changed due date.';
revoke all on function private.move_runs(uuid, timestamptz) from public;

create function private.withdraw_runs(record uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  run record;
  withdrawn integer;
begin
  for run in
    update public.playbook_runs set state = 'withdrawn' where record_id = record and state = 'running' returning id
  loop
    delete from public.tasks t where t.run_id = run.id and t.status <> 'completed';
    get diagnostics withdrawn = row_count;
    update public.playbook_runs set withdrawn_tasks = withdrawn where id = run.id;
  end loop;
end;
$$;
comment on function private.withdraw_runs(uuid) is
  'Deletes the open tasks of a record''s runs and stores their number. They can be restored from the audit log.';
revoke all on function private.withdraw_runs(uuid) from public;

create function private.run_playbooks() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  playbook public.playbooks;
begin
  begin
    if new.type = 'booking.moved' then
      perform private.move_runs(b.id, b.preferreddate)
      from public.consultation_bookings b where b.id = new.record_id;
    elsif new.type = 'booking.cancelled' then
      perform private.withdraw_runs(new.record_id);
    end if;
  exception when others then
    raise warning 'The tasks of % could not follow %: %', new.record_id, new.type, sqlstate;
  end;

  for playbook in
    select p.*
    from public.playbooks p
    where p.is_active
      and p.trigger_type = new.type
      and p.subject = new.record_table
      -- Ignores playbooks that were created after the event in the same transaction.
      and p.created_at < new.occurred_at
      and (
        p.service_id is null
        or exists (
          select from public.consultation_bookings b where b.id = new.record_id and b.service_id = p.service_id
        )
      )
    order by p.created_at, p.id
  loop
    -- A failing playbook must not affect the visitor's booking or the next playbook.
    begin
      perform private.start_run(playbook, new.record_id, new.id, new.occurred_at, new.actor_id);
    exception when others then
      insert into public.playbook_runs (playbook_id, record_table, record_id, event_id, anchor, state, failure)
      values (playbook.id, new.record_table, new.record_id, new.id, new.occurred_at, 'failed', sqlstate)
      on conflict do nothing;
    end;
  end loop;
  return null;
end;
$$;
comment on function private.run_playbooks() is
  'Trigger: starts the playbooks of an event, and updates running ones when their booking changes.';
revoke all on function private.run_playbooks() from public;

create function private.move_webinar_runs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.move_runs(new.id, new.starts_at);
  return null;
exception when others then
  raise warning 'The tasks of webinar % could not follow it: %', new.id, sqlstate;
  return null;
end;
$$;
comment on function private.move_webinar_runs() is 'Trigger: moves the tasks of a webinar with its date.';
revoke all on function private.move_webinar_runs() from public;

create function public.preview_playbooks(subject text, record uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can start a playbook.' using errcode = '42501';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id,
          'name', p.name,
          'isRunning', exists (
            select from public.playbook_runs r
            where r.playbook_id = p.id and r.record_id = record and r.state = 'running'
          ),
          'tasks', (
            select coalesce(
              jsonb_agg(
                jsonb_build_object('title', t.title, 'assigneeId', t.assignee, 'dueDate', t.due) order by t.place
              ),
              '[]'
            )
            from private.planned_tasks(p, record, now(), auth.uid()) t
          )
        )
        order by p.name
      ),
      '[]'
    )
    from public.playbooks p
    where p.subject = preview_playbooks.subject and p.is_active
  );
end;
$$;
comment on function public.preview_playbooks(text, uuid) is
  'Returns, for leaders, the active playbooks for a record with the tasks that each would create: [{id, name, isRunning, tasks}].';
revoke all on function public.preview_playbooks(text, uuid) from public, anon, authenticated;
grant execute on function public.preview_playbooks(text, uuid) to authenticated;

create function public.start_playbook(playbook uuid, record uuid) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can start a playbook.' using errcode = '42501';
  end if;
  return (
    select private.start_run(p, record, null, now(), auth.uid())
    from public.playbooks p
    where p.id = playbook and p.is_active
  );
end;
$$;
comment on function public.start_playbook(uuid, uuid) is
  'Starts a playbook for a record, for leaders. Returns the run; null if it already runs, or if playbook or record no longer exist.';
revoke all on function public.start_playbook(uuid, uuid) from public, anon, authenticated;
grant execute on function public.start_playbook(uuid, uuid) to authenticated;

-- Deferred to the end of the transaction, when the record has its host and contact.
create constraint trigger run_playbooks after insert on public.events
  deferrable initially deferred
  for each row
  when (
    new.type in (
      'booking.created', 'booking.completed', 'booking.no_show', 'booking.moved', 'booking.cancelled', 'contact.created',
      'deal.created', 'deal.won', 'deal.lost', 'content.published', 'application.received'
    )
  )
  execute function private.run_playbooks();
create trigger set_author before insert or update of created_by on public.playbooks
  for each row execute function private.set_author('created_by');
create trigger set_updated_at before update on public.playbooks
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.playbooks
  for each row execute function private.record_audit();
create trigger set_updated_at before update on public.playbook_runs
  for each row execute function private.set_updated_at();
