-- How a webinar is held: where its guests join, what was said, and in which zone they live.

create table public.webinar_rooms (
  webinar_id uuid primary key references public.webinars (id) on delete cascade,
  join_url text not null check (join_url ~ '^https://' and char_length(join_url) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.webinar_rooms is
  'Where the guests of a webinar join. Apart from webinars, because only who registered is told.';
create trigger set_updated_at before update on public.webinar_rooms
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.webinar_rooms
  for each row execute function private.record_audit('webinar_id');

alter table public.webinar_rooms enable row level security;
revoke all on public.webinar_rooms from public, anon, authenticated;
grant select, insert, update, delete on public.webinar_rooms to authenticated, service_role;
create policy "Leaders manage rooms" on public.webinar_rooms
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

alter table public.webinars
  add column chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array');
comment on column public.webinars.chapters is
  'The written recording: [{"minute": 0, "title": "", "points": [""], "said": "markdown"}] in order.';

alter table public.webinar_registrations
  add column visitor_time_zone text check (char_length(visitor_time_zone) <= 60);
comment on column public.webinar_registrations.visitor_time_zone is
  'IANA zone of the browser, where it told; the mail then names that time too.';
