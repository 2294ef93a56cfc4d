-- The leaders' dashboard, and the visits that it shows.
create table public.site_visits (
  day date not null,
  page text not null check (page ~ '^/[a-z-]*$' and char_length(page) <= 40),
  visits integer not null default 0 check (visits >= 0),
  channel_class text not null default 'direct'
    check (channel_class in ('paid', 'mail', 'social', 'search', 'ai', 'referral', 'direct')),
  primary key (day, page, channel_class)
);

comment on table public.site_visits is
  'Visits of the public site by day, first section and channel class. Contains no data about visitors.';
alter table public.site_visits enable row level security;
revoke all on public.site_visits from public, anon, authenticated;
grant select on public.site_visits to authenticated;
grant select, insert, update, delete on public.site_visits to service_role;

create policy "Leaders read visits" on public.site_visits
  for select to authenticated using ((select private.is_leader()));

-- Dashboard inbox: open items of a person, most urgent first, without snoozed ones.
create table public.inbox_snoozes (
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  item text not null check (item ~ '^[a-z]{1,40}:[0-9a-z-]{1,40}$'),
  until timestamptz not null,
  primary key (user_id, item)
);
comment on table public.inbox_snoozes is
  'Items that a person has snoozed, and until when they are hidden from the inbox.';
comment on column public.inbox_snoozes.item is 'Kind and id of the item, as in private.own_inbox.';
alter table public.inbox_snoozes enable row level security;
revoke all on public.inbox_snoozes from public, anon, authenticated;
grant select, insert, update, delete on public.inbox_snoozes to authenticated, service_role;

create policy "Staff put off for themselves" on public.inbox_snoozes
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

create function private.limit_snoozes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.inbox_snoozes s where s.user_id = new.user_id) > 1000 then
    delete from public.inbox_snoozes s
    where (s.user_id, s.item) in (
      select o.user_id, o.item from public.inbox_snoozes o
      where o.user_id = new.user_id and o.item <> new.item order by o.until, o.item limit 1
    );
  end if;
  return null;
end;
$$;
comment on function private.limit_snoozes() is
  'Trigger: limits a person to 1,000 snoozed items; beyond that, the item that returns first is removed.';
revoke all on function private.limit_snoozes() from public;

create trigger limit_snoozes after insert on public.inbox_snoozes
  for each row execute function private.limit_snoozes();

create function public.count_visit(page text, channel jsonb default null) returns void
language sql
set search_path = ''
as $$
  insert into public.site_visits as v (day, page, channel_class, visits)
  values (private.business_day(now()), count_visit.page, private.channel_class(channel), 1)
  on conflict (day, page, channel_class) do update set visits = v.visits + 1;
$$;
comment on function public.count_visit(text, jsonb) is
  'Counts a visit today that began on a page, by channel class.';
revoke all on function public.count_visit(text, jsonb) from public, anon, authenticated;
grant execute on function public.count_visit(text, jsonb) to service_role;

-- One scan per figure. JIT is off, because compiling the query takes longer than running it.
create function private.daily_figures(first_day date, last_day date)
returns table (figure text, day date, total integer)
language plpgsql
stable
set search_path = ''
set jit = off
as $$
#variable_conflict use_column
declare
  midnights constant timestamptz[] := array(
    select private.business_midnight(d::date)
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as d
    order by d
  );
  starts constant timestamptz := private.business_midnight(first_day);
  ends constant timestamptz := private.business_midnight(last_day + 1);
begin
  return query
  select c.figure, first_day + c.place - 1, c.total::integer
  from (
    select 'bookings' as figure, width_bucket(b.requestdate, midnights) as place, count(*) as total
    from public.consultation_bookings b
    where b.requestdate >= starts and b.requestdate < ends and b.quarantined_at is null
    group by 2
    union all
    select 'clients', width_bucket(c.client_since, midnights), count(*)
    from public.clients c
    where c.client_since >= starts and c.client_since < ends
    group by 2
    union all
    select 'registrations', width_bucket(g.registrationdate, midnights), count(*)
    from public.webinar_registrations g
    where g.registrationdate >= starts and g.registrationdate < ends and g.given_back_at is null
    group by 2
    union all
    select 'enrolments', width_bucket(e.created_at, midnights), count(*)
    from public.enrolments e
    where e.created_at >= starts and e.created_at < ends and not e.waits
    group by 2
    union all
    select 'subscribers', width_bucket(s.created_at, midnights), count(*)
    from public.blog_subscriptions s
    where s.created_at >= starts and s.created_at < ends and s.confirmed_at is not null
    group by 2
  ) as c
  union all
  select 'visits', v.day, sum(v.visits)::integer
  from public.site_visits v
  where v.day between first_day and last_day
  group by v.day;
