-- What all published content shares: states, revisions, drafts, moved addresses, images.

create function private.prepare_content() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.state = 'published' then
    new.published_at := least(coalesce(new.published_at, now()), now());
  end if;
  return new;
end;
$$;
comment on function private.prepare_content() is
  'Trigger: what is published has been so since its date, or since now.';
revoke all on function private.prepare_content() from public;

create table public.content_revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  record_id uuid not null,
  snapshot jsonb not null,
  author_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.content_revisions is 'Every saved version of a piece of content, written by triggers.';
create index content_revisions_record on public.content_revisions (table_name, record_id, id desc);
create index content_revisions_author_id on public.content_revisions (author_id);

alter table public.content_revisions enable row level security;
revoke all on public.content_revisions from public, anon, authenticated;
grant select on public.content_revisions to authenticated;
grant select, insert, update, delete on public.content_revisions to service_role;
create policy "Leaders read revisions" on public.content_revisions
  for select to authenticated using ((select private.is_leader()));

create table public.slug_redirects (
  table_name text not null,
  slug text not null,
  record_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (table_name, slug)
);
comment on table public.slug_redirects is 'Former public addresses of content, written by triggers when a slug changes.';
create index slug_redirects_record on public.slug_redirects (table_name, record_id);

alter table public.slug_redirects enable row level security;
revoke all on public.slug_redirects from public, anon, authenticated;
grant select, delete on public.slug_redirects to authenticated;
grant select, insert, update, delete on public.slug_redirects to service_role;
create policy "Leaders read redirects" on public.slug_redirects
  for select to authenticated using ((select private.is_leader()));
create policy "Leaders remove redirects" on public.slug_redirects
  for delete to authenticated using ((select private.is_leader()));

create function private.keep_content_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stamps constant text[] := array['created_at', 'updated_at'];
begin
  if tg_op = 'INSERT' or to_jsonb(new) - stamps is distinct from to_jsonb(old) - stamps then
    insert into public.content_revisions (table_name, record_id, snapshot, author_id)
    values (
      tg_table_name,
      new.id,
      to_jsonb(new) - stamps,
      (select p.id from public.user_profiles p where p.id = auth.uid())
    );
  end if;

  delete from public.slug_redirects r where r.table_name = tg_table_name and r.slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at <= now() then
    insert into public.slug_redirects (table_name, slug, record_id)
    values (tg_table_name, old.slug, new.id)
    on conflict (table_name, slug) do update set record_id = excluded.record_id;
  end if;
  return null;
end;
$$;
comment on function private.keep_content_history() is
  'Trigger: keeps each saved version, and the former address of what was public.';
revoke all on function private.keep_content_history() from public;

create table public.content_drafts (
  table_name text not null check (table_name in ('services', 'courses', 'webinars', 'jobs', 'blog_posts')),
  record_id uuid not null,
  content jsonb not null,
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (table_name, record_id)
);
comment on table public.content_drafts is
  'Autosaved changes that nobody has saved yet; the content itself stays as it is until then.';
create index content_drafts_author_id on public.content_drafts (author_id);
create trigger set_updated_at before update on public.content_drafts
  for each row execute function private.set_updated_at();

alter table public.content_drafts enable row level security;
revoke all on public.content_drafts from public, anon, authenticated;
grant select, insert, update, delete on public.content_drafts to authenticated, service_role;
create policy "Leaders keep drafts" on public.content_drafts
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.images (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (char_length(path) between 1 and 300),
  alt text not null check (char_length(alt) <= 300),
  width integer check (width > 0),
  height integer check (height > 0),
  mime_type text check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  size_bytes integer check (size_bytes > 0),
  uploaded_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.images is 'Pictures in the public bucket, with the text that stands for them.';
create index images_created_at on public.images (created_at desc, id);
create index images_uploaded_by on public.images (uploaded_by);
create trigger audit after insert or update or delete on public.images
  for each row execute function private.record_audit();

alter table public.images enable row level security;
revoke all on public.images from public, anon, authenticated;
grant select, insert, update, delete on public.images to authenticated, service_role;
create policy "Leaders manage images" on public.images
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));
