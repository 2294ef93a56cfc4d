-- Notifications of staff in the app, one digest mail each morning, and the preferences for both. Triggers write the
-- notifications of changes; the cron endpoint writes reminders.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  title text not null check (char_length(title) between 1 and 200),
  body text check (char_length(body) <= 1000),
  record_table text,
  record_id uuid,
  in_app boolean not null default true,
  due_at timestamptz,
  read_at timestamptz,
  digested_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is
  'Notifications of one person, written by the service; the person marks them as read.';
comment on column public.notifications.in_app is
  'False: the person wants it by mail only, so the app does not show it.';
comment on column public.notifications.due_at is 'For a reminder: the due date it is about.';
comment on column public.notifications.digested_at is 'When a digest handled it, whether or not the digest listed it.';
create index notifications_user_id on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create unique index notifications_reminders on public.notifications (record_id, user_id, kind, due_at)
  where due_at is not null;
create index notifications_undigested on public.notifications (user_id, created_at) where digested_at is null;

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated;
grant select, update, delete on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
create policy "Staff read their own" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()) and in_app and (select private.is_staff()));
create policy "Staff mark their own" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "Staff remove their own" on public.notifications
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  in_app boolean not null default true,
  by_mail boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table public.notification_preferences is
  'Whether a person wants each kind of notification in the app and by mail; no row means both.';

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from public, anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated, service_role;
create policy "Staff choose for themselves" on public.notification_preferences
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

create table public.notification_digests (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  day date not null
);
comment on table public.notification_digests is 'The last day, in the person''s own zone, whose digest was handled.';

alter table public.notification_digests enable row level security;
revoke all on public.notification_digests from public, anon, authenticated;
grant select, insert, update, delete on public.notification_digests to service_role;

create function private.protect_notification() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null and to_jsonb(new) - 'read_at' is distinct from to_jsonb(old) - 'read_at' then
    raise exception 'A notification can only be marked as read.' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.protect_notification() is 'Trigger: restricts people to marking notifications as read.';
revoke all on function private.protect_notification() from public;

create function private.notify(
  person uuid, kind text, task public.tasks, body text, at timestamptz, due_at timestamptz default null
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, body, record_table, record_id, in_app, created_at, due_at)
  select
    p.id, notify.kind, task.title, left(notify.body, 1000), 'tasks', task.id, coalesce(c.in_app, true),
    notify.at, notify.due_at
  from public.user_profiles p
  left join public.notification_preferences c on c.user_id = p.id and c.kind = notify.kind
  where p.id = notify.person
    and p.disabled_at is null
    -- Nobody is notified of a task that they may not see.
    and (p.profile_type = 'team_leader' or (p.profile_type = 'team_member' and p.id = task.assigned_to))
    and (c.user_id is null or c.in_app or c.by_mail)
  on conflict do nothing;
$$;
comment on function private.notify(uuid, text, public.tasks, text, timestamptz, timestamptz) is
  'Notifies a person of a task, unless they turned that kind off. A reminder is sent once for each due date.';
revoke all on function private.notify(uuid, text, public.tasks, text, timestamptz, timestamptz) from public;
grant execute on function private.notify(uuid, text, public.tasks, text, timestamptz, timestamptz)
  to service_role;

create function private.notify_assignee() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(
    new.assigned_to,
    'assigned',
    new,
    coalesce(
      (
        select p.name || ' assigned this task to you.'
        from public.user_profiles p
        where p.id = coalesce(auth.uid(), case tg_op when 'INSERT' then new.created_by end)
      ),
      'This task was assigned to you.'
    ),
    case tg_op when 'INSERT' then new.created_at else now() end
  );
  return null;
end;
$$;
comment on function private.notify_assignee() is 'Trigger: notifies people of tasks that others assign to them.';
revoke all on function private.notify_assignee() from public;

create function private.notify_mentioned() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(
    person,
    'mentioned',
    t,
    coalesce((select p.name || ': ' from public.user_profiles p where p.id = new.author_id), '') || new.body,
    case tg_op when 'INSERT' then new.created_at else now() end
  )
  from public.tasks t
  cross join unnest(new.mentions) as person
  where t.id = new.task_id
    and person is distinct from new.author_id
    and (tg_op = 'INSERT' or person <> all (old.mentions));
  return null;
end;
$$;
comment on function private.notify_mentioned() is 'Trigger: notifies people of comments that mention them.';
revoke all on function private.notify_mentioned() from public;