end;
$$;
comment on function private.daily_figures(date, date) is
  'Returns the figures of each business day in a range, for leaders, without days at zero. clients: contacts that became clients; subscribers: confirmed subscriptions, even if they have ended since.';
revoke all on function private.daily_figures(date, date) from public;
grant execute on function private.daily_figures(date, date) to authenticated;

-- Returns the rows that the panels show, and the totals that the inbox may not list in full.
create function private.leader_agenda() returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'quarantined', (
        select count(*) from (
          select from public.consultation_bookings b
          where b.quarantined_at is not null and b.status = 'scheduled'
          limit 100
        ) as b
      ),
      'awaiting', (
        select count(*) from (
          select from public.consultation_bookings b
          where b.replied_at is null and b.status = 'scheduled' and b.quarantined_at is null
          limit 100
        ) as b
      ),
      'asked', (
        select count(*) from (
          select from public.enquiries e where e.replied_at is null and e.quarantined_at is null limit 100
        ) as e
      ),
      'upcoming', (
        select coalesce(jsonb_agg(to_jsonb(b) order by b.preferreddate, b.id), '[]')
        from (
          select b.id, b.firstname, b.lastname, b.company, b.preferreddate, u.name as responsible
          from public.consultation_bookings b
          left join public.user_profiles u on u.id = b.responsible_id
          where b.preferreddate >= (
              -- Today's consultations are part of own_today.
              select ((now() at time zone me.time_zone)::date + 1)::timestamp at time zone me.time_zone
              from public.user_profiles me
              where me.id = (select auth.uid())
            )
            and b.preferreddate < private.business_midnight(private.business_day(now()) + 8)
            and b.status = 'scheduled'
            and b.quarantined_at is null
          order by b.preferreddate, b.id
          limit 4
        ) as b
      ),
      'workload', (
        select coalesce(jsonb_agg(to_jsonb(w) order by w.late desc, w.open desc, w.name), '[]')
        from (
          select u.id, u.name, work.open, work.late, work.oldest
          from public.user_profiles u
          cross join lateral (
            select count(*) as open, count(*) filter (where t.due_date < now()) as late, min(t.due_date) as oldest
            from (
              select k.due_date
              from public.tasks k
              where k.assigned_to = u.id and k.status <> 'completed'
              order by k.due_date
              limit 100
            ) as t
          ) as work
          where work.open > 0
          union all
          select null, null, count(*), count(*) filter (where t.due_date < now()), min(t.due_date)
          from (
            select k.due_date
            from public.tasks k
            where k.assigned_to is null and k.status <> 'completed'
            order by k.due_date
            limit 100
          ) as t
          having count(*) > 0
          order by 4 desc, 3 desc, 2
          limit 8
        ) as w
      )
    )
    where (select private.is_leader())
  );
end;
$$;
comment on function private.leader_agenda() is
  'Returns, for leaders, the number of bookings that await a reply and that are in quarantine, of enquiries that await a reply, the next four consultations within a week after today, and the open tasks of the eight people with the most overdue ones (null: unassigned). Counts stop at 100.';
revoke all on function private.leader_agenda() from public;
grant execute on function private.leader_agenda() to authenticated;

create function private.deal_pipeline() returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.stage), '[]')
    from (
      select
        d.stage, count(*) as deals, sum(d.year_cents) as year_cents,
        sum((d.year_cents * p.percent + 50) / 100) as weighted_cents
      from public.deals d
      join private.stage_percents p on p.stage = d.stage
      where d.stage not in ('won', 'lost')
      group by d.stage
    ) as p
  );
end;
$$;
comment on function private.deal_pipeline() is
  'Returns the number, value and weighted value (cents) of open deals for each stage that has any, by stage.';
