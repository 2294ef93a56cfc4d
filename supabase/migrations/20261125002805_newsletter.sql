-- Newsletter: issues, recipients and links.
create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 200 and btrim(title) <> ''),
  subject text not null check (char_length(subject) <= 150 and btrim(subject) <> ''),
  preheader text not null default '' check (char_length(preheader) <= 200),
  body text not null default '' check (char_length(body) <= 60000),
  topics text[] not null default '{}' check (cardinality(topics) <= 20 and octet_length(topics::text) <= 6000),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent')),
  rate_per_minute integer not null default 120 check (rate_per_minute between 1 and 600),
  is_indexed boolean not null default false,
  scheduled_at timestamptz,
  begun_at timestamptz,
  sent_at timestamptz,
  created_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletter_issues_scheduled check (state <> 'scheduled' or scheduled_at is not null),
  constraint newsletter_issues_begun check ((state in ('sending', 'paused', 'sent')) = (begun_at is not null))
);
comment on table public.newsletter_issues is
  'Newsletter issues. Only drafts can change. A scheduled issue is sent as it is, and a sent issue has a page in the archive.';
comment on column public.newsletter_issues.topics is
  'Blog categories whose readers get the issue; empty: all subscribers.';
comment on column public.newsletter_issues.rate_per_minute is
  'Maximum number of emails per minute that are passed to the mail server.';
comment on column public.newsletter_issues.is_indexed is 'Whether search engines may index the archive page.';
alter table public.newsletter_issues enable row level security;
revoke all on public.newsletter_issues from public, anon, authenticated;
grant select on public.newsletter_issues to anon, authenticated;
-- Excludes the state, which only functions and the sender change.
grant insert (id, slug, title, subject, preheader, body, topics, is_indexed) on public.newsletter_issues to authenticated;
grant update (slug, title, subject, preheader, body, topics, is_indexed) on public.newsletter_issues to authenticated;
grant delete on public.newsletter_issues to authenticated;
grant select, insert, update, delete on public.newsletter_issues to service_role;

create index newsletter_issues_created_at on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_archive on public.newsletter_issues (begun_at desc, id) where begun_at is not null;
create index newsletter_issues_due on public.newsletter_issues (scheduled_at) where state = 'scheduled';
create index newsletter_issues_created_by on public.newsletter_issues (created_by);

create policy "Anyone reads what was sent" on public.newsletter_issues
  for select to anon using (begun_at is not null);
create policy "Accounts read what was sent, editors who may mail all" on public.newsletter_issues
  for select to authenticated using (begun_at is not null or (select private.may('blog_posts', 'mail')));
create policy "Editors who may mail write drafts" on public.newsletter_issues
  for insert to authenticated with check ((select private.may('blog_posts', 'mail')) and state = 'draft');
create policy "Editors who may mail change drafts" on public.newsletter_issues
  for update to authenticated
  using ((select private.may('blog_posts', 'mail')) and state = 'draft')
  with check ((select private.may('blog_posts', 'mail')) and state = 'draft');
create policy "Editors who may mail delete drafts" on public.newsletter_issues
  for delete to authenticated using ((select private.may('blog_posts', 'mail')) and state = 'draft');

create table public.newsletter_recipients (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  subscription_id uuid references public.blog_subscriptions (id) on delete set null,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'failed', 'doubtful', 'bounced', 'skipped')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease_token uuid,
  leased_until timestamptz,
  handed_at timestamptz,
  settled_at timestamptz,
  answer smallint,
  unsubscribed_at timestamptz,
  unique (issue_id, subscription_id),
  constraint newsletter_recipients_leased check ((state = 'sending') = (lease_token is not null))
);
comment on table public.newsletter_recipients is
  'Recipients of an issue, one row each. Contains no address: the email goes to the current address of the subscription. A row without a subscription only counts in figures.';
comment on column public.newsletter_recipients.id is 'Used for the Message-ID of the email.';
comment on column public.newsletter_recipients.state is
  'sending: passed to the mail server, which has not responded yet. doubtful: the sender crashed before the response; never resent automatically. skipped: the subscription ended before.';
comment on column public.newsletter_recipients.answer is 'Response code of the mail server, such as 550.';
comment on column public.newsletter_recipients.unsubscribed_at is
  'Time when the reader unsubscribed, if this was their most recent issue.';
alter table public.newsletter_recipients enable row level security;
revoke all on public.newsletter_recipients from public, anon, authenticated;
grant select on public.newsletter_recipients to authenticated;
grant select, insert, update, delete on public.newsletter_recipients to service_role;

