-- Staff notifications in the app, a daily digest email in the morning, and the preferences for both. Triggers create
-- notifications of changes; the cron endpoint creates reminders.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  title text not null check (char_length(title) between 1 and 200),
  body text check (char_length(body) <= 1000),
  record_table text check (char_length(record_table) <= 60),
  record_id uuid,
  in_app boolean not null default true,
  due_at timestamptz,
  read_at timestamptz,
  digested_at timestamptz,
  created_at timestamptz not null default now(),
  moment timestamptz,
  times integer not null default 1 check (times >= 1)
);

comment on table public.notifications is
  'Notifications of one person, created by the service. The person can mark them as read.';

comment on column public.notifications.in_app is
  'False if the person only wants an email, so the app does not show it.';
comment on column public.notifications.due_at is 'Due date that a reminder is about.';
comment on column public.notifications.digested_at is
  'Time when a digest processed the notification, whether or not it listed it.';
alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated;
grant select, update, delete on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
comment on column public.notifications.moment is
  'Time that the notification mentions, such as the start of a consultation.';
comment on column public.notifications.times is 'Number of events of this kind and record that it represents.';

create index notifications_user_id on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_record_id on public.notifications (record_id);
create unique index notifications_reminders on public.notifications (record_id, user_id, kind, due_at)
  where due_at is not null;
create index notifications_undigested on public.notifications (user_id, created_at) where digested_at is null;

create policy "Staff mark their own" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff remove their own" on public.notifications
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff read their own" on public.notifications
  for select to authenticated
  using (
    user_id = (select auth.uid())
    and in_app
    and (select private.is_staff())
    and (
      (select private.is_leader())
      or record_table is null
      or record_table = 'tasks'
      or (record_table = 'booking_hosts' and record_id = user_id)
      or (kind like 'review\_%' and record_table = any ((select private.my_kinds('write'))::text[]))
      -- Uses the policies of bookings, so that hosts see their own.
      or exists (select from public.consultation_bookings b where record_table = 'consultation_bookings' and b.id = record_id)
    )
  );

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  in_app boolean not null default true,
  by_mail boolean not null default true,
  updated_at timestamptz not null default now(),
  at_once boolean,
  primary key (user_id, kind)
);

comment on table public.notification_preferences is
  'Whether a person wants each kind of notification in the app and by email. No row means both.';
alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from public, anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated, service_role;

comment on column public.notification_preferences.at_once is
  'Whether an email is sent immediately; null: as private.is_urgent returns.';
comment on column public.notification_preferences.by_mail is 'Whether the digest email lists it.';

create policy "Staff choose for themselves" on public.notification_preferences
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

create table public.notification_digests (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  day date not null
);
comment on table public.notification_digests is 'Latest day, in the person''s time zone, whose digest was processed.';
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
comment on function private.protect_notification() is 'Trigger: only lets people mark notifications as read.';
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
    -- People are not notified of tasks that they may not see.
    and (p.profile_type = 'team_leader' or (p.profile_type = 'team_member' and p.id = task.assigned_to))
    and (c.user_id is null or c.in_app or c.by_mail)
  on conflict do nothing;
$$;
comment on function private.notify(uuid, text, public.tasks, text, timestamptz, timestamptz) is
  'Notifies a person of a task, unless they have disabled that kind. A reminder is sent once per due date.';
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
language plpgsql
set search_path = ''
as $$
declare
  former constant timestamptz := private.look_from('reminders', at);
  news uuid[];
