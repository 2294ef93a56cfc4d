-- Blog posts, their search, and subscribers who are emailed about new posts.
-- Granted, because the search vector of a post is computed with the rights of whoever writes it.
create function private.post_document(
  title text, category text, tags text[], excerpt text, author_name text, body text
) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select
    setweight(to_tsvector('pg_catalog.english', title), 'A')
    || setweight(to_tsvector('pg_catalog.english', category || ' ' || array_to_string(tags, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', excerpt || ' ' || author_name), 'C')
    || setweight(to_tsvector('pg_catalog.english', body), 'D');
$$;
comment on function private.post_document(text, text, text[], text, text, text) is
  'Returns the search vector of a post, weighted towards the title.';
revoke all on function private.post_document(text, text, text[], text, text, text) from public;
grant execute on function private.post_document(text, text, text[], text, text, text) to authenticated, service_role;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 200 and btrim(title) <> ''),
  excerpt text not null check (char_length(excerpt) <= 600),
  body text not null default '' check (char_length(body) <= 100000),
  word_count integer not null
    generated always as (cardinality(regexp_split_to_array(btrim(body, E' \t\r\n'), '\s+'))) stored,
  category text not null check (char_length(category) between 1 and 60),
  tags text[] not null default '{}' check (cardinality(tags) <= 50 and octet_length(tags::text) <= 12000),
  author_id uuid references public.user_profiles (id) on delete set null,
  author_name text not null check (char_length(author_name) between 1 and 120 and private.is_person_name(author_name)),
  author_role text check (char_length(author_role) <= 120),
  author_about text check (char_length(author_about) <= 400),
  image_url text check (char_length(image_url) <= 500),
  image_alt text check (char_length(image_alt) <= 300),
  drawing text not null default 'distribution' check (drawing ~ '^[a-z-]{1,40}$'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  notify_subscribers boolean not null default false,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  document tsvector not null
    generated always as (private.post_document(title, category, tags, excerpt, author_name, body)) stored,
  constraint blog_posts_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);

comment on table public.blog_posts is
  'Posts. body is Markdown. The author''s name is stored here, because profiles are not public.';

comment on column public.blog_posts.author_about is
  'Public information about a guest author, who has no page of their own.';

comment on column public.blog_posts.word_count is
  'Number of words in the body, so that lists can show the reading time without loading it.';

comment on column public.blog_posts.document is
  'Search vector, stored so that a search does not compute it for each post.';

comment on column public.blog_posts.notify_subscribers is
  'Whether subscribers are emailed when the post goes live; set by the update that publishes or schedules it.';

create index blog_posts_published on public.blog_posts (published_at desc, id) where state = 'published';
create index blog_posts_category on public.blog_posts (category, published_at desc, id)
  where state = 'published';
create index blog_posts_author_id on public.blog_posts (author_id);
create index blog_posts_document on public.blog_posts using gin (document);

select private.add_content_kind('blog_posts', written => '{body}');

create table public.blog_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  token_hash text check (char_length(token_hash) between 32 and 128),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  bounced_at timestamptz,
  topics text[] not null default '{}' check (cardinality(topics) <= 20 and octet_length(topics::text) <= 6000),
  frequency text not null default 'each' check (frequency in ('each', 'weekly')),
  channel jsonb check (private.is_channel(channel)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_version text not null check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz not null default now()
);

comment on table public.blog_subscriptions is
  'Subscribers. Only confirmed subscriptions that have neither ended nor bounced get email. The token is stored as a hash.';
comment on column public.blog_subscriptions.bounced_at is
  'Time since when the address permanently rejects email, as reported by a mail server or a leader. Cleared by subscribing again.';
comment on column public.blog_subscriptions.topics is 'Categories about which the reader gets email; empty: all.';
comment on column public.blog_subscriptions.frequency is
  'each: an email for each post; weekly: one email a week with all of them.';
alter table public.blog_subscriptions enable row level security;
revoke all on public.blog_subscriptions from public, anon, authenticated;
grant select, insert, update, delete on public.blog_subscriptions to authenticated, service_role;
comment on column public.blog_subscriptions.policy_version is 'Privacy policy that the reader accepted.';

create index blog_subscriptions_created_at on public.blog_subscriptions (created_at desc, id);
create index blog_subscriptions_pieces on public.blog_subscriptions using gin (private.pieces(email));
create index blog_subscriptions_token_hash on public.blog_subscriptions (token_hash);
create index blog_subscriptions_active on public.blog_subscriptions (email)
  where confirmed_at is not null and unsubscribed_at is null and bounced_at is null;

-- Supports counting with index-only scans.
create index blog_subscriptions_figures on public.blog_subscriptions (created_at)
  where confirmed_at is not null;

create policy "Leaders manage subscribers" on public.blog_subscriptions
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function private.gets_mail(subscription public.blog_subscriptions, topics text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  select subscription.confirmed_at is not null
    and subscription.unsubscribed_at is null
    and subscription.bounced_at is null
    and (
      cardinality(gets_mail.topics) = 0
      or cardinality(subscription.topics) = 0
      or subscription.topics && gets_mail.topics
    );
$$;
comment on function private.gets_mail(public.blog_subscriptions, text[]) is
  'Returns whether a subscriber gets email about one of these topics. On either side, an empty list means all topics.';
revoke all on function private.gets_mail(public.blog_subscriptions, text[]) from public;
grant execute on function private.gets_mail(public.blog_subscriptions, text[]) to service_role;

create table public.post_announcements (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  announced_at timestamptz not null default now(),
  recipients integer,
  called_back integer not null default 0,
  digested_at timestamptz
);
comment on table public.post_announcements is 'Posts that were announced to subscribers, once each.';
comment on column public.post_announcements.recipients is 'Number of queued emails; null until they are queued.';
comment on column public.post_announcements.digested_at is 'Time when weekly readers were emailed about the post.';
comment on column public.post_announcements.called_back is
  'Number of emails that were cancelled before they were sent.';
alter table public.post_announcements enable row level security;
revoke all on public.post_announcements from public, anon, authenticated;
grant select on public.post_announcements to authenticated;
grant select, insert, update, delete on public.post_announcements to service_role;

create policy "Editors read announcements" on public.post_announcements
  for select to authenticated using ((select private.may('blog_posts', 'write')));

-- Each search word matches the beginning of a word in the post, so that an unfinished search also finds it.
create function public.search_posts(search text, most integer)
returns table (
  slug text,
  title text,
  excerpt text,
  category text,
  image_url text,
  image_alt text,
  drawing text,
  author_name text,
  published_at timestamptz,
  updated_at timestamptz,
  word_count integer,
  found bigint
)
language plpgsql
stable
set search_path = ''
as $$
declare
  -- For common words, only the newest posts are ranked.
  most_compared constant integer := 200;
  query constant tsquery := (
    select to_tsquery('pg_catalog.english', string_agg('''' || word || ''':*', ' & '))
    from regexp_split_to_table(translate(search, $chars$'\$chars$, '  '), '\s+') as word
    where word <> ''
  );
  matched constant text := format('document @@ %L::tsquery', query);
  newest constant uuid[] := private.ids_of(
    private.first_of_parts(
      'blog_posts', private.one_part($now$state = 'published' and published_at <= now()$now$, 'published_at', false), matched,
      matched, most_compared + 1
    )
  );
begin
  return query
  select
    p.slug, p.title, p.excerpt, p.category, p.image_url, p.image_alt, p.drawing, p.author_name, p.published_at, p.updated_at,
    p.word_count, cardinality(newest)::bigint
  from public.blog_posts p
  where p.id = any (newest[:most_compared])
  order by ts_rank(p.document, query) desc, p.published_at desc, p.id
  limit most;
end;
$$;
comment on function public.search_posts(text, integer) is
  'Returns the published posts that contain all search words, best match first among the newest 200. found is the total number, or 201 for more than 200.';
revoke all on function public.search_posts(text, integer) from public, anon, authenticated;
grant execute on function public.search_posts(text, integer) to service_role;

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
comment on function public.blog_categories() is
  'Returns the categories of published posts with their number of posts.';
revoke all on function public.blog_categories() from public, anon, authenticated;
grant execute on function public.blog_categories() to service_role;

create function private.normalise_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  return new;
end;
$$;
comment on function private.normalise_email() is 'Trigger: trims the email address and converts it to lower case.';
revoke all on function private.normalise_email() from public;

create function private.withdraw_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.record_table = 'blog_subscriptions' and o.record_id = old.id and o.status in ('pending', 'off');
  return null;
end;
$$;
comment on function private.withdraw_mails() is
  'Trigger: deletes the unsent emails of a subscription that ends.';
revoke all on function private.withdraw_mails() from public;

create function public.announce_post(post_id uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts;
  queued integer;
begin
  -- An old post that returns from the archive is not announced.
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

  -- Delayed by two minutes, in which the announcement can be cancelled, and limited to a hundred per minute, so that
  -- urgent email is not delayed.
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id, next_attempt_at)
  select
    'post.published',
    'mail',
    s.email,
    jsonb_build_object(
      'post', jsonb_build_object('id', post.id, 'slug', post.slug, 'title', post.title, 'excerpt', post.excerpt),
      'subscription', jsonb_build_object('id', s.id)
    ),
    'blog_subscriptions',
    s.id,
    now() + make_interval(mins => 2 + ((row_number() over (order by s.created_at, s.id) - 1) / 100)::integer)
  from public.blog_subscriptions s
  where private.gets_mail(s, array[post.category]) and s.frequency = 'each';
  get diagnostics queued = row_count;
  update public.post_announcements a set recipients = queued where a.post_id = post.id;
  return queued;
end;
$$;
comment on function public.announce_post(uuid) is
  'Queues one email about a newly published post, once per post, for each subscriber of its topic who wants every post. Returns the number queued.';
revoke all on function public.announce_post(uuid) from public, anon, authenticated;
grant execute on function public.announce_post(uuid) to service_role;

create function private.announce_published_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.announce_post(new.id);
  return null;
end;
$$;
comment on function private.announce_published_post() is 'Trigger: announces a post to subscribers when it goes live.';
revoke all on function private.announce_published_post() from public;

-- Applies the conditions of announce_post to posts that are not live yet.
create function public.announcement_audience(post_ids uuid[], live_at timestamptz default null)
returns table (posts integer, recipients integer, mails integer, topics text[])
language sql
stable
security definer
set search_path = ''
as $$
  with announced as (
    select p.id, p.category
    from public.blog_posts p
    where p.id = any (post_ids)
      and p.state <> 'published'
      and coalesce(live_at, p.published_at, now()) >= now() - interval '7 days'
      and not exists (select from public.post_announcements a where a.post_id = p.id)
  ),
  mailed as (
    select s.id
    from announced n
    join public.blog_subscriptions s on private.gets_mail(s, array[n.category]) and s.frequency = 'each'
  )
  select
    (select count(*)::integer from announced),
    (select count(distinct m.id)::integer from mailed m),
    (select count(*)::integer from mailed m),
    array(select distinct n.category from announced n order by n.category)
  where (select private.may('blog_posts', 'mail'));
$$;
comment on function public.announcement_audience(uuid[], timestamptz) is
  'Returns, for people who may email subscribers, how many of these posts would be announced if they went live (now, or at live_at), the number of subscribers and emails, and the topics.';
revoke all on function public.announcement_audience(uuid[], timestamptz) from public, anon, authenticated;
grant execute on function public.announcement_audience(uuid[], timestamptz) to authenticated;

create function public.queue_post_digests(at timestamptz default now()) returns integer
language plpgsql
set search_path = ''
as $$
declare
  announced uuid[];
  queued integer;
begin
  -- Runs on Mondays from nine, in the business time zone. Several servers can call it at the same time.
  if extract(isodow from private.business_day(at)) <> 1 or private.business_time(at) < '09:00' then
    return 0;
  end if;
  with digested as (
    update public.post_announcements a
    set digested_at = at
    from public.blog_posts p
    where p.id = a.post_id
      and p.state = 'published'
      and a.digested_at is null
      and a.called_back = 0
      -- Announcements that can still be cancelled wait for the next week.
      and a.announced_at between at - interval '14 days' and at - interval '2 minutes'
    returning a.post_id
  )
  select array_agg(d.post_id) into announced from digested d;

  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id, next_attempt_at)
  select
    'post.digested',
    'mail',
    s.email,
    jsonb_build_object('posts', n.posts, 'subscription', jsonb_build_object('id', s.id)),
    'blog_subscriptions',
    s.id,
    at + make_interval(mins => ((row_number() over (order by s.created_at, s.id) - 1) / 100)::integer)
  from public.blog_subscriptions s
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object('slug', p.slug, 'title', p.title, 'excerpt', p.excerpt) order by p.published_at desc, p.id
    ) as posts
    from public.blog_posts p
    where p.id = any (announced) and private.gets_mail(s, array[p.category])
  ) n
  where s.frequency = 'weekly' and n.posts is not null;
  get diagnostics queued = row_count;
  return queued;
end;
$$;
comment on function public.queue_post_digests(timestamptz) is
  'Queues, on Mondays, an email for each weekly subscriber with the newly announced posts on their topics. Returns the number queued.';
revoke all on function public.queue_post_digests(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_post_digests(timestamptz) to service_role;

create function private.withdraw_announcement(of_post uuid) returns table (called_back integer, gone integer)
language plpgsql
set search_path = ''
as $$
declare
  announcement public.post_announcements;
  counted integer;
begin
  select a.* into announcement from public.post_announcements a where a.post_id = of_post for update;
  if not found then
    return;
  end if;
  -- Emails that are being delivered right now cannot be cancelled.
  delete from public.outbox o
  where o.created_at = announcement.announced_at
    and o.topic = 'post.published'
    and o.payload -> 'post' ->> 'id' = of_post::text
    and o.status in ('pending', 'off')
    and (o.leased_until is null or o.leased_until < now());
  get diagnostics counted = row_count;
  if announcement.recipients = announcement.called_back + counted then
    -- No email was sent, so the post can be announced again.
    delete from public.post_announcements a where a.post_id = of_post;
  else
    update public.post_announcements a set called_back = a.called_back + counted where a.post_id = of_post;
  end if;
  return query select counted, announcement.recipients - announcement.called_back - counted;
end;
$$;
comment on function private.withdraw_announcement(uuid) is
  'Deletes the unsent emails about a post. Returns the number of deleted and of sent emails; no row if the post was not announced.';
revoke all on function private.withdraw_announcement(uuid) from public;

create function private.withdraw_with_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.withdraw_announcement(old.id);
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
comment on function private.withdraw_with_post() is
  'Trigger: cancels the announcement of a post that is no longer public.';
revoke all on function private.withdraw_with_post() from public;

create function public.call_back_announcement(post_id uuid) returns table (called_back integer, gone integer)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may('blog_posts', 'mail') then
    raise exception 'Only those who may mail subscribers can call a mail back.' using errcode = '42501';
  end if;
  return query select * from private.withdraw_announcement(call_back_announcement.post_id);
end;
$$;
comment on function public.call_back_announcement(uuid) is
  'Cancels the unsent emails about a post, for people who may email subscribers. Returns the number of cancelled and of sent emails; no row if the post was not announced.';
revoke all on function public.call_back_announcement(uuid) from public, anon, authenticated;
grant execute on function public.call_back_announcement(uuid) to authenticated;

create function public.subscribe_again(address text, policy text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscription public.blog_subscriptions;
  restarts boolean;
begin
  if policy is null then
    raise exception 'A subscription needs a consent' using errcode = '23502';
  end if;
  select s.* into subscription
  from public.blog_subscriptions s
  where s.email = lower(btrim(address))
  for update;
  if not found then
    return 'not_found';
  end if;

  restarts := subscription.unsubscribed_at is not null or subscription.bounced_at is not null;
  if restarts then
    update public.blog_subscriptions s
    set
      confirmed_at = null,
      unsubscribed_at = null,
      bounced_at = null,
      policy_version = policy,
      consented_at = now()
    where s.id = subscription.id
    returning s.* into subscription;
  end if;

  -- At most three emails per hour, however often someone enters another person's email address.
  if subscription.confirmed_at is null and 3 > (
    select count(*)
    from public.outbox o
    where o.record_table = 'blog_subscriptions'
      and o.record_id = subscription.id
      and o.topic = 'subscription.requested'
      and o.created_at > now() - interval '1 hour'
  ) then
    perform private.enqueue_mail(
      'subscription.requested',
      subscription.email,
      jsonb_build_object('subscription', to_jsonb(subscription) - 'token_hash'),
      'blog_subscriptions',
      subscription.id
    );
  end if;
  return case when restarts then 'restarted' else 'already_there' end;
end;
$$;
comment on function public.subscribe_again(text, text) is
  'Handles a known email address: restarts an ended subscription with the new consent, and sends the confirmation email again if it is unconfirmed.';
revoke all on function public.subscribe_again(text, text) from public, anon, authenticated;
grant execute on function public.subscribe_again(text, text) to service_role;

-- Runs in the transaction that publishes the post, manually or by the scheduler, if the publisher chose to announce it.
create trigger withdraw_announcement before update of state on public.blog_posts
  for each row when (old.state = 'published' and new.state <> 'published') execute function private.withdraw_with_post();
create trigger withdraw_announcement_on_removal before delete on public.blog_posts
  for each row execute function private.withdraw_with_post();
create trigger announce_publication after update of state on public.blog_posts
  for each row when (old.state <> 'published' and new.state = 'published' and new.notify_subscribers)
  execute function private.announce_published_post();
create trigger normalise_email before insert or update of email on public.blog_subscriptions
  for each row execute function private.normalise_email();
create trigger set_updated_at before update on public.blog_subscriptions
  for each row execute function private.set_updated_at();
create trigger announce after insert on public.blog_subscriptions
  for each row when (new.confirmed_at is null)
  execute function private.enqueue_mail_for_new_row('subscription.requested', 'subscription');
create trigger welcome after update of confirmed_at on public.blog_subscriptions
  for each row when (old.confirmed_at is null and new.confirmed_at is not null and new.unsubscribed_at is null)
  execute function private.enqueue_mail_for_new_row('subscription.confirmed', 'subscription');
create trigger withdraw_on_unsubscribing after update of unsubscribed_at, bounced_at on public.blog_subscriptions
  for each row when (new.unsubscribed_at is not null or new.bounced_at is not null)
  execute function private.withdraw_mails();
create trigger withdraw_on_removal after delete on public.blog_subscriptions
  for each row execute function private.withdraw_mails();
create trigger audit after insert or update or delete on public.blog_subscriptions
  for each row execute function private.record_audit();
create trigger record_confirmed after update of confirmed_at on public.blog_subscriptions
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function private.record_row_event('subscription.confirmed');
create trigger record_ended after update of unsubscribed_at on public.blog_subscriptions
  for each row when (old.unsubscribed_at is null and new.unsubscribed_at is not null)
  execute function private.record_row_event('subscription.ended');
create trigger note_touch after insert or update of confirmed_at on public.blog_subscriptions
  for each row when (new.confirmed_at is not null) execute function private.note_touch('subscription');
create trigger drop_touch after delete on public.blog_subscriptions
  for each row execute function private.drop_touch('subscription');
