-- Finding posts, renewing subscriptions, and telling subscribers about a new post.

alter table public.blog_posts
  add column word_count integer not null
    generated always as (cardinality(regexp_split_to_array(btrim(body, E' \t\r\n'), '\s+'))) stored;
comment on column public.blog_posts.word_count is 'Words of the body, so that lists can tell the reading time without it.';

create function private.post_document(post public.blog_posts) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select
    setweight(to_tsvector('pg_catalog.english', post.title), 'A')
    || setweight(to_tsvector('pg_catalog.english', post.category || ' ' || array_to_string(post.tags, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', post.excerpt || ' ' || post.author_name), 'C')
    || setweight(to_tsvector('pg_catalog.english', post.body), 'D');
$$;
comment on function private.post_document(public.blog_posts) is 'What the search looks at in a post, its title first.';
revoke all on function private.post_document(public.blog_posts) from public;
grant execute on function private.post_document(public.blog_posts) to authenticated, service_role;
create index blog_posts_document on public.blog_posts using gin (private.post_document(blog_posts));

-- Each word matches as the beginning of a word of the post, so that an unfinished query finds too.
create function public.search_posts(search text, most integer)
returns table (
  slug text,
  title text,
  excerpt text,
  category text,
  author_name text,
  published_at timestamptz,
  updated_at timestamptz,
  word_count integer,
  found bigint
)
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select to_tsquery('pg_catalog.english', string_agg('''' || word || ''':*', ' & ')) as query
    from regexp_split_to_table(translate(search, $chars$'\$chars$, '  '), '\s+') as word
    where word <> ''
  )
  select
    p.slug, p.title, p.excerpt, p.category, p.author_name, p.published_at, p.updated_at, p.word_count,
    count(*) over ()
  from public.blog_posts p
  cross join wanted w
  where p.state = 'published'
    and p.published_at <= now()
    and private.post_document(p) @@ w.query
  order by ts_rank(private.post_document(p), w.query) desc, p.published_at desc, p.id
  limit most;
$$;
comment on function public.search_posts(text, integer) is
  'Published posts that hold every word of the search, the best first; found is how many there are in all.';

create function public.blog_categories() returns table (category text, posts bigint)
language sql
stable
set search_path = ''
as $$
  select p.category, count(*)
  from public.blog_posts p
  where p.state = 'published' and p.published_at <= now()
  group by p.category
  order by p.category;
$$;
comment on function public.blog_categories() is 'The categories of published posts, with how many each has.';

create function public.subscribe_again(address text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscription public.blog_subscriptions;
  begins_anew boolean;
begin
  select s.* into subscription
  from public.blog_subscriptions s
  where s.email = lower(btrim(address))
  for update;
  if not found then
    return 'not_found';
  end if;

  begins_anew := subscription.unsubscribed_at is not null;
  if begins_anew then
    update public.blog_subscriptions s
    set confirmed_at = null, unsubscribed_at = null
    where s.id = subscription.id
    returning s.* into subscription;
  end if;

  -- Three mails an hour at most, however often somebody types the address of another.
  if subscription.confirmed_at is null and 3 > (
    select count(*)
    from public.outbox o
    where o.record_table = 'blog_subscriptions'
      and o.record_id = subscription.id
      and o.topic = 'subscription.requested'
      and o.created_at > now() - interval '1 hour'
  ) then
    perform private.enqueue(
      'subscription.requested',
      'mail',
      subscription.email,
      jsonb_build_object('subscription', to_jsonb(subscription) - 'token_hash'),
      'blog_subscriptions',
      subscription.id
    );
  end if;
  return case when begins_anew then 'begun_anew' else 'already_there' end;
end;
$$;
comment on function public.subscribe_again(text) is
  'For an address that is known: who had unsubscribed begins anew, and who has not confirmed is asked again.';

create function private.withdraw_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.record_table = 'blog_subscriptions' and o.record_id = old.id and o.status = 'pending';
  return null;
end;
$$;
comment on function private.withdraw_mails() is 'Trigger: who unsubscribes gets none of the mails that still wait.';
revoke all on function private.withdraw_mails() from public;
create trigger withdraw_on_unsubscribing after update of unsubscribed_at on public.blog_subscriptions
  for each row when (new.unsubscribed_at is not null)
  execute function private.withdraw_mails();
create trigger withdraw_on_removal after delete on public.blog_subscriptions
  for each row execute function private.withdraw_mails();

create table public.post_announcements (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  announced_at timestamptz not null default now()
);
comment on table public.post_announcements is 'Posts of which the subscribers have been told; each once.';

alter table public.post_announcements enable row level security;
revoke all on public.post_announcements from public, anon, authenticated;
grant select on public.post_announcements to authenticated;
grant select, insert, update, delete on public.post_announcements to service_role;
create policy "Leaders read announcements" on public.post_announcements
  for select to authenticated using ((select private.is_leader()));

create function public.announce_post(post_id uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts;
  queued integer;
begin
  -- What was published long ago and comes back from the archive is no news.
  select p.* into post
  from public.blog_posts p
  where p.id = announce_post.post_id
    and p.state = 'published'
    and p.published_at between now() - interval '7 days' and now();
  if not found then
    return 0;
  end if;

  insert into public.post_announcements (post_id) values (post.id) on conflict do nothing;
  if not found then
    return 0;
  end if;

  -- A hundred a minute, so that mail which somebody waits for does not queue behind these.
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id, next_attempt_at)
  select
    'post.published',
    'mail',
    s.email,
    jsonb_build_object(
      'post', jsonb_build_object('slug', post.slug, 'title', post.title, 'excerpt', post.excerpt),
      'subscription', jsonb_build_object('id', s.id)
    ),
    'blog_subscriptions',
    s.id,
    now() + make_interval(mins => ((row_number() over (order by s.created_at, s.id) - 1) / 100)::integer)
  from public.blog_subscriptions s
  where s.confirmed_at is not null and s.unsubscribed_at is null;
  get diagnostics queued = row_count;
  return queued;
end;
$$;
comment on function public.announce_post(uuid) is
  'Queues one mail for each confirmed subscriber about a post that has just been published, once for each post. Answers how many.';

revoke all on function
  public.search_posts(text, integer),
  public.blog_categories(),
  public.subscribe_again(text),
  public.announce_post(uuid)
  from public, anon, authenticated;
grant execute on function
  public.search_posts(text, integer),
  public.blog_categories(),
  public.subscribe_again(text),
  public.announce_post(uuid)
  to service_role;