begin
  news := array(
    -- Tasks that have become due since the last run.
    select t.id from public.tasks t where t.due_date > greatest(former, at - interval '7 days') and t.due_date <= at
    union
    -- Tasks of people for whom a new day has begun, or whose profile or preferences have changed.
    select t.id
    from public.user_profiles p
    join public.tasks t on t.assigned_to = p.id and t.status <> 'completed'
    where t.due_date > at - interval '7 days'
      and t.due_date < at + interval '49 hours'
      and (
        (former at time zone p.time_zone)::date < (at at time zone p.time_zone)::date
        or p.updated_at >= private.changed_since(former)
        or p.id in (
          select c.user_id from public.notification_preferences c where c.updated_at >= private.changed_since(former)
        )
      )
    union
    -- With both bounds, every query plan uses the index.
    select t.id
    from public.tasks t
    where isfinite(former) and t.updated_at between private.changed_since(former) and now()
  );
  perform private.notify(
    p.id,
    case when t.due_date <= at then 'overdue' else 'due_tomorrow' end,
    t,
    null,
    at,
    t.due_date
  )
  from public.tasks t
  join public.user_profiles p on p.id = t.assigned_to
  where t.id = any (news)
    and t.status <> 'completed'
    and t.due_date > at - interval '7 days'
    and t.due_date < at + interval '49 hours'
    and (
      t.due_date <= at
      or (t.due_date at time zone p.time_zone)::date = (at at time zone p.time_zone)::date + 1
    );
end;
$$;
comment on function public.write_reminders(timestamptz) is
  'Notifies assignees of tasks due tomorrow, in their own time zone, and of overdue tasks, once per due date.';
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
    -- A concurrent call waits here for the first one, and then skips the day.
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
        jsonb_build_object(
          'kind', n.kind, 'title', n.title, 'body', n.body, 'due_at', n.due_at, 'moment', n.moment, 'times', n.times,
          'record_table', n.record_table, 'record_id', n.record_id
        )
        order by n.created_at, n.id
      ) as items
    from taken n
    join public.user_profiles p on p.id = n.user_id
    left join public.tasks t on n.record_table = 'tasks' and t.id = n.record_id
    left join public.consultation_bookings b on n.record_table = 'consultation_bookings' and b.id = n.record_id
    left join public.notification_preferences c on c.user_id = n.user_id and c.kind = n.kind
    where n.read_at is null
      and n.created_at > at - interval '7 days'
      and coalesce(c.by_mail, true)
      and case
        when n.record_table = 'tasks' then
          -- Skips tasks that were completed, moved or reassigned since.
          (n.due_at is null or n.due_at = t.due_date)
          and case n.kind
            when 'mentioned' then t.assigned_to = n.user_id or p.profile_type = 'team_leader'
            when 'task_completed' then t.status = 'completed'
            else t.assigned_to = n.user_id and t.status <> 'completed'
          end
        when n.record_table = 'consultation_bookings' then
          p.profile_type = 'team_leader'
          or b.id is not null and (b.host_id is not distinct from n.user_id) = (n.kind <> 'booking_taken_over')
        when n.record_table = 'booking_hosts' then n.record_id = n.user_id
        when n.kind like 'review\_%' then n.record_table = any (private.kinds_of(n.user_id, 'write'))
        else p.profile_type = 'team_leader'
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
  'Queues the digest email of all people for whom it is between 8:00 and 12:00 in their own time zone: once per day, and only if there is news. Returns the number queued.';
