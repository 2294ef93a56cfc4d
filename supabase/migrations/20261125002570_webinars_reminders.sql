-- Scheduled emails: reminders, webinars without a room, and recordings.
create table public.webinar_reminders (
  registration_id uuid not null references public.webinar_registrations (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null check (kind in ('day', 'hour')),
  queued_at timestamptz not null default now(),
  primary key (registration_id, starts_at, kind)
);
comment on table public.webinar_reminders is
  'Queued reminders to registrants, at most one of each kind for each start time of a webinar.';
alter table public.webinar_reminders enable row level security;
revoke all on public.webinar_reminders from public, anon, authenticated;
grant select on public.webinar_reminders to authenticated;
grant select, insert, update, delete on public.webinar_reminders to service_role;

create policy "Leaders read the reminders" on public.webinar_reminders
  for select to authenticated using ((select private.is_leader()));

create table public.webinar_room_reminders (
  webinar_id uuid not null references public.webinars (id) on delete cascade,
  starts_at timestamptz not null,
  kind text not null check (kind in ('day', 'hour')),
  queued_at timestamptz not null default now(),
  primary key (webinar_id, starts_at, kind)
);
comment on table public.webinar_room_reminders is
  'Queued reminders about a webinar without a room, two for each start time.';
alter table public.webinar_room_reminders enable row level security;
revoke all on public.webinar_room_reminders from public, anon, authenticated;
grant select on public.webinar_room_reminders to authenticated;
grant select, insert, update, delete on public.webinar_room_reminders to service_role;

create policy "Leaders read the reminders about rooms" on public.webinar_room_reminders
  for select to authenticated using ((select private.is_leader()));

create function private.reminder_kinds() returns table (kind text, hours integer, until_hours integer)
language sql
immutable
set search_path = ''
as $$
  values ('day', 24, 1), ('hour', 1, 0);
$$;
comment on function private.reminder_kinds() is
  'Returns the reminders of a webinar with the hours before the start at which each is due, and at which the next replaces it.';
revoke all on function private.reminder_kinds() from public;
grant execute on function private.reminder_kinds() to service_role;

-- Called every minute. After an outage it only sends emails that are still useful.
create function public.queue_webinar_mails(at timestamptz default now()) returns integer
language plpgsql
security definer
set search_path = ''
-- If nothing is due, planning the query again costs more than running it.
set plan_cache_mode = force_generic_plan
as $$
declare
  former constant timestamptz := private.look_from('webinar_mails', at);
  soon uuid[];
  queued integer;
  part integer;
begin
  -- Removes reminders that were delayed by the mail server until they were outdated.
  delete from public.outbox o
  using public.webinar_registrations r, public.webinars w
  where o.topic = 'webinar.reminder'
    and o.status in ('pending', 'off')
    and r.id = o.record_id
    and w.id = r.webinarid
    and (w.starts_at <= at or w.state <> 'published' or w.cancelled_at is not null);

  -- Skips webinars whose reminders became due before the last run, unless they have changed since.
  soon := array(
    select w.id
    from private.reminder_kinds() k
    join public.webinars w
      on w.state = 'published'
      and w.starts_at > at + make_interval(hours => k.until_hours)
      and w.starts_at <= at + make_interval(hours => k.hours)
      and (w.starts_at > former + make_interval(hours => k.hours) or w.updated_at >= private.changed_since(former))
  );
  with due as (
    select r as registration, w.starts_at, k.kind
    from private.reminder_kinds() k
    join public.webinars w
      on w.id = any (soon)
      and w.state = 'published'
      and w.cancelled_at is null
      and w.starts_at > at + make_interval(hours => k.until_hours)
      and w.starts_at <= at + make_interval(hours => k.hours)
    join public.webinar_registrations r
      on r.webinarid = w.id
      and r.given_back_at is null
      -- Skips people who registered within the reminder period.
      and r.registrationdate < w.starts_at - make_interval(hours => k.hours)
  ),
  taken as (
    -- With concurrent calls, only one inserts the row.
    insert into public.webinar_reminders (registration_id, starts_at, kind, queued_at)
    select (d.registration).id, d.starts_at, d.kind, at from due d
    on conflict do nothing
    returning registration_id, kind
  ),
  noted as (
    update public.webinar_registrations r
    set reminded_at = at
    from taken t
    where r.id = t.registration_id
  )
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    'webinar.reminder', 'mail', (d.registration).email,
    private.registration_payload(d.registration) || jsonb_build_object('kind', d.kind),
    'webinar_registrations', (d.registration).id
  from due d
  join taken t on t.registration_id = (d.registration).id and t.kind = d.kind;
  get diagnostics queued = row_count;

  with due as (
    select w.id, w.starts_at, w.presenter, k.kind
    from private.reminder_kinds() k
    join public.webinars w
      on w.state = 'published'
      and w.cancelled_at is null
      and w.starts_at > at + make_interval(hours => k.until_hours)
      and w.starts_at <= at + make_interval(hours => k.hours)
    where not exists (select from public.webinar_rooms r where r.webinar_id = w.id)
  ),
  taken as (
    insert into public.webinar_room_reminders (webinar_id, starts_at, kind, queued_at)
    select d.id, d.starts_at, d.kind, at from due d
    on conflict do nothing
    returning webinar_id, kind
  )
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    'webinar.without_room', 'mail', p.email,
    jsonb_build_object('webinar_id', d.id, 'name', p.name, 'kind', d.kind),
    'webinars', d.id
  from due d
  join taken t on t.webinar_id = d.id and t.kind = d.kind
  cross join lateral private.room_keepers(d.presenter) p;
  get diagnostics part = row_count;
  queued := queued + part;

  return queued + private.queue_recordings(at, former);
end;
$$;
comment on function public.queue_webinar_mails(timestamptz) is
  'Queues due webinar emails: reminders a day and an hour before, each once; for a webinar without a room, two reminders to its presenter; and recordings. Removes outdated reminders. Returns the number queued.';
revoke all on function public.queue_webinar_mails(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_webinar_mails(timestamptz) to service_role;

create function private.room_keepers(presenter text) returns table (name text, email text)
language sql
stable
security definer
set search_path = ''
as $$
  with colleague as (
    select p.name, p.email
    from public.user_profiles p
    where room_keepers.presenter = any (p.name || p.former_names)
      and p.disabled_at is null
      and p.profile_type in ('team_leader', 'team_member')
  )
  select c.name, c.email from colleague c
  union all
  -- Guests have no account; leaders know how to contact them.
  select p.name, p.email
  from public.user_profiles p
  where p.disabled_at is null and p.profile_type = 'team_leader' and not exists (select from colleague);
$$;
comment on function private.room_keepers(text) is
  'Returns the people who add the room of a webinar: its presenter, if that is a colleague, else the leaders.';
revoke all on function private.room_keepers(text) from public;

create function private.has_recording(webinar public.webinars) returns boolean
language sql
stable
set search_path = ''
as $$
  select webinar.recording_url is not null or webinar.video_id is not null or jsonb_array_length(webinar.chapters) > 0;
$$;
comment on function private.has_recording(public.webinars) is
  'Returns whether a webinar has a video or a written recording.';
revoke all on function private.has_recording(public.webinars) from public;

create function private.queue_recordings(at timestamptz, former timestamptz default '-infinity') returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Webinars that have ended or changed since the last run.
  news constant uuid[] := array(
    select w.id
    from public.webinars w
    -- Recordings published more than 180 days later are not announced.
    where w.ends_at > greatest(former, at - interval '180 days') and w.ends_at <= at and w.state = 'published'
    union
    select w.id
    from public.webinars w
    where isfinite(former) and w.updated_at between private.changed_since(former) and now()
  );
  queued integer;
begin
  if news = '{}' then
    return 0;
  end if;
  with told as (
    update public.webinar_registrations r
    set recording_told_at = at
    from public.webinars w
    where r.webinarid = any (news)
      and w.id = r.webinarid
      and r.recording_told_at is null
      and r.given_back_at is null
      and w.state = 'published'
      and w.cancelled_at is null
      and w.ends_at <= at
      and w.ends_at > at - interval '180 days'
      and private.has_recording(w)
    returning r as registration
  )
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    case when (t.registration).joined_at is null then 'webinar.recording_missed' else 'webinar.recording_attended' end,
    'mail', (t.registration).email, private.registration_payload(t.registration), 'webinar_registrations',
    (t.registration).id
  from told t;
  get diagnostics queued = row_count;
  return queued;
end;
$$;
comment on function private.queue_recordings(timestamptz, timestamptz) is
  'Queues one email about a recording to each registrant of a past webinar, with a different text for those who missed it. Returns the number queued.';
revoke all on function private.queue_recordings(timestamptz, timestamptz) from public;

create function private.announce_recording() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_recordings(now());
  return null;
end;
$$;
comment on function private.announce_recording() is
  'Trigger: notifies registrants as soon as a recording is published.';
revoke all on function private.announce_recording() from public;

create trigger announce_recording after update of recording_url, chapters, state on public.webinars
  for each row when (
    new.state = 'published'
    and (old.recording_url, old.chapters, old.state) is distinct from (new.recording_url, new.chapters, new.state)
  )
  execute function private.announce_recording();