create function public.write_reminders(at timestamptz default now()) returns void
language sql
set search_path = ''
as $$
  select private.notify(
    p.id,
    case when t.due_date <= at then 'overdue' else 'due_tomorrow' end,
    t,
    null,
    at,
    t.due_date
  )
  from public.tasks t
  join public.user_profiles p on p.id = t.assigned_to
  where t.status <> 'completed'
    and t.due_date > at - interval '7 days'
    and t.due_date < at + interval '49 hours'
    and (
      t.due_date <= at
      or (t.due_date at time zone p.time_zone)::date = (at at time zone p.time_zone)::date + 1
    );
$$;
comment on function public.write_reminders(timestamptz) is
  'Notifies assignees of tasks due tomorrow, in their own zone, and of overdue tasks; once for each due date.';
revoke all on function public.write_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.write_reminders(timestamptz) to service_role;

create function public.queue_digests(at timestamptz default now()) returns integer
language plpgsql
set search_path = ''
as $$
declare
  queued integer;
begin
  with mornings as (
    -- A concurrent call waits here for the first one, and then finds the day taken.
    insert into public.notification_digests as d (user_id, day)
    select p.id, (at at time zone p.time_zone)::date
    from public.user_profiles p
    where p.disabled_at is null
      and p.profile_type in ('team_leader', 'team_member')
      and (at at time zone p.time_zone)::time >= time '08:00'
      and (at at time zone p.time_zone)::time < time '12:00'
    on conflict (user_id) do update set day = excluded.day where d.day < excluded.day
    returning d.user_id
  ),
  taken as (
    update public.notifications n
    set digested_at = at
    from mornings m
    where n.user_id = m.user_id and n.digested_at is null
    returning n.*
  ),
  news as (
    select
      n.user_id,
      jsonb_agg(
        jsonb_build_object('kind', n.kind, 'title', n.title, 'body', n.body, 'due_at', n.due_at, 'task_id', t.id)
        order by n.created_at, n.id
      ) as items
    from taken n
    join public.user_profiles p on p.id = n.user_id
    join public.tasks t on n.record_table = 'tasks' and t.id = n.record_id
    left join public.notification_preferences c on c.user_id = n.user_id and c.kind = n.kind
    where n.read_at is null
      and n.created_at > at - interval '7 days'
      and coalesce(c.by_mail, true)
      -- Leaves out tasks that were completed, moved or reassigned since.
      and (n.due_at is null or n.due_at = t.due_date)
      and case n.kind
        when 'mentioned' then t.assigned_to = n.user_id or p.profile_type = 'team_leader'
        else t.assigned_to = n.user_id and t.status <> 'completed'
      end
    group by n.user_id
  )
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    'digest.morning',
    'mail',
    p.email,
    jsonb_build_object(
      'person', jsonb_build_object('name', p.name, 'role', p.profile_type, 'time_zone', p.time_zone),
      'news', n.items
    ),
    'user_profiles',
    p.id
  from news n
  join public.user_profiles p on p.id = n.user_id;
  get diagnostics queued = row_count;
  return queued;
end;
$$;
comment on function public.queue_digests(timestamptz) is
  'Queues the digest mail of everyone for whom it is between eight and noon in their own zone: once a day each, and only with news. Returns how many.';
revoke all on function public.queue_digests(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_digests(timestamptz) to service_role;

create trigger protect before update on public.notifications
  for each row execute function private.protect_notification();
-- Restoring a record repeats none of the notifications that it caused when it was new.
create trigger silent_while_restoring before insert on public.notifications
  for each row when (private.is_restoring()) execute function private.leave_out();

create trigger set_updated_at before update on public.notification_preferences
  for each row execute function private.set_updated_at();

create trigger notify_first_assignee after insert on public.tasks
  for each row when (
    new.assigned_to is not null
    and new.assigned_to is distinct from coalesce(auth.uid(), new.created_by)
    and new.status <> 'completed'
  )
  execute function private.notify_assignee();
create trigger notify_next_assignee after update of assigned_to on public.tasks
  for each row when (
    new.assigned_to is not null
    and new.assigned_to is distinct from old.assigned_to
    and new.assigned_to is distinct from auth.uid()
    and new.status <> 'completed'
  )
  execute function private.notify_assignee();

create trigger notify_mentioned after insert or update of mentions on public.task_comments
  for each row execute function private.notify_mentioned();
