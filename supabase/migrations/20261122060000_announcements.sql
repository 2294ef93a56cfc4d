-- Subscribers are mailed about a post only where its publisher asked for it.

alter table public.blog_posts add column notify_subscribers boolean not null default false;
comment on column public.blog_posts.notify_subscribers is
  'Whether the subscribers are mailed when the post goes live; set in the update that publishes or schedules it.';

-- What is scheduled already was scheduled to be announced. Nobody edits these posts now, so no trigger runs.
alter table public.blog_posts disable trigger user;
update public.blog_posts set notify_subscribers = true where state = 'scheduled';
alter table public.blog_posts enable trigger user;

alter table public.post_announcements add column recipients integer;
comment on column public.post_announcements.recipients is
  'How many mails were queued; null for announcements before this was counted.';

create or replace trigger announce_publication after update of state on public.blog_posts
  for each row when (old.state <> 'published' and new.state = 'published' and new.notify_subscribers)
  execute function private.announce_published_post();

create or replace function public.announce_post(post_id uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts;
  queued integer;
begin
  -- A post that was published long ago and comes back from the archive is no news.
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
  update public.post_announcements a set recipients = queued where a.post_id = post.id;
  return queued;
end;
$$;

-- The conditions are those of announce_post, for posts that are not live yet.
create function public.announcement_audience(post_ids uuid[], live_at timestamptz default null)
returns table (posts integer, recipients integer)
language sql
stable
set search_path = ''
as $$
  select
    (
      select count(*)::integer
      from public.blog_posts p
      where p.id = any (post_ids)
        and p.state <> 'published'
        and coalesce(live_at, p.published_at, now()) >= now() - interval '7 days'
        and not exists (select from public.post_announcements a where a.post_id = p.id)
    ),
    (
      select count(*)::integer
      from public.blog_subscriptions s
      where s.confirmed_at is not null and s.unsubscribed_at is null
    )
  where (select private.is_leader());
$$;
comment on function public.announcement_audience(uuid[], timestamptz) is
  'How many of these posts would be announced if they went live (now, or at live_at), and to how many subscribers each. Leaders only.';
revoke all on function public.announcement_audience(uuid[], timestamptz) from public, anon, authenticated;
grant execute on function public.announcement_audience(uuid[], timestamptz) to authenticated;