create index newsletter_recipients_waiting on public.newsletter_recipients (issue_id, next_attempt_at, id) where state = 'waiting';
create index newsletter_recipients_sending on public.newsletter_recipients (leased_until) where state = 'sending';
create index newsletter_recipients_handed_at on public.newsletter_recipients (issue_id, handed_at);
create index newsletter_recipients_subscription_id on public.newsletter_recipients (subscription_id, handed_at desc);

create index newsletter_recipients_settled_at on public.newsletter_recipients (settled_at) where subscription_id is not null;

create policy "Leaders read recipients" on public.newsletter_recipients
  for select to authenticated using ((select private.is_leader()));

create table public.newsletter_links (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  position integer not null check (position > 0),
  url text not null check (url ~ '^(https?://|/($|[^/\\]))' and char_length(url) <= 2000),
  presses integer not null default 0 check (presses >= 0),
  unique (issue_id, position)
);
comment on table public.newsletter_links is
  'Links of a sent issue, those to our own pages as paths, with the number of clicks. Contains no data about readers. Our redirect only leads to these URLs.';
alter table public.newsletter_links enable row level security;
revoke all on public.newsletter_links from public, anon, authenticated;
grant select on public.newsletter_links to authenticated;
grant select, insert, update, delete on public.newsletter_links to service_role;

create policy "Editors who may mail read the links" on public.newsletter_links
  for select to authenticated using ((select private.may('blog_posts', 'mail')));

create function public.newsletter_audience(topics text[]) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may('blog_posts', 'mail') then
    raise exception 'Only those who may mail subscribers can count them.' using errcode = '42501';
  end if;
  return (
    select count(*) from public.blog_subscriptions s where private.gets_mail(s, newsletter_audience.topics)
  );
end;
$$;
comment on function public.newsletter_audience(text[]) is
  'Returns, for people who may email subscribers, how many would get an issue on these topics now.';
revoke all on function public.newsletter_audience(text[]) from public, anon, authenticated;
grant execute on function public.newsletter_audience(text[]) to authenticated;