revoke all on function private.deal_pipeline() from public;
grant execute on function private.deal_pipeline() to authenticated;

create function private.channel_funnel(first_day date, last_day date) returns jsonb
language plpgsql
stable
set search_path = ''
set jit = off
as $$
begin
  return (
    with range as (
      select private.business_midnight(first_day) as starts, private.business_midnight(last_day + 1) as ends
    ),
    steps as (
      select v.channel_class as channel, sum(v.visits) as visits, 0 as touches, 0 as bookings, 0 as deals, 0 as won, 0 as cents
      from public.site_visits v
      where v.day between first_day and last_day
      group by 1
      union all
      select t.channel_class, 0, count(*), 0, 0, 0, 0
      from public.touches t, range
      where t.at >= range.starts and t.at < range.ends
      group by 1
      union all
      select b.channel_class, 0, 0, count(*), 0, 0, 0
      from public.consultation_bookings b, range
      where b.requestdate >= range.starts and b.requestdate < range.ends and b.quarantined_at is null
      group by 1
      union all
      select d.source, 0, 0, 0, count(*), 0, 0
      from public.deals d, range
      where d.created_at >= range.starts and d.created_at < range.ends
      group by 1
      union all
      select d.source, 0, 0, 0, 0, count(*), sum(d.year_cents)
      from public.deals d, range
      where d.stage = 'won' and d.closed_at >= range.starts and d.closed_at < range.ends
      group by 1
    )
    select coalesce(jsonb_agg(to_jsonb(f) order by f.visits desc, f.touches desc, f.channel), '[]')
    from (
      select
        s.channel, sum(s.visits) as visits, sum(s.touches) as touches, sum(s.bookings) as bookings,
        sum(s.deals) as deals, sum(s.won) as won, sum(s.cents) as cents
      from steps s
      group by s.channel
    ) as f
  );
end;
$$;
comment on function private.channel_funnel(date, date) is
  'Returns, for leaders, the results of each channel class in a range of business days: visits, touches, bookings, created deals, and deals won in this range with their value in cents.';
revoke all on function private.channel_funnel(date, date) from public;
grant execute on function private.channel_funnel(date, date) to authenticated;

create function private.reply_time(first_day date, last_day date) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'answered', count(*),
      'median_minutes', round(
        percentile_cont(0.5) within group (order by extract(epoch from b.replied_at - b.requestdate) / 60)
      )
    )
    from public.consultation_bookings b
    where b.requestdate >= private.business_midnight(first_day)
      and b.requestdate < private.business_midnight(last_day + 1)
      and b.quarantined_at is null
      and b.replied_at is not null
  );
end;
$$;
comment on function private.reply_time(date, date) is
  'Returns, for leaders, how many bookings received in a range of business days were answered, and the median reply time in minutes.';
revoke all on function private.reply_time(date, date) from public;
grant execute on function private.reply_time(date, date) to authenticated;

create function private.overdue_steps() returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select count(*)::integer
    from public.deals d
    where d.stage not in ('won', 'lost') and d.next_step_on < private.business_day(now())
  );
end;
$$;
comment on function private.overdue_steps() is 'Returns the number of open deals whose next step is overdue.';
revoke all on function private.overdue_steps() from public;
grant execute on function private.overdue_steps() to authenticated;

create function private.won_deals() returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'deals', (
        select count(*) from public.deals d where d.stage = 'won' and d.closed_at >= month.starts
      ),
      'year_cents', (
        select coalesce(sum(d.year_cents), 0) from public.deals d where d.stage = 'won' and d.closed_at >= month.starts
      ),
      'monthly_deals', (select count(*) from public.deals d where d.stage = 'won' and d.month_cents > 0),
      'month_cents', (
        select coalesce(sum(d.month_cents), 0) from public.deals d where d.stage = 'won' and d.month_cents > 0
      )
    )
    from (
      select private.business_midnight(date_trunc('month', private.business_day(now())::timestamp)::date) as starts
    ) as month
  );
end;
$$;
comment on function private.won_deals() is
  'Returns, for leaders, the deals won since the first of the business month with their first-year value in cents, and all won deals with monthly payments, with the monthly amount in cents.';
