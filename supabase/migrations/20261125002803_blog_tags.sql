-- Tags of posts, which have their own pages, and their introductions.
create function private.tag_slug(tag text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(lower(regexp_replace(tag, '[^a-zA-Z0-9]+', '-', 'g')), '-');
$$;
comment on function private.tag_slug(text) is
  'Returns the slug of a tag, like tagSlug in lib/blog/rules.ts. Spellings with the same slug are the same tag.';
revoke all on function private.tag_slug(text) from public;
grant execute on function private.tag_slug(text) to service_role;

create table public.blog_tags (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) <= 60 and btrim(name) <> ''),
  introduction text not null default '' check (char_length(introduction) <= 6000),
  is_introduced boolean not null generated always as (btrim(introduction, E' \t\r\n') <> '') stored,
  updated_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.blog_tags is
  'Introductions of tags. A tag without a row also has a page, as long as a published post uses it.';
comment on column public.blog_tags.name is 'Name on the page of the tag; posts keep their own spelling.';
comment on column public.blog_tags.introduction is 'Markdown shown above the posts.';
comment on column public.blog_tags.is_introduced is 'Whether search engines may index the page.';
comment on column public.blog_tags.updated_by is 'Last editor; null once their account is deleted.';
alter table public.blog_tags enable row level security;
revoke all on public.blog_tags from public, anon, authenticated;
grant select (slug, name, introduction, is_introduced, updated_at) on public.blog_tags to anon;
grant select on public.blog_tags to authenticated;
-- Excludes updated_by, which a trigger sets.
grant insert (slug, name, introduction) on public.blog_tags to authenticated;
grant update (name, introduction) on public.blog_tags to authenticated;
grant select, insert, update, delete on public.blog_tags to service_role;

create index blog_tags_updated_by on public.blog_tags (updated_by);

create policy "Everybody reads" on public.blog_tags for select to anon, authenticated using (true);
create policy "Editors who may publish posts write" on public.blog_tags
  for insert to authenticated with check ((select private.may('blog_posts', 'publish')));
create policy "Editors who may publish posts change" on public.blog_tags
  for update to authenticated
  using ((select private.may('blog_posts', 'publish'))) with check ((select private.may('blog_posts', 'publish')));

create function public.blog_post_tags()
returns table (slug text, name text, names text[], posts bigint, is_introduced boolean, changed_at timestamptz)
language sql
stable
set search_path = ''
as $$
  with carried as (
    select
      private.tag_slug(t.tag) as slug,
      mode() within group (order by t.tag) as name,
      array_agg(distinct t.tag) as names,
      count(distinct p.id) as posts,
      max(p.updated_at) as changed_at
    from public.blog_posts p
    cross join unnest(p.tags) as t (tag)
    where p.state = 'published' and p.published_at <= now() and private.tag_slug(t.tag) <> ''
    group by 1
  )
  select
    coalesce(c.slug, b.slug),
    coalesce(b.name, c.name),
    coalesce(c.names, '{}'),
    coalesce(c.posts, 0),
    coalesce(b.is_introduced, false),
    greatest(c.changed_at, b.updated_at)
  from carried c
  full join public.blog_tags b on b.slug = c.slug
  order by 1;
$$;
comment on function public.blog_post_tags() is
  'Returns tags that published posts use or that have an introduction, with their spellings, number of posts and last change. The name is the edited one, or else the most common spelling.';
revoke all on function public.blog_post_tags() from public, anon, authenticated;
grant execute on function public.blog_post_tags() to service_role;

create function private.note_editor() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_by := auth.uid();
  return new;
end;
$$;
comment on function private.note_editor() is 'Trigger: stores who changed a row.';
revoke all on function private.note_editor() from public;

create trigger note_editor before update of name, introduction on public.blog_tags
  for each row execute function private.note_editor();
create trigger set_updated_at before update on public.blog_tags
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.blog_tags
  for each row execute function private.record_audit('slug');