create function public.newsletter_counts(issue_ids uuid[])
returns table (
  issue_id uuid, recipients integer, waiting integer, accepted integer, refused integer, doubtful integer, bounced integer,
  skipped integer, unsubscribed integer, presses integer
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    i.id,
    count(r.id)::integer,
    (count(*) filter (where r.state in ('waiting', 'sending')))::integer,
    (count(*) filter (where r.state in ('sent', 'bounced')))::integer,
    (count(*) filter (where r.state = 'failed'))::integer,
    (count(*) filter (where r.state = 'doubtful'))::integer,
    (count(*) filter (where r.state = 'bounced'))::integer,
    (count(*) filter (where r.state = 'skipped'))::integer,
    count(r.unsubscribed_at)::integer,
    (select coalesce(sum(l.presses), 0)::integer from public.newsletter_links l where l.issue_id = i.id)
  from public.newsletter_issues i
  left join public.newsletter_recipients r on r.issue_id = i.id
  where i.id = any (issue_ids) and (select private.may('blog_posts', 'mail'))
  group by i.id;
$$;
comment on function public.newsletter_counts(uuid[]) is
  'Returns, for people who may email subscribers, the delivery statistics of these issues.';
revoke all on function public.newsletter_counts(uuid[]) from public, anon, authenticated;
grant execute on function public.newsletter_counts(uuid[]) to authenticated;

create function public.steer_newsletter(
  issue_id uuid, step text, seen timestamptz default null, at timestamptz default null, rate integer default null
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  issue public.newsletter_issues;
begin
  if not private.may('blog_posts', 'mail') then
    raise exception 'Only those who may mail subscribers can send an issue.' using errcode = '42501';
  end if;
  select i.* into issue from public.newsletter_issues i where i.id = steer_newsletter.issue_id for update;
  if not found then
    return 'gone';
  end if;
  case step
    when 'schedule' then
      if issue.state <> 'draft' or issue.body !~ '\S' then
        return 'refused';
      end if;
      -- Ensures that the leader has seen the version that will be sent.
      if issue.updated_at is distinct from seen then
        return 'stale';
      end if;
      update public.newsletter_issues i
      set state = 'scheduled', scheduled_at = greatest(coalesce(at, now()), now()), rate_per_minute = coalesce(rate, i.rate_per_minute)
      where i.id = issue.id;
    when 'unschedule' then
      update public.newsletter_issues i set state = 'draft', scheduled_at = null where i.id = issue.id and i.state = 'scheduled';
    when 'pause' then
      update public.newsletter_issues i set state = 'paused' where i.id = issue.id and i.state = 'sending';
    when 'continue' then
      update public.newsletter_issues i set state = 'sending' where i.id = issue.id and i.state = 'paused';
    when 'set_rate' then
      update public.newsletter_issues i set rate_per_minute = rate where i.id = issue.id and rate is not null;
    when 'send_doubtful' then
      update public.newsletter_recipients r
      set state = 'waiting', next_attempt_at = now()
      where r.issue_id = issue.id and r.state = 'doubtful' and r.subscription_id is not null;
      if found then
        update public.newsletter_issues i set state = 'sending', sent_at = null where i.id = issue.id and i.state = 'sent';
        return 'done';
      end if;
    when 'set_indexed' then
      update public.newsletter_issues i set is_indexed = (rate is not distinct from 1) where i.id = issue.id;
    else
      raise exception 'Unknown step %', step using errcode = '22023';
  end case;
  return case when found then 'done' else 'refused' end;
end;
$$;
comment on function public.steer_newsletter(uuid, text, timestamptz, timestamptz, integer) is
  'Changes the state or a setting of an issue: schedule (the version that was seen, at a time or now), unschedule, pause, continue, set_rate, send_doubtful, set_indexed (rate 1 or 0). Returns done, stale, refused (its state does not allow it) or gone.';
revoke all on function public.steer_newsletter(uuid, text, timestamptz, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.steer_newsletter(uuid, text, timestamptz, timestamptz, integer) to authenticated;

create function public.test_newsletter(issue_id uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (select p.email from public.user_profiles p where p.id = auth.uid());
begin
  if not private.may('blog_posts', 'mail') then
    raise exception 'Only those who may mail subscribers can test an issue.' using errcode = '42501';
  end if;
  if not exists (select from public.newsletter_issues i where i.id = test_newsletter.issue_id) then
    return null;
  end if;
  perform private.enqueue_mail(
    'newsletter.tested', address, jsonb_build_object('issue', jsonb_build_object('id', test_newsletter.issue_id)),
    'newsletter_issues', test_newsletter.issue_id
  );
  return address;
end;
$$;
comment on function public.test_newsletter(uuid) is
  'Queues a test email with an issue to the caller, with the content at the time of sending. Returns the address; null if there is no such issue.';
revoke all on function public.test_newsletter(uuid) from public, anon, authenticated;
grant execute on function public.test_newsletter(uuid) to authenticated;

create function public.begin_newsletter(issue_id uuid, urls text[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  counted integer;
begin
  update public.newsletter_issues i
  set state = 'sending', begun_at = now()
  where i.id = begin_newsletter.issue_id and i.state = 'scheduled' and i.scheduled_at <= now()
  returning i.* into issue;
  if not found then
    return null;
  end if;
  insert into public.newsletter_links (issue_id, position, url)
  select issue.id, l.position, l.url from unnest(urls) with ordinality as l (url, position);
  insert into public.newsletter_recipients (issue_id, subscription_id)
  select issue.id, s.id from public.blog_subscriptions s where private.gets_mail(s, issue.topics);
  get diagnostics counted = row_count;
  return counted;
end;
$$;
comment on function public.begin_newsletter(uuid, text[]) is
  'Starts sending a due issue: stores its links and recipients. Returns the number of recipients; null if it is not due or was already started.';
revoke all on function public.begin_newsletter(uuid, text[]) from public, anon, authenticated;
grant execute on function public.begin_newsletter(uuid, text[]) to service_role;

create function public.claim_newsletter_mail(lease_seconds integer)
returns table (id uuid, issue_id uuid, subscription_id uuid, email text, attempts integer, lease_token uuid)
language plpgsql
set search_path = ''
as $$
declare
  issue public.newsletter_issues;
begin
  -- The sender crashed before the mail server responded. Sending an email twice is worse than losing it.
  update public.newsletter_recipients r
  set state = 'doubtful', settled_at = now(), lease_token = null, leased_until = null
  where r.state = 'sending' and r.leased_until < now();
  update public.newsletter_issues i
  set state = 'sent', sent_at = now()
  where i.state = 'sending'
    and not exists (
      select from public.newsletter_recipients r where r.issue_id = i.id and r.state in ('waiting', 'sending')
    );
  for issue in
    -- Locked one by one, so that all servers together stay within the rate.
    select i.* from public.newsletter_issues i where i.state = 'sending' order by i.begun_at, i.id for update
  loop
    continue when issue.rate_per_minute <= (
      select count(*)
      from public.newsletter_recipients r
      where r.issue_id = issue.id and r.handed_at >= date_trunc('minute', now())
    );
    return query
      with due as (
        select w.id, s.email
        from public.newsletter_recipients w
        join public.blog_subscriptions s on s.id = w.subscription_id
        where w.issue_id = issue.id and w.state = 'waiting' and w.next_attempt_at <= now()
        order by w.next_attempt_at, w.id
        limit 1
      )
      update public.newsletter_recipients r
      set
        state = 'sending',
        attempts = r.attempts + 1,
        handed_at = now(),
        lease_token = gen_random_uuid(),
        leased_until = now() + make_interval(secs => claim_newsletter_mail.lease_seconds)
      from due
      where r.id = due.id
      returning r.id, r.issue_id, r.subscription_id, due.email, r.attempts, r.lease_token;
    if found then
      return;
    end if;
  end loop;
end;
$$;
comment on function public.claim_newsletter_mail(integer) is
  'Leases one email that the rate of its issue allows now, for immediate delivery, or none. Also closes issues without pending emails.';
revoke all on function public.claim_newsletter_mail(integer) from public, anon, authenticated;
grant execute on function public.claim_newsletter_mail(integer) to service_role;

create function public.settle_newsletter_mail(
  recipient_id uuid, lease_token uuid, outcome text, answer integer default null, retry_seconds integer default null
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.newsletter_recipients r
  set
    state = settle_newsletter_mail.outcome,
    answer = settle_newsletter_mail.answer,
    next_attempt_at = coalesce(now() + make_interval(secs => retry_seconds), r.next_attempt_at),
    settled_at = case when settle_newsletter_mail.outcome <> 'waiting' then now() end,
    lease_token = null,
    leased_until = null
  where r.id = settle_newsletter_mail.recipient_id
    and r.state = 'sending'
    and r.lease_token = settle_newsletter_mail.lease_token;
  return found;
end;
$$;
comment on function public.settle_newsletter_mail(uuid, uuid, text, integer, integer) is
  'Stores the result of a leased email: sent, failed, doubtful, or waiting for retry_seconds. Returns false if the lease had expired.';
revoke all on function public.settle_newsletter_mail(uuid, uuid, text, integer, integer) from public, anon, authenticated;
grant execute on function public.settle_newsletter_mail(uuid, uuid, text, integer, integer) to service_role;

create function public.press_newsletter_link(link_id uuid, counts boolean) returns text
language sql
set search_path = ''
as $$
  update public.newsletter_links l
  set presses = l.presses + counts::integer
  where l.id = link_id
  returning l.url;
$$;
comment on function public.press_newsletter_link(uuid, boolean) is
  'Returns the target of a link in an issue, and counts the click unless a bot made it.';
revoke all on function public.press_newsletter_link(uuid, boolean) from public, anon, authenticated;
grant execute on function public.press_newsletter_link(uuid, boolean) to service_role;

create function private.note_lost_reader() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_recipients r
  set state = 'skipped', settled_at = now()
  where r.subscription_id = old.id and r.state = 'waiting';
  if tg_op = 'DELETE' then
    return old;
  end if;
  update public.newsletter_recipients r
  set
    unsubscribed_at = coalesce(r.unsubscribed_at, case when new.unsubscribed_at is not null then now() end),
    state = case when new.bounced_at is not null and r.state = 'sent' then 'bounced' else r.state end
  where r.id = (
    select n.id
    from public.newsletter_recipients n
    where n.subscription_id = new.id and n.state in ('sent', 'bounced', 'doubtful')
    order by n.handed_at desc
    limit 1
  );
  return new;
end;
$$;
comment on function private.note_lost_reader() is
  'Trigger: excludes a subscription that ends, bounces or is deleted from further issues, and records this on its most recent issue.';
revoke all on function private.note_lost_reader() from public;

create trigger note_end before update of unsubscribed_at on public.blog_subscriptions
  for each row when (old.unsubscribed_at is null and new.unsubscribed_at is not null and not private.is_erasing())
  execute function private.note_lost_reader();
create trigger note_bounce before update of bounced_at on public.blog_subscriptions
  for each row when (old.bounced_at is null and new.bounced_at is not null)
  execute function private.note_lost_reader();
create trigger note_removal before delete on public.blog_subscriptions
  for each row execute function private.note_lost_reader();
create trigger set_updated_at before update on public.newsletter_issues
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.newsletter_issues
  for each row execute function private.record_audit();