revoke all on function private.won_deals() from public;
grant execute on function private.won_deals() to authenticated;

-- Snoozed items do not count among the first 20 of their kind, so that they cannot hide open ones. Runs under row-level
-- security, so people only see what they may.
create function private.own_inbox(at timestamptz default now()) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    with me as (
      select
        p.id,
        p.profile_type = 'team_leader' as leads,
        (((at at time zone p.time_zone)::date + 1)::timestamp at time zone p.time_zone) as midnight,
        array(
          select s.item from public.inbox_snoozes s where s.user_id = p.id and s.until > at
        ) as put_off
      from public.user_profiles p
      where p.id = (select auth.uid())
    ),
    waiting as (
      (
        select
          1 as rank, b.preferreddate as place, 'check' as kind, b.id::text as id, b.id::text as record,
          concat_ws(' ', b.firstname, b.lastname) as title, b.company as detail, b.preferreddate as moment, null::jsonb as notice
        from public.consultation_bookings b, me
        where b.quarantined_at is not null and b.status = 'scheduled' and 'check:' || b.id <> all (me.put_off)
        order by b.preferreddate
        limit 20
      )
      union all
      (
        select
          1, t.failing_since, 'failing', t.target, t.endpoint_id::text,
          private.target_name(t.target), t.last_error, t.failing_since, null
        from private.failing_targets() t, me
        where 'failing:' || t.target <> all (me.put_off)
        order by t.failing_since
        limit 20
      )
      union all
      (
        select 2, o.bounced_at, 'bounce', o.id::text, o.record, o.title, o.detail, o.bounced_at, null
        from private.own_bounces() o, me
        where 'bounce:' || o.id <> all (me.put_off)
        order by o.bounced_at desc
        limit 20
      )
      union all
      (
        select
          3, private.reply_due_at(b.requestdate, b.preferreddate), 'reply', b.id::text, b.id::text,
          concat_ws(' ', b.firstname, b.lastname), b.company, private.reply_due_at(b.requestdate, b.preferreddate), null
        from public.consultation_bookings b, me
        where (me.leads or b.host_id = me.id)
          and b.replied_at is null
          and b.status = 'scheduled'
          and b.quarantined_at is null
          and 'reply:' || b.id <> all (me.put_off)
        order by 2
        limit 20
      )
      union all
      (
        select
          1, e.created_at, 'enquirycheck', e.id::text, e.id::text, e.name, e.company, e.created_at, null
        from public.enquiries e, me
        where e.quarantined_at is not null and e.replied_at is null and 'enquirycheck:' || e.id <> all (me.put_off)
        order by e.created_at
        limit 20
      )
      union all
      (
        select
          3, private.reply_due_at(e.created_at, 'infinity'), 'enquiry', e.id::text, e.id::text,
          e.name, e.company, private.reply_due_at(e.created_at, 'infinity'), null
        from public.enquiries e, me
        where e.replied_at is null and e.quarantined_at is null and 'enquiry:' || e.id <> all (me.put_off)
        order by e.created_at
        limit 20
      )
      union all
      (
        select
          3, private.reply_due_at(q.asked_at, 'infinity'), 'question', q.id::text, d.id::text,
          d.title, q.question, private.reply_due_at(q.asked_at, 'infinity'), null
        from public.proposal_questions q
        join public.proposals p on p.id = q.proposal_id
        join public.deals d on d.id = p.deal_id
        cross join me
        where q.answered_at is null and p.status <> 'withdrawn' and 'question:' || q.id <> all (me.put_off)
        order by q.asked_at
        limit 20
      )
      union all
      (
        select
          4, k.due_date, 'task', k.id::text, k.id::text, k.title, k.status,
          k.due_date, null
        from public.tasks k, me
        where k.assigned_to = me.id
          and k.status <> 'completed'
          and k.due_date < at
          and 'task:' || k.id <> all (me.put_off)
        order by k.due_date
        limit 20
      )
      union all
      (
        select
          4, private.business_midnight(d.next_step_on), 'step', d.id::text, d.id::text, d.title, d.next_step,
          private.business_midnight(d.next_step_on), null
        from public.deals d, me
        where d.step_owner_id = (select auth.uid())
          and d.stage not in ('won', 'lost')
          and d.next_step_on < private.business_day(at)
          and 'step:' || d.id <> all (me.put_off)
        order by d.next_step_on
        limit 20
      )
      union all
      (
        select 5, d.updated_at, 'stale', d.id::text, d.id::text, d.title, d.stage, d.updated_at, null
        from public.deals d, public.deal_settings s, me
        where d.owner_id = me.id
          and d.stage not in ('won', 'lost')
          and d.updated_at < at - make_interval(days => s.stale_days)
          and 'stale:' || d.id <> all (me.put_off)
        order by d.updated_at
        limit 20
      )
      union all
      (
        select
          5, r.asked_at, 'review', r.id::text, r.table_name || '/' || r.record_id,
          coalesce(private.content_title(r.table_name, r.record_id), ''), p.name, r.asked_at, null
        from public.content_reviews r
        left join public.user_profiles p on p.id = r.asked_by
        cross join me
        where r.state = 'open'
          and r.table_name = any ((select private.my_kinds('publish'))::text[])
          and r.asked_by is distinct from me.id
          and 'review:' || r.id <> all (me.put_off)
        order by r.asked_at
        limit 20
      )
      union all
      (
        select
          6, n.created_at, 'news', n.id::text, n.record_id::text, n.title, null, null,
          jsonb_build_object(
            'kind', n.kind, 'body', n.body, 'dueAt', n.due_at, 'moment', n.moment, 'times', n.times,
            'recordTable', n.record_table
          )
        from public.notifications n, me
        where n.user_id = me.id
          and n.read_at is null
          and 'news:' || n.id <> all (me.put_off)
          -- The excluded kinds are already covered by other inbox items or by today's calendar.
          and n.kind not in (
            'booking_created', 'booking_quarantined', 'application_received', 'delivery_failed', 'target_failing',
            'endpoint_paused', 'overdue', 'enquiry_created', 'enquiry_quarantined', 'proposal_question', 'review_asked'
          )
          and not (
            n.kind in ('assigned', 'due_tomorrow')
            and exists (
              select from public.tasks k
              where k.id = n.record_id and k.assigned_to = me.id and k.status <> 'completed' and k.due_date < me.midnight
            )
          )
        order by n.created_at desc
        limit 20
      )
      union all
      (
        select
          7, a.created_at, 'application', a.id::text, a.job_id::text, concat_ws(' ', a.firstname, a.lastname), j.title,
          a.created_at, null
        from public.job_applications a
        join public.jobs j on j.id = a.job_id
        cross join me
        where a.stage = 'new' and 'application:' || a.id <> all (me.put_off)
        order by a.created_at
        limit 20
      )
      union all
      select 8, at, 'deliveries', 'dead', null, o.total::text, null, null, null
      from (
        select count(*) as total from (select from public.outbox d where d.status = 'dead' limit 100) as d
      ) as o, me
      where o.total > 0 and 'deliveries:dead' <> all (me.put_off)
    )
    select coalesce(jsonb_agg(to_jsonb(w) - 'rank' - 'place' order by w.rank, w.place, w.id), '[]')
    from (
      select waiting.*
      from waiting
      order by waiting.rank, waiting.place, waiting.id
      limit 50
    ) as w
  );
