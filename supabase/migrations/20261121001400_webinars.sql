-- Webinars and who registered for them.

create table public.webinars (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  description text not null check (char_length(description) <= 600),
  body text not null default '' check (char_length(body) <= 40000),
  starts_at timestamptz not null,
  duration_minutes integer not null default 60 check (duration_minutes between 5 and 600),
  presenter text not null check (char_length(presenter) between 1 and 120),
  presenter_role text check (char_length(presenter_role) <= 120),
  attendees integer not null default 0 check (attendees >= 0),
  capacity integer check (capacity > 0),
  image_url text check (char_length(image_url) <= 500),
  image_alt text check (char_length(image_alt) <= 300),
  tags text[] not null default '{}',
  recording_url text check (char_length(recording_url) <= 500),
  slides_url text check (char_length(slides_url) <= 500),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webinars_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);
comment on table public.webinars is
  'Webinars, upcoming until they end; body is markdown. attendees follows the registrations as soon as there are any.';
create index webinars_starts_at on public.webinars (starts_at, id);
create index webinars_published on public.webinars (starts_at, id) where state = 'published';
create index webinars_due on public.webinars (published_at) where state = 'scheduled';

create trigger prepare before insert or update on public.webinars
  for each row execute function private.prepare_content();
-- Figures that another trigger counts are not an edit.
create trigger set_updated_at before update on public.webinars
  for each row when (pg_trigger_depth() = 0) execute function private.set_updated_at();
create trigger keep_history after insert or update on public.webinars
  for each row when (pg_trigger_depth() = 0) execute function private.keep_content_history();
create trigger audit after insert or update or delete on public.webinars
  for each row when (pg_trigger_depth() = 0) execute function private.record_audit();

alter table public.webinars enable row level security;
revoke all on public.webinars from public, anon, authenticated;
grant select on public.webinars to anon;
grant select, insert, update, delete on public.webinars to authenticated, service_role;
create policy "Anyone reads what is published" on public.webinars
  for select to anon using (state = 'published' and published_at <= now());
create policy "Accounts read what is published, leaders all" on public.webinars
  for select to authenticated
  using ((state = 'published' and published_at <= now()) or (select private.is_leader()));
create policy "Leaders add" on public.webinars
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change" on public.webinars
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders remove" on public.webinars
  for delete to authenticated using ((select private.is_leader()));

create table public.webinar_registrations (
  id uuid primary key default gen_random_uuid(),
  firstname text not null check (char_length(btrim(firstname)) between 1 and 100),
  lastname text not null check (char_length(btrim(lastname)) between 1 and 100),
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  company text check (char_length(company) <= 160),
  jobtitle text check (char_length(jobtitle) <= 120),
  webinarid uuid not null references public.webinars (id) on delete cascade,
  webinartitle text not null,
  registrationdate timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.webinar_registrations is 'Who comes to a webinar, once each.';
create unique index webinar_registrations_once on public.webinar_registrations (webinarid, lower(email));
create index webinar_registrations_webinar
  on public.webinar_registrations (webinarid, registrationdate desc, id);
create index webinar_registrations_date on public.webinar_registrations (registrationdate desc, id);
create index webinar_registrations_email
  on public.webinar_registrations (lower(email), registrationdate desc);

create function private.prepare_webinar_registration() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
begin
  -- The lock makes those who want the last place wait for each other.
  select w.* into webinar from public.webinars w where w.id = new.webinarid for no key update;
  if not found or webinar.state <> 'published' or webinar.published_at > now() or webinar.starts_at <= now() then
    raise exception 'Registration for this webinar is closed.' using errcode = '23514', hint = 'closed';
  end if;
  if webinar.capacity <= (
    select count(*) from public.webinar_registrations r
    where r.webinarid = new.webinarid and lower(r.email) <> lower(new.email)
  ) then
    raise exception 'This webinar is full.' using errcode = '23514', hint = 'full';
  end if;
  new.webinartitle := coalesce(new.webinartitle, webinar.title);
  return new;
end;
$$;
comment on function private.prepare_webinar_registration() is
  'Trigger: refuses a registration for a webinar that is over, hidden or full; fills its title.';
revoke all on function private.prepare_webinar_registration() from public;

create function private.count_registrations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.webinars w
  set attendees = (select count(*) from public.webinar_registrations r where r.webinarid = w.id)
  where w.id = coalesce(new.webinarid, old.webinarid);
  return null;
end;
$$;
comment on function private.count_registrations() is 'Trigger: keeps the figure of a webinar true to its registrations.';
revoke all on function private.count_registrations() from public;

create trigger prepare before insert on public.webinar_registrations
  for each row execute function private.prepare_webinar_registration();
create trigger count after insert or delete on public.webinar_registrations
  for each row execute function private.count_registrations();
create trigger announce after insert on public.webinar_registrations
  for each row execute function private.enqueue_mail_for_new_row('webinar.registered', 'registration');
create trigger set_updated_at before update on public.webinar_registrations
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.webinar_registrations
  for each row execute function private.record_audit();

alter table public.webinar_registrations enable row level security;
revoke all on public.webinar_registrations from public, anon, authenticated;
grant select, insert, update, delete on public.webinar_registrations to authenticated, service_role;
create policy "Leaders manage registrations" on public.webinar_registrations
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));
