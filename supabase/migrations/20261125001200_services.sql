-- Services of the firm, as the public pages show them.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  summary text not null check (char_length(summary) <= 400),
  description text not null default '' check (char_length(description) <= 40000),
  category text not null check (char_length(category) between 1 and 60),
  icon text check (char_length(icon) <= 40),
  scope text[] not null default '{}',
  process jsonb not null default '[]' check (jsonb_typeof(process) = 'array'),
  faq jsonb not null default '[]' check (jsonb_typeof(faq) = 'array'),
  price_from numeric(10, 2) check (price_from >= 0),
  duration text check (char_length(duration) <= 60),
  position integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint services_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);

comment on table public.services is
  'Services. description is markdown, process holds {title, text}, faq {question, answer}.';
alter table public.services enable row level security;
revoke all on public.services from public, anon, authenticated;
grant select on public.services to anon;
grant select, insert, update, delete on public.services to authenticated, service_role;

create index services_list on public.services (position, id) where state = 'published';
create index services_due on public.services (published_at) where state = 'scheduled';

-- For sorting the leaders' list.
create index services_title on public.services (title, id);
create index services_created_at on public.services (created_at desc, id);
create index services_updated_at on public.services (updated_at desc, id);

create policy "Anyone reads what is published" on public.services
  for select to anon using (state = 'published' and published_at <= now());

create policy "Accounts read what is published, leaders all" on public.services
  for select to authenticated
  using ((state = 'published' and published_at <= now()) or (select private.is_leader()));

create policy "Leaders add" on public.services
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change" on public.services
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove" on public.services
  for delete to authenticated using ((select private.is_leader()));

create trigger prepare before insert or update on public.services
  for each row execute function private.prepare_content();
create trigger store_picture_paths before insert or update on public.services
  for each row execute function private.store_picture_paths();
create trigger set_updated_at before update on public.services
  for each row execute function private.set_updated_at();
create trigger keep_history after insert or update on public.services
  for each row execute function private.keep_content_history();
create trigger audit after insert or update or delete on public.services
  for each row execute function private.record_audit();
