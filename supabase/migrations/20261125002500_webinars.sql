-- Webinars, their rooms, and registrations.
create table public.webinars (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 160 and btrim(title) <> ''),
  description text not null check (char_length(description) <= 600),
  body text not null default '' check (char_length(body) <= 40000),
  starts_at timestamptz not null,
  duration_minutes integer not null default 60 check (duration_minutes between 5 and 600),
  ends_at timestamptz not null generated always as (
    ((starts_at at time zone 'UTC') + make_interval(mins => duration_minutes)) at time zone 'UTC'
  ) stored,
  presenter text not null check (char_length(presenter) between 1 and 120 and private.is_person_name(presenter)),
  presenter_role text check (char_length(presenter_role) <= 120),
  attendees integer not null default 0 check (attendees >= 0),
  registered_count integer not null default 0 check (registered_count >= 0),
  offered_count integer not null default 0 check (offered_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  capacity integer check (capacity > 0),
  image_url text check (char_length(image_url) <= 500),
  image_alt text check (char_length(image_alt) <= 300),
  tags text[] not null default '{}' check (cardinality(tags) <= 50 and octet_length(tags::text) <= 12000),
  recording_url text check (char_length(recording_url) <= 500),
  slides_url text check (char_length(slides_url) <= 500),
  chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array' and octet_length(chapters::text) <= 1200000),
  drawing text not null default 'calendar' check (drawing ~ '^[a-z-]{1,40}$'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  announced jsonb check (octet_length(announced::text) <= 8000),
  calendar_sequence integer not null default 0,
  tells_registrants boolean not null default false,
  begun_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (char_length(cancel_reason) <= 400 and btrim(cancel_reason) <> ''),
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webinars_state_has_date check (state in ('draft', 'archived') or published_at is not null),
  constraint webinars_cancelled_has_reason check ((cancelled_at is null) = (cancel_reason is null))
);

comment on table public.webinars is
  'Webinars, upcoming until they end. body is Markdown. The public number of attendees is attendees + registered_count.';

comment on column public.webinars.chapters is
  'Written version of the recording, in order: [{"minute": 0, "title": "", "points": [""], "said": "markdown"}].';
comment on column public.webinars.attendees is 'Number of attendees outside this database; registered_count is added.';
comment on column public.webinars.registered_count is 'Number of active registrations. Set by a trigger.';

comment on column public.webinars.offered_count is
  'Number of free places reserved for people on the waiting list. Set by a trigger.';
comment on column public.webinars.waiting_count is
  'Number of people on the waiting list without an offer. Set by a trigger.';
comment on column public.webinars.begun_at is 'Time when the host marked the webinar as started at the live desk.';
comment on column public.webinars.cancelled_at is
  'Time of the cancellation. The page stays online with cancel_reason, but registration is closed.';

comment on column public.webinars.announced is
  'Session details that were last published (private.webinar_details). Set by a trigger; null before the first publication.';

comment on column public.webinars.calendar_sequence is
  'SEQUENCE of its calendar files; incremented whenever announced changes.';

comment on column public.webinars.tells_registrants is
  'Whether registrants are emailed about changes with the next publication or withdrawal, as the leader chose. Reset afterwards.';

-- Stored, so that lists can find past webinars. Computed in UTC, because time zone arithmetic is not immutable.
comment on column public.webinars.ends_at is 'End of the webinar.';

create index webinars_starts_at on public.webinars (starts_at, id);
create index webinars_published on public.webinars (starts_at, id) where state = 'published';
create index webinars_over on public.webinars (ends_at) where state = 'published';
create index webinars_waited_for on public.webinars (starts_at) where waiting_count + offered_count > 0;

select private.add_content_kind('webinars', written => '{body}', has_counts => true);
select private.add_video_column('webinars');
comment on column public.webinars.video_id is 'Video of the recording.';

create table public.webinar_rooms (
  webinar_id uuid primary key references public.webinars (id) on delete cascade,
  join_url text not null check (join_url ~ '^https://' and char_length(join_url) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.webinar_rooms is 'URLs where registered guests join. Separate from webinars, which are public.';
alter table public.webinar_rooms enable row level security;
revoke all on public.webinar_rooms from public, anon, authenticated;
grant select, insert, update, delete on public.webinar_rooms to authenticated, service_role;

create policy "Leaders manage rooms" on public.webinar_rooms
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.webinar_registrations (
  id uuid primary key default gen_random_uuid(),
  firstname text not null check (char_length(firstname) <= 100 and btrim(firstname) <> '' and private.is_person_name(firstname)),
  lastname text not null check (char_length(lastname) <= 100 and btrim(lastname) <> '' and private.is_person_name(lastname)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  company text check (char_length(company) <= 160),
  jobtitle text check (char_length(jobtitle) <= 120),
  webinarid uuid not null references public.webinars (id) on delete cascade,
  webinartitle text not null check (char_length(webinartitle) <= 160),
  visitor_time_zone text check (char_length(visitor_time_zone) <= 60),
  registrationdate timestamptz not null default now(),
  given_back_at timestamptz,
  freed_at timestamptz,
  reminded_at timestamptz,
  joined_at timestamptz,
  watched_at timestamptz,
  booked_at timestamptz,
  recording_told_at timestamptz,
  told jsonb not null default '{}' check (octet_length(told::text) <= 8000),
  channel jsonb check (private.is_channel(channel)),
  client_id uuid references public.clients (id) on delete set null,
  updated_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint webinar_registrations_consent check ((policy_version is null) = (consented_at is null))
);

comment on table public.webinar_registrations is
  'Registrations. At most one active registration per webinar and email address.';

comment on column public.webinar_registrations.given_back_at is
  'Time when the visitor gave up the place. Never cleared; registering again creates a new row.';

comment on column public.webinar_registrations.freed_at is
  'Time when an erasure freed the place of an upcoming webinar. The registration still counts in figures, but takes no place.';

comment on column public.webinar_registrations.told is
  'Session details in our last email (private.webinar_details).';

comment on column public.webinar_registrations.reminded_at is 'Time when the last reminder was queued.';
comment on column public.webinar_registrations.joined_at is
  'Time when the registrant first clicked the button to join the room.';
comment on column public.webinar_registrations.watched_at is
  'Time when the registrant first finished a minute of the recording.';

comment on column public.webinar_registrations.client_id is 'Contact of the registrant; null if it was deleted.';
comment on column public.webinar_registrations.booked_at is
  'Time when the registrant booked a consultation, within 30 days after the start of the webinar.';
comment on column public.webinar_registrations.recording_told_at is
  'Time when the email about the recording was queued; at most once.';

comment on column public.webinar_registrations.visitor_time_zone is
  'IANA time zone of the browser, if known; the email then also shows the time in this zone.';
alter table public.webinar_registrations enable row level security;
revoke all on public.webinar_registrations from public, anon, authenticated;
grant select, insert, update, delete on public.webinar_registrations to authenticated, service_role;
comment on column public.webinar_registrations.policy_version is 'Privacy policy that was shown to the visitor.';

create unique index webinar_registrations_once
  on public.webinar_registrations (webinarid, lower(email)) where given_back_at is null;
create index webinar_registrations_webinar
  on public.webinar_registrations (webinarid, registrationdate desc, id);
create index webinar_registrations_date on public.webinar_registrations (registrationdate desc, id);
create index webinar_registrations_pieces on public.webinar_registrations
  using gin (private.pieces(firstname, lastname, email, company));
create index webinar_registrations_email
  on public.webinar_registrations (lower(email), registrationdate desc);

create index webinar_registrations_untold on public.webinar_registrations (webinarid)
  where recording_told_at is null and given_back_at is null;
create index webinar_registrations_client_id on public.webinar_registrations (client_id);
create index webinar_registrations_joined
  on public.webinar_registrations (webinarid, joined_at desc, id) where joined_at is not null;

create policy "Leaders manage registrations" on public.webinar_registrations
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function private.webinar_details(webinar public.webinars) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'starts_at', to_char(webinar.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'minutes', webinar.duration_minutes,
    'presenter', webinar.presenter,
    -- Version of the room instead of its URL, because webinars are public.
    'room', (
      select to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      from public.webinar_rooms r
      where r.webinar_id = webinar.id
    ),
    'takes_place', webinar.state = 'published' and webinar.cancelled_at is null
  );
$$;
comment on function private.webinar_details(public.webinars) is
  'Returns the session details for registrants: {starts_at, minutes, presenter, room, takes_place}. room is the version of the room; null if there is none.';
revoke all on function private.webinar_details(public.webinars) from public;
grant execute on function private.webinar_details(public.webinars) to authenticated;

create function private.takes_registrations(webinar public.webinars) returns boolean
language sql
stable
set search_path = ''
as $$
  select webinar.state = 'published'
    and webinar.published_at <= now()
    and webinar.starts_at > now()
    and webinar.cancelled_at is null;
$$;
comment on function private.takes_registrations(public.webinars) is
  'Returns whether people can register or wait for a webinar: it is public, upcoming and not cancelled.';
revoke all on function private.takes_registrations(public.webinars) from public;

create function private.prepare_webinar_registration() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
begin
  -- The lock serializes concurrent registrations for the last place.
  select w.* into webinar from public.webinars w where w.id = new.webinarid for no key update;
  if not found or not private.takes_registrations(webinar) then
    raise exception 'Registration for this webinar is closed.' using errcode = '23514', hint = 'closed';
  end if;
  perform private.offer_places(webinar);
  if webinar.capacity <= private.taken_places(webinar.id, but => new.email) then
    raise exception 'This webinar is full.' using errcode = '23514', hint = 'full';
  end if;
  new.webinartitle := coalesce(new.webinartitle, webinar.title);
  new.told := private.webinar_details(webinar);
  return new;
end;
$$;
comment on function private.prepare_webinar_registration() is
  'Trigger: rejects registrations for a webinar that has started, is not public or is full; sets the title and the details for the confirmation.';
revoke all on function private.prepare_webinar_registration() from public;

-- Valid long enough to watch the recording again a year later.
create function private.webinar_link(webinar_id uuid, subject uuid, email text) returns uuid
language sql
security definer
set search_path = ''
as $$
  select private.issue_access_link('webinar', subject, email, w.starts_at + interval '400 days')
  from public.webinars w
  where w.id = webinar_id;
$$;
comment on function private.webinar_link(uuid, uuid, text) is
  'Returns the id of the private link of a person who registers or waits for a webinar.';
revoke all on function private.webinar_link(uuid, uuid, text) from public;

create function private.registration_payload(registration public.webinar_registrations) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'registration',
    to_jsonb(registration) - 'told' || jsonb_build_object(
      'link', private.webinar_link(registration.webinarid, registration.id, registration.email)
    )
  );
$$;
comment on function private.registration_payload(public.webinar_registrations) is
  'Returns a registration as emails need it, with the id of its private link.';
revoke all on function private.registration_payload(public.webinar_registrations) from public;

create function private.announce_registration() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_mail(
    'webinar.registered', new.email, private.registration_payload(new), 'webinar_registrations', new.id
  );
  return null;
end;
$$;
comment on function private.announce_registration() is 'Trigger: queues the confirmation of a registration.';
revoke all on function private.announce_registration() from public;

create function private.count_registrations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted uuid;
begin
  for counted in
    select w.id from public.webinars w where w.id in (old.webinarid, new.webinarid) order by w.id for no key update
  loop
    update public.webinars w
    set registered_count = (
      select count(*) from public.webinar_registrations r
      where r.webinarid = counted and r.given_back_at is null and r.freed_at is null
    )
    where w.id = counted;
  end loop;
  return null;
end;
$$;
comment on function private.count_registrations() is 'Trigger: counts the active registrations of a webinar.';
revoke all on function private.count_registrations() from public;

create trigger set_updated_at before update on public.webinar_rooms
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.webinar_rooms
  for each row execute function private.record_audit('webinar_id');

-- A restored registration was accepted before, even if the webinar has closed since.
create trigger prepare before insert on public.webinar_registrations
  for each row when (not private.is_restoring()) execute function private.prepare_webinar_registration();
create trigger set_updated_at before update on public.webinar_registrations
  for each row execute function private.set_updated_at();
create trigger count after insert or delete or update of webinarid, given_back_at, freed_at on public.webinar_registrations
  for each row execute function private.count_registrations();
create trigger announce after insert on public.webinar_registrations
  for each row execute function private.announce_registration();
create trigger drop_access_links after delete on public.webinar_registrations
  for each row execute function private.drop_access_links('webinar');

-- Excludes told, because the outbox contains the details of each email.
create trigger audit
  after insert or delete or update of firstname, lastname, email, company, jobtitle, webinarid, given_back_at, client_id
  on public.webinar_registrations
  for each row execute function private.record_audit();
create trigger record_created after insert on public.webinar_registrations
  for each row execute function private.record_row_event('registration.created');
create trigger record_cancelled after update of given_back_at on public.webinar_registrations
  for each row when (old.given_back_at is null and new.given_back_at is not null)
  execute function private.record_row_event('registration.cancelled');
create trigger record_attended after update of joined_at on public.webinar_registrations
  for each row when (old.joined_at is null and new.joined_at is not null)
  execute function private.record_row_event('registration.attended');
create trigger move_runs after update of starts_at on public.webinars
  for each row when (old.starts_at <> new.starts_at) execute function private.move_webinar_runs();
create trigger z_link_contact before insert on public.webinar_registrations
  for each row when (new.client_id is null) execute function private.link_contact('registration');
create trigger note_touch after insert on public.webinar_registrations
  for each row execute function private.note_touch('registration');
create trigger drop_touch after delete on public.webinar_registrations
  for each row execute function private.drop_touch('registration');
create trigger guard_people before delete on public.webinars
  for each row execute function private.guard_people('webinar_registrations', 'webinarid');