revoke all on function public.queue_digests(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_digests(timestamptz) to service_role;

create function private.is_urgent(kind text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select is_urgent.kind in ('booking_quarantined', 'delivery_failed', 'endpoint_paused', 'calendar_failed');
$$;
comment on function private.is_urgent(text) is 'Returns whether an email is sent immediately by default.';
revoke all on function private.is_urgent(text) from public;

create function private.tell(
  people uuid[],
  kind text,
  title text,
  body text,
  record_table text,
  record_id uuid,
  moment timestamptz default null,
  host uuid default null,
  is_grouped boolean default false
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen record;
begin
  for chosen in
    select
      p.id, p.email, p.name, p.profile_type, p.time_zone,
      coalesce(c.in_app, true) as in_app,
      coalesce(c.by_mail, true) as by_mail,
      coalesce(c.at_once, private.is_urgent(tell.kind) or p.id = tell.host) as at_once
    from public.user_profiles p
    left join public.notification_preferences c on c.user_id = p.id and c.kind = tell.kind
    where p.id = any (people)
      and p.disabled_at is null
      and p.profile_type in ('team_leader', 'team_member')
    -- Locks in a fixed order, so that two events cannot deadlock.
    order by p.id
  loop
    -- Until it is read, one email and one notification cover all events of the kind.
    if is_grouped then
      update public.notifications n
      set
        times = n.times + 1,
        title = left(tell.title, 200),
        body = left(tell.body, 1000),
        created_at = now()
      where n.user_id = chosen.id
        and n.kind = tell.kind
        and n.record_table = tell.record_table
        and n.record_id is not distinct from tell.record_id
        and n.read_at is null
        and n.created_at > now() - interval '1 day';
      continue when found;
    end if;
    if chosen.at_once then
      insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
      values (
        'notification.now', 'mail', chosen.email,
        jsonb_build_object(
          'person', jsonb_build_object(
            'name', chosen.name, 'role', chosen.profile_type, 'time_zone', chosen.time_zone
          ),
          'news', jsonb_build_array(jsonb_build_object(
            'kind', tell.kind, 'title', left(tell.title, 200), 'body', left(tell.body, 1000), 'due_at', null,
            'moment', tell.moment, 'times', 1, 'record_table', tell.record_table, 'record_id', tell.record_id
          ))
        ),
        'user_profiles', chosen.id
      );
    end if;
    if chosen.in_app or chosen.by_mail then
      insert into public.notifications
        (user_id, kind, title, body, record_table, record_id, in_app, moment, digested_at)
      values (
        chosen.id, tell.kind, left(tell.title, 200), left(tell.body, 1000), tell.record_table, tell.record_id,
        chosen.in_app, tell.moment, case when chosen.at_once then now() end
      );
    end if;
  end loop;
end;
$$;
comment on function private.tell(uuid[], text, text, text, text, uuid, timestamptz, uuid, boolean) is
  'Notifies people in the ways that they chose. A grouped event increases the count of an unread notification instead of sending another email. Hosts get an immediate email about their own consultations.';
revoke all on function private.tell(uuid[], text, text, text, text, uuid, timestamptz, uuid, boolean) from public;

create function private.tell_of_target(people uuid[], kind text, target text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_endpoint constant boolean := target <> 'mail';
  name constant text := private.target_name(target);
  failing record;
begin
  select t.failing_since, t.last_error into failing
  from public.delivery_targets t where t.target = tell_of_target.target;
  -- Only the newest status is kept.
  delete from public.notifications n
  where n.kind in ('target_failing', 'target_recovered', 'endpoint_paused')
    and n.read_at is null
    and case when is_endpoint then n.record_id::text = target else n.title = name end;
  perform private.tell(
    people, kind, name, failing.last_error,
    case when is_endpoint then 'webhook_endpoints' else 'outbox' end,
    case when is_endpoint then target::uuid end,
    failing.failing_since
  );
end;
$$;
comment on function private.tell_of_target(uuid[], text, text) is
  'Notifies people that a delivery target fails (since when and why), is paused, or works again. Replaces their unread notifications about it.';
revoke all on function private.tell_of_target(uuid[], text, text) from public;

create function private.notify_of_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kind constant text := replace(new.type, '.', '_');
  leaders constant uuid[] := array(
    select p.id from public.user_profiles p
    where p.profile_type = 'team_leader' and p.disabled_at is null and p.id is distinct from new.actor_id
  );
  booking public.consultation_bookings;
  found_row record;
begin
  case new.record_table
    when 'consultation_bookings' then
      select * into booking from public.consultation_bookings b where b.id = new.record_id;
      perform private.tell(
        leaders || array_remove(array[nullif(booking.host_id, new.actor_id)], null),
        kind,
        concat_ws(', ', concat_ws(' ', booking.firstname, booking.lastname), booking.company),
        case new.type
          when 'booking.created' then booking.projectdescription
          when 'booking.quarantined' then booking.quarantine_reason
          else booking.change_reason
        end,
        new.record_table, new.record_id, booking.preferreddate, booking.host_id
      );
    when 'webinar_registrations' then
      select r.webinarid as id, w.title, concat_ws(' ', r.firstname, r.lastname) as who into found_row
      from public.webinar_registrations r join public.webinars w on w.id = r.webinarid
      where r.id = new.record_id;
      perform private.tell(
        leaders, kind, found_row.title, found_row.who, 'webinars', found_row.id, is_grouped => true
      );
    when 'enrolments' then
      select e.course_id as id, c.title, e.name as who into found_row
      from public.enrolments e join public.courses c on c.id = e.course_id
      where e.id = new.record_id;
      perform private.tell(
        leaders, kind, found_row.title, found_row.who, 'courses', found_row.id, is_grouped => true
      );
    when 'job_applications' then
      select a.job_id as id, j.title, concat_ws(' ', a.firstname, a.lastname) as who into found_row
      from public.job_applications a join public.jobs j on j.id = a.job_id
      where a.id = new.record_id;
      perform private.tell(
        leaders, kind, found_row.title, found_row.who, 'jobs', found_row.id, is_grouped => true
      );
    when 'enquiries' then
      select concat_ws(', ', e.name, e.company) as who, coalesce(e.quarantine_reason, e.message) as words into found_row
      from public.enquiries e
      where e.id = new.record_id;
      perform private.tell(leaders, kind, found_row.who, found_row.words, new.record_table, new.record_id);
    when 'proposals' then
      select p.number, d.id as deal_id, d.title, d.owner_id,
        case new.type
          when 'proposal.question' then (
            select q.question from public.proposal_questions q where q.id = (new.facts ->> 'question_id')::uuid
          )
          when 'proposal.declined' then p.decline_reason
        end as words
      into found_row
      from public.proposals p
      join public.deals d on d.id = p.deal_id
      where p.id = new.record_id;
      -- Only answers of contacts; staff know what they have sent.
      if new.type <> 'proposal.sent' then
        perform private.tell(
          leaders || array_remove(array[found_row.owner_id], null),
          kind, concat_ws(', ', found_row.number, found_row.title), found_row.words, 'deals', found_row.deal_id,
          host => found_row.owner_id
        );
      end if;
    when 'outbox' then
      select o.topic, o.last_error, o.target into found_row from public.outbox o where o.id = new.record_id;
      if new.type in ('target.failing', 'target.recovered') then
        perform private.tell_of_target(leaders, kind, found_row.target);
        return null;
      end if;
      -- Avoids a loop: an email about an undeliverable notification email would fail as well.
      if found_row.topic = 'notification.now' then
        return null;
      end if;
      perform private.tell(
        leaders, kind, found_row.topic, found_row.last_error, 'outbox', null, is_grouped => true
      );
    when 'webhook_endpoints' then
      perform private.tell_of_target(leaders, kind, new.record_id::text);
    when 'tasks' then
      select t.title, t.created_by into found_row from public.tasks t where t.id = new.record_id;
      -- Only leaders can open tasks that they created for others.
      if found_row.created_by = any (leaders) then
        perform private.tell(
          array[found_row.created_by], kind, found_row.title,
          (select p.name || ' completed this task.' from public.user_profiles p where p.id = new.actor_id),
          new.record_table, new.record_id
        );
      end if;
    else null;
  end case;
  return null;
exception when others then
  -- A failed notification must not make a visitor's booking fail.
  raise warning 'Nobody was notified of event %: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.notify_of_event() is
  'Trigger: notifies the people affected by an event, except the person who caused it.';
revoke all on function private.notify_of_event() from public;

create function private.notify_former_host() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell(
    array[old.host_id], 'booking_taken_over',
    concat_ws(', ', concat_ws(' ', old.firstname, old.lastname), old.company),
    coalesce((select p.name || ' is the host now.' from public.user_profiles p where p.id = new.host_id), 'It has no host yet.'),
    'consultation_bookings', old.id, old.preferreddate, old.host_id
  );
  return null;
-- A failed notification does not undo the move.
exception when others then
  raise warning 'Nobody was notified that booking % has another host: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.notify_former_host() is
  'Trigger: notifies a host that they no longer host an upcoming consultation, with its original time and the new host.';
revoke all on function private.notify_former_host() from public;

-- Completed work disappears from the unread count and from the inbox at the same time.
create function private.settle_news() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  becomes constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) else '{}' end;
  of_table text := tg_table_name;
  record uuid := old.id;
  kinds text[] := '{}';
begin
  case tg_table_name
    when 'tasks' then
      if becomes ->> 'status' is distinct from 'completed'
        and becomes ->> 'assigned_to' is not distinct from was ->> 'assigned_to'
      then
        return null;
      end if;
      kinds := '{assigned,due_tomorrow,overdue}';
    when 'job_applications' then
      of_table := 'jobs';
      record := (was ->> 'job_id')::uuid;
      if not exists (select from public.job_applications a where a.job_id = record and a.stage = 'new') then
        kinds := '{application_received}';
      end if;
    when 'proposal_questions' then
      of_table := 'deals';
      record := (select p.deal_id from public.proposals p where p.id = (was ->> 'proposal_id')::uuid);
      if not exists (
        select from public.proposal_questions q
        join public.proposals p on p.id = q.proposal_id
        where p.deal_id = record and q.answered_at is null
      ) then
        kinds := '{proposal_question}';
      end if;
    else
      -- Bookings and enquiries: quarantine ends with their release, and other notifications end with a reply.
      if becomes ->> 'quarantined_at' is null then
        kinds := '{booking_quarantined,enquiry_quarantined}';
      end if;
      if becomes ->> 'replied_at' is not null or becomes ->> 'status' is distinct from was ->> 'status' or tg_op = 'DELETE' then
        kinds := kinds || '{booking_created,enquiry_created,booking_quarantined,enquiry_quarantined}';
      end if;
  end case;
  update public.notifications n
  set read_at = now()
  where n.record_table = of_table
    and n.record_id = record
    and n.kind = any (kinds)
    and n.read_at is null
    and (of_table <> 'tasks' or n.user_id::text = was ->> 'assigned_to');
  return null;
end;
$$;
comment on function private.settle_news() is
  'Trigger: marks notifications as read when their work is done, reassigned or deleted.';
revoke all on function private.settle_news() from public;

create trigger settle_news after update of status, assigned_to or delete on public.tasks
  for each row execute function private.settle_news();
create trigger settle_news after update of replied_at, status, quarantined_at or delete on public.consultation_bookings
  for each row execute function private.settle_news();
create trigger settle_news after update of replied_at, quarantined_at or delete on public.enquiries
  for each row execute function private.settle_news();
create trigger settle_news after update of stage or delete on public.job_applications
  for each row execute function private.settle_news();
create trigger settle_news after update of answered_at or delete on public.proposal_questions
  for each row execute function private.settle_news();

create trigger protect before update on public.notifications
  for each row execute function private.protect_notification();

-- Restoring a record does not repeat notifications from its creation.
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

-- Covers all reasons: reassigned to a colleague, moved, or scheduled again after the host was taken.
create trigger notify_former_host after update of host_id on public.consultation_bookings
  for each row when (
    old.host_id is not null
    and new.host_id is distinct from old.host_id
    and old.host_id is distinct from auth.uid()
    and new.status = 'scheduled'
    and new.quarantined_at is null
    and old.preferreddate > now()
  )
  execute function private.notify_former_host();

create trigger notify_of_event after insert on public.events
  for each row when (
    new.type in (
      'booking.created', 'booking.moved', 'booking.cancelled', 'booking.quarantined', 'registration.created',
      'enrolment.created', 'application.received', 'delivery.failed', 'endpoint.paused', 'target.failing',
      'target.recovered', 'task.completed', 'enquiry.created', 'enquiry.quarantined',
      'proposal.question', 'proposal.accepted', 'proposal.declined'
    )
  )
  execute function private.notify_of_event();
