-- People are notified of every kind of event that concerns them: in the app, by mail at once, or in the morning mail.

alter table public.notification_preferences add column at_once boolean;
comment on column public.notification_preferences.at_once is
  'Whether a mail leaves at once; null means as private.is_urgent says.';
comment on column public.notification_preferences.by_mail is 'Whether the morning mail names it.';

alter table public.notifications
  add column moment timestamptz,
  add column times integer not null default 1 check (times >= 1);
comment on column public.notifications.moment is 'The time that it names, such as the start of a consultation.';
comment on column public.notifications.times is 'How many events of this kind and record it stands for.';

create function private.is_urgent(kind text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select is_urgent.kind in ('booking_quarantined', 'delivery_failed', 'endpoint_paused', 'calendar_failed');
$$;
comment on function private.is_urgent(text) is 'Returns whether a mail leaves at once unless the person chose otherwise.';
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
    -- One order for all, so that two events never wait for each other.
    order by p.id
  loop
    -- Until they have read it, one mail and one notification stand for all of a kind.
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
  'Notifies people in the ways that they chose. A grouped event counts up what they have not read yet, without another mail. A host gets a mail at once of their own consultations.';
revoke all on function private.tell(uuid[], text, text, text, text, uuid, timestamptz, uuid, boolean) from public;

create function private.tell_of_target(people uuid[], kind text, target text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_endpoint constant boolean := target not in ('webhook', 'mail');
  name constant text := private.target_name(target);
  failing record;
begin
  select t.failing_since, t.last_error into failing
  from public.delivery_targets t where t.target = tell_of_target.target;
  -- One at a time: the newest says how it is.
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
  'Notifies people that a target of deliveries fails, since when and why, is paused, or works again. Replaces what they have not read of it.';
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
    when 'outbox' then
      select o.topic, o.last_error, o.target into found_row from public.outbox o where o.id = new.record_id;
      if new.type in ('target.failing', 'target.recovered') then
        perform private.tell_of_target(leaders, kind, found_row.target);
        return null;
      end if;
      -- A mail about a mail that cannot be sent would cause the next.
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
      -- Only leaders see what they have created for others.
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
  -- A visitor's booking must not fail because nobody can be notified.
  raise warning 'Nobody was notified of event %: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.notify_of_event() is 'Trigger: notifies the people whom an event concerns, except who caused it.';
revoke all on function private.notify_of_event() from public;
create trigger notify_of_event after insert on public.events
  for each row when (
    new.type in (
      'booking.created', 'booking.moved', 'booking.cancelled', 'booking.quarantined', 'registration.created',
      'enrolment.created', 'application.received', 'delivery.failed', 'endpoint.paused', 'target.failing',
      'target.recovered', 'task.completed'
    )
  )
  execute function private.notify_of_event();

create or replace function public.queue_digests(at timestamptz default now()) returns integer
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
          -- Leaves out tasks that were completed, moved or reassigned since.
          (n.due_at is null or n.due_at = t.due_date)
          and case n.kind
            when 'mentioned' then t.assigned_to = n.user_id or p.profile_type = 'team_leader'
            when 'task_completed' then t.status = 'completed'
            else t.assigned_to = n.user_id and t.status <> 'completed'
          end
        when n.record_table = 'consultation_bookings' then
          p.profile_type = 'team_leader' or b.host_id = n.user_id
        when n.record_table = 'booking_hosts' then n.record_id = n.user_id
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

-- Who is no longer a leader no longer reads what leaders were told.
drop policy "Staff read their own" on public.notifications;
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
      -- Under the policies of bookings: hosts see their own.
      or exists (select from public.consultation_bookings b where record_table = 'consultation_bookings' and b.id = record_id)
    )
  );