end;
$$;
comment on function private.own_inbox(timestamptz) is
  'Returns the caller''s open items in order: bookings and enquiries to check, failing delivery targets, bounced addresses, due replies to bookings and enquiries, questions about proposals, overdue tasks, overdue next steps of deals, stale deals, drafts that await review, news, new applications, undeliverable events. Without snoozed items.';
revoke all on function private.own_inbox(timestamptz) from public;
grant execute on function private.own_inbox(timestamptz) to authenticated;

-- Runs under row-level security: leaders see all bookings and tasks, members their own and those they host.
create function private.own_today(at timestamptz default now()) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'kind', e.kind,
          'id', e.id,
          'at', e.starts_at,
          'title', coalesce(
            e.payload ->> 'title', concat_ws(' ', e.payload ->> 'firstname', e.payload ->> 'lastname')
          ),
          'company', e.payload ->> 'company',
          'person', coalesce(e.payload ->> 'assignee_name', e.payload ->> 'responsible_name'),
          'status', e.payload ->> 'status'
        )
        order by e.starts_at, e.kind, e.id
      ),
      '[]'
    )
    from public.user_profiles me
    cross join lateral (select (at at time zone me.time_zone)::date as day) as today
    cross join lateral public.calendar_entries(
      today.day::timestamp at time zone me.time_zone, (today.day + 1)::timestamp at time zone me.time_zone, 50
    ) as e
    where me.id = (select auth.uid()) and (e.kind = 'booking' or e.payload ->> 'status' <> 'completed')
  );
