-- The blog and its subscribers.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  excerpt text not null check (char_length(excerpt) <= 600),
  body text not null default '' check (char_length(body) <= 100000),
  category text not null check (char_length(category) between 1 and 60),
  tags text[] not null default '{}',
  author_id uuid references public.user_profiles (id) on delete set null,
  author_name text not null check (char_length(author_name) between 1 and 120),
  author_role text check (char_length(author_role) <= 120),
  image_url text check (char_length(image_url) <= 500),
  image_alt text check (char_length(image_alt) <= 300),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);
comment on table public.blog_posts is 'Posts; body is markdown. The author''s name stands here, because profiles are not public.';
create index blog_posts_published on public.blog_posts (published_at desc, id) where state = 'published';
create index blog_posts_category on public.blog_posts (category, published_at desc, id)
  where state = 'published';
create index blog_posts_created_at on public.blog_posts (created_at desc, id);
create index blog_posts_due on public.blog_posts (published_at) where state = 'scheduled';
create index blog_posts_author_id on public.blog_posts (author_id);

create trigger prepare before insert or update on public.blog_posts
  for each row execute function private.prepare_content();
create trigger set_updated_at before update on public.blog_posts
  for each row execute function private.set_updated_at();
create trigger keep_history after insert or update on public.blog_posts
  for each row execute function private.keep_content_history();
create trigger audit after insert or update or delete on public.blog_posts
  for each row execute function private.record_audit();

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from public, anon, authenticated;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;
create policy "Anyone reads what is published" on public.blog_posts
  for select to anon using (state = 'published' and published_at <= now());
create policy "Accounts read what is published, leaders all" on public.blog_posts
  for select to authenticated
  using ((state = 'published' and published_at <= now()) or (select private.is_leader()));
create policy "Leaders add" on public.blog_posts
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change" on public.blog_posts
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders remove" on public.blog_posts
  for delete to authenticated using ((select private.is_leader()));

create table public.blog_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 254 and email like '%_@_%'),
  token_hash text check (char_length(token_hash) between 32 and 128),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.blog_subscriptions is
  'Subscribers. Mail goes only to those who confirmed their address and did not unsubscribe; the token is kept as a hash.';
create index blog_subscriptions_created_at on public.blog_subscriptions (created_at desc, id);
create index blog_subscriptions_token_hash on public.blog_subscriptions (token_hash);
create index blog_subscriptions_active on public.blog_subscriptions (email)
  where confirmed_at is not null and unsubscribed_at is null;

create function private.normalise_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  return new;
end;
$$;
comment on function private.normalise_email() is 'Trigger: one address is one spelling.';
revoke all on function private.normalise_email() from public;

create trigger normalise_email before insert or update of email on public.blog_subscriptions
  for each row execute function private.normalise_email();
create trigger announce after insert on public.blog_subscriptions
  for each row when (new.confirmed_at is null)
  execute function private.enqueue_mail_for_new_row('subscription.requested', 'subscription');
create trigger set_updated_at before update on public.blog_subscriptions
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.blog_subscriptions
  for each row execute function private.record_audit();

alter table public.blog_subscriptions enable row level security;
revoke all on public.blog_subscriptions from public, anon, authenticated;
grant select, insert, update, delete on public.blog_subscriptions to authenticated, service_role;
create policy "Leaders manage subscribers" on public.blog_subscriptions
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));