end;
$$;
comment on function private.own_today(timestamptz) is
  'Returns the consultations and open tasks of the caller''s day by time, in their own time zone, with their hosts or assignees.';
revoke all on function private.own_today(timestamptz) from public;
grant execute on function private.own_today(timestamptz) to authenticated;

-- With generic plans, each part is planned once per connection instead of five times before a plan is cached; no plan
-- depends on the dates. Leaders see all rows, so access is checked once instead of by the policy of each table.
create function public.leader_dashboard() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  if not private.is_leader() then
    return null;
  end if;
  return jsonb_build_object(
    'inbox', private.own_inbox(),
    'today', private.own_today(),
    'agenda', private.leader_agenda(),
    'pipeline', private.deal_pipeline(),
    'won', private.won_deals(),
    'overdue_steps', private.overdue_steps()
  );
end;
$$;
comment on function public.leader_dashboard() is
  'Returns a leader''s inbox and day, the agenda with everyone''s workload, the pipeline, won deals, and the number of overdue next steps. Null for everyone else.';
revoke all on function public.leader_dashboard() from public, anon, authenticated;
grant execute on function public.leader_dashboard() to authenticated;

create function public.leader_figures(compared_from date, first_day date, last_day date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  if not private.is_leader() then
    return null;
  end if;
  return jsonb_build_object(
    'figures', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from private.daily_figures(compared_from, last_day) f
    ),
    'funnel', private.channel_funnel(first_day, last_day),
    'reply_time', private.reply_time(first_day, last_day)
  );
end;
$$;
comment on function public.leader_figures(date, date, date) is
  'Returns the figures of each day from compared_from on, and channels and reply time of the days from first_day on. Null for everyone but leaders.';
revoke all on function public.leader_figures(date, date, date) from public, anon, authenticated;
grant execute on function public.leader_figures(date, date, date) to authenticated;

create function private.first_steps() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'profile', p.picture_url is not null,
      'two_step', exists (select from public.second_factors f where f.user_id = p.id and f.confirmed_at is not null),
      'calendar', exists (select from public.calendar_feeds f where f.user_id = p.id),
      -- Uses the index on the assignee, because a new colleague may have completed none of many tasks.
      'task', exists (
        select
        from (select k.status from public.tasks k where k.assigned_to = p.id order by k.due_date limit 100) as t
        where t.status = 'completed'
      )
    )
    from public.user_profiles p
    where p.id = auth.uid() and p.created_at > now() - interval '30 days'
  );
end;
$$;
comment on function private.first_steps() is
  'Returns which onboarding steps the caller has completed; null after their first 30 days.';
revoke all on function private.first_steps() from public;
grant execute on function private.first_steps() to authenticated;

create function public.own_dashboard(due_before timestamptz) returns jsonb
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select jsonb_build_object(
      'inbox', private.own_inbox(),
      'today', private.own_today(),
      'first_steps', private.first_steps(),
      'tasks', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t."dueDate", t.id), '[]')
        from (
          select k.id, k.title, k.priority, k.status, k.due_date as "dueDate"
          from public.tasks k
          where k.assigned_to = (select auth.uid())
            and k.status <> 'completed'
            and (k.due_date < due_before or k.status = 'blocked')
          order by k.due_date, k.id
          limit 100
        ) as t
      )
    )
    where (select private.is_staff())
  );
end;
$$;
comment on function public.own_dashboard(timestamptz) is
  'Returns the caller''s inbox and today''s calendar, the onboarding steps of a new colleague, and the first 100 open tasks that are blocked or due before a time. Null for everyone but staff.';
revoke all on function public.own_dashboard(timestamptz) from public, anon, authenticated;
grant execute on function public.own_dashboard(timestamptz) to authenticated;
