-- Deals: potential sales to a contact, with their stage and one next step. Leaders can do everything; members see the
-- deals that they own, with their contacts, and move them forward.
create table public.deal_settings (
  id boolean primary key default true check (id),
  new_percent integer not null default 10 check (new_percent between 0 and 100),
  qualified_percent integer not null default 25 check (qualified_percent between 0 and 100),
  proposal_percent integer not null default 50 check (proposal_percent between 0 and 100),
  negotiation_percent integer not null default 75 check (negotiation_percent between 0 and 100),
  stale_days integer not null default 14 check (stale_days between 3 and 90),
  updated_at timestamptz not null default now()
);
comment on table public.deal_settings is
  'One row: probability of winning an open deal by stage, and after how many days without a change a deal is stale.';
alter table public.deal_settings enable row level security;
revoke all on public.deal_settings from public, anon, authenticated;
grant select, update on public.deal_settings to authenticated;
grant select, insert, update on public.deal_settings to service_role;

insert into public.deal_settings default values;

create policy "Staff read the settings" on public.deal_settings
  for select to authenticated using ((select private.is_staff()));

create policy "Leaders change the settings" on public.deal_settings
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 160 and btrim(title) <> ''),
  client_id uuid references public.clients (id) on delete set null,
  company_id uuid references public.companies (id) on delete set null,
  service_id uuid references public.services (id) on delete set null,
  booking_id uuid unique references public.consultation_bookings (id) on delete set null,
  owner_id uuid references public.user_profiles (id) on delete set null,
  stage text not null default 'new'
    check (stage in ('new', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  -- At most ten million dollars each, so that JavaScript numbers can represent the sum of 100,000 deals exactly.
  once_cents bigint not null default 0 check (once_cents between 0 and 1000000000),
  month_cents bigint not null default 0 check (month_cents between 0 and 1000000000),
  year_cents bigint not null generated always as (once_cents + 12 * month_cents) stored,
  currency text not null default 'USD' check (currency = 'USD'),
  expected_on date,
  expected_order date not null generated always as (coalesce(expected_on, 'infinity'::date)) stored,
  next_step text check (char_length(next_step) <= 200 and btrim(next_step) <> ''),
  next_step_on date,
  next_step_owner_id uuid references public.user_profiles (id) on delete set null,
  step_owner_id uuid generated always as (coalesce(next_step_owner_id, owner_id)) stored,
  step_order date not null generated always as (coalesce(next_step_on, 'infinity'::date)) stored,
  source text not null default 'direct'
    check (source in ('paid', 'mail', 'social', 'search', 'ai', 'referral', 'direct')),
  lost_reason text check (lost_reason in ('price', 'timing', 'competitor', 'in_house', 'no_fit', 'silence')),
  brief text check (char_length(brief) <= 5000),
  intent text check (
    intent in ('plan-starter', 'plan-professional', 'plan-enterprise', 'private-webinar', 'team-course', 'course')
  ),
  estimate jsonb check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 4000),
  amount_reason text check (char_length(amount_reason) <= 500 and btrim(amount_reason) <> ''),
  amount_set_by uuid references public.user_profiles (id) on delete set null,
  amount_set_at timestamptz,
  closed_at timestamptz,
  document tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deals_lost_for_a_reason check ((stage = 'lost') = (lost_reason is not null)),
  constraint deals_amount_set check ((amount_reason is null) = (amount_set_at is null)),
  constraint deals_step_with_date check ((next_step is null) = (next_step_on is null)),
  constraint deals_closed check ((stage in ('won', 'lost')) = (closed_at is not null))
);
comment on table public.deals is
  'Potential sales to contacts. Amounts are integers in cents. Members see the deals that they own and can only change the stage and the next step.';
comment on column public.deals.client_id is 'Null if the contact was deleted: the deal stays with the company.';
comment on column public.deals.year_cents is 'First-year value: the one-time amount plus twelve months.';
comment on column public.deals.once_cents is
  'One-time amount, as month_cents is the monthly one: an estimate at first, then the amount of the newest sent proposal version (set by a trigger), unless a person changes it.';
comment on column public.deals.amount_reason is
  'Reason why a person set an amount that differs from the newest sent version. Null if the amount equals that version or is an estimate.';
comment on column public.deals.amount_set_by is 'Who set amount_reason; set by a trigger, like amount_set_at.';
comment on column public.deals.currency is 'Always US dollars, so that amounts can be added.';
comment on column public.deals.expected_on is 'Day on which the owner expects to win the deal.';
-- Keyset pagination cannot handle null, so deals without a date get infinity and come last.
comment on column public.deals.expected_order is 'expected_on, or infinity without one: the sort key of lists.';
comment on column public.deals.step_order is 'next_step_on, or infinity without one: the sort key of lists.';
-- Under row-level security, expressions with coalesce cannot use an index.
comment on column public.deals.step_owner_id is 'Who does the next step: its own owner, or the owner of the deal.';
comment on column public.deals.next_step is 'The next action; open deals without one are flagged.';
comment on column public.deals.next_step_owner_id is 'Who does the next step; null: the owner of the deal.';
comment on column public.deals.source is
  'Channel class of the contact''s first touch when the deal was created; set by a trigger.';
comment on column public.deals.brief is 'Project description from the booking form.';
comment on column public.deals.intent is 'Intent of the visitor, from the booking.';
comment on column public.deals.document is
  'Search vector, set by triggers: weight A for the title, B for the contact, C for the company, which only leaders can find.';
comment on column public.deals.estimate is 'Calculator estimate that the visitor attached to the booking.';
alter table public.deals enable row level security;
revoke all on public.deals from public, anon, authenticated;
grant select, insert, update, delete on public.deals to authenticated, service_role;

create index deals_created_at on public.deals (created_at desc, id) include (source, stage, year_cents, owner_id);
create index deals_updated_at on public.deals (updated_at desc, id);
create index deals_title on public.deals (title, id);
create index deals_year_cents on public.deals (year_cents desc, id);
create index deals_year_cents_up on public.deals (year_cents, id);
create index deals_expected_order on public.deals (expected_order, id);
create index deals_step_order on public.deals (step_order, id);
create index deals_stage on public.deals (stage, created_at desc, id);
create index deals_board on public.deals (stage, step_order, id);
create index deals_closed on public.deals (stage, closed_at desc, id);
create index deals_source on public.deals (source, created_at desc, id);
create index deals_owner_id on public.deals (owner_id, created_at desc, id);
create index deals_client_id on public.deals (client_id, created_at desc);
create index deals_company_id on public.deals (company_id);
create index deals_service_id on public.deals (service_id);
create index deals_next_step_owner_id on public.deals (next_step_owner_id, next_step_on);
create index deals_amount_set_by on public.deals (amount_set_by);
create index deals_document on public.deals using gin (document);
create index deals_title_document on public.deals using gin (private.search_document(title));
create index deals_open_title on public.deals (title, id) where stage not in ('won', 'lost');
create index deals_open_order on public.deals (step_order, id) where stage not in ('won', 'lost');
create index deals_open_steps on public.deals (next_step_on, id) include (owner_id) where stage not in ('won', 'lost');
create index deals_own_steps on public.deals (step_owner_id, next_step_on, id)
  where stage not in ('won', 'lost');
create index deals_open_changes on public.deals (updated_at, id) where stage not in ('won', 'lost');

-- The dashboard and the forecast aggregate deals with index-only scans. owner_id is included for the policy.
create index deals_open_values on public.deals (stage, expected_on) include (once_cents, month_cents, year_cents, owner_id)
  where stage not in ('won', 'lost');
create index deals_monthly on public.deals (month_cents) where stage = 'won' and month_cents > 0;
create index deals_won_values on public.deals (closed_at) include (year_cents, source, owner_id) where stage = 'won';

create policy "Members read the deals that they own, leaders all" on public.deals
  for select to authenticated
  using ((select private.is_leader()) or (owner_id = (select auth.uid()) and (select private.is_staff())));

create policy "Leaders add deals" on public.deals
  for insert to authenticated with check ((select private.is_leader()));

create policy "Members move the deals that they own, leaders change all" on public.deals
  for update to authenticated
  using ((select private.is_leader()) or (owner_id = (select auth.uid()) and (select private.is_staff())))
  with check ((select private.is_leader()) or (owner_id = (select auth.uid()) and (select private.is_staff())));

create policy "Leaders delete deals" on public.deals
  for delete to authenticated using ((select private.is_leader()));

create table public.deal_stages (
  id bigint generated always as identity primary key,
  deal_id uuid not null references public.deals (id) on delete cascade,
  from_stage text check (from_stage in ('new', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  to_stage text not null check (to_stage in ('new', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  lost_reason text check (lost_reason in ('price', 'timing', 'competitor', 'in_house', 'no_fit', 'silence')),
  client_stage text check (client_stage in ('lead', 'qualified', 'past')),
  actor_id uuid references public.user_profiles (id) on delete set null,
  at timestamptz not null default clock_timestamp()
);
comment on table public.deal_stages is
  'Stage history of deals, written by a trigger. Rows are never changed, and are deleted only with their deal.';
comment on column public.deal_stages.from_stage is 'Null if the deal was created with this row.';
comment on column public.deal_stages.client_stage is
  'Stage of the contact before this win made them a client; null if it did not change. Undoing the win restores it.';
alter table public.deal_stages enable row level security;
revoke all on public.deal_stages from public, anon, authenticated, service_role;
grant select on public.deal_stages to authenticated, service_role;

create index deal_stages_deal_id on public.deal_stages (deal_id, id desc);
create index deal_stages_actor_id on public.deal_stages (actor_id);

-- The subquery applies the policies of deals: people who see a deal also see its history.
create policy "People who see the deal" on public.deal_stages
  for select to authenticated using (exists (select from public.deals d where d.id = deal_id));

create function private.own_deal_contacts() returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select d.client_id
  from public.deals d
  where d.owner_id = (select auth.uid()) and (select private.is_staff());
$$;
comment on function private.own_deal_contacts() is 'Returns the contacts of the deals that the caller owns.';
revoke all on function private.own_deal_contacts() from public;
grant execute on function private.own_deal_contacts() to authenticated;

create policy "Leaders read contacts, members those of the deals that they own" on public.clients
  for select to authenticated
  using ((select private.is_leader()) or id in (select private.own_deal_contacts()));

-- Search vectors contain company names, which members may not see.
do $grants$
declare
  of_table text;
begin
  foreach of_table in array array['clients', 'deals'] loop
    execute format('revoke select on public.%I from authenticated', of_table);
    execute format(
      'grant select (%s) on public.%I to authenticated',
      (
        select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
        from pg_attribute a
        where a.attrelid = format('public.%I', of_table)::regclass
          and a.attnum > 0 and not a.attisdropped and a.attname <> 'document'
      ),
      of_table
    );
  end loop;
end;
$grants$;

-- A view instead of a function per deal, because a call for each row would dominate the cost of the aggregates.
create view private.stage_percents with (security_invoker = true) as
select p.stage, p.percent
from public.deal_settings s
cross join lateral (
  values
    ('new', s.new_percent), ('qualified', s.qualified_percent), ('proposal', s.proposal_percent),
    ('negotiation', s.negotiation_percent)
) as p (stage, percent);
comment on view private.stage_percents is 'Probability of winning an open deal, by stage, in percent.';
revoke all on private.stage_percents from public;
grant select on private.stage_percents to authenticated, service_role;

create function private.note_amount_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_erasing() and (new.amount_reason, new.once_cents, new.month_cents)
    is distinct from (old.amount_reason, old.once_cents, old.month_cents)
  then
    new.amount_set_by := auth.uid();
    new.amount_set_at := clock_timestamp();
  end if;
  return new;
end;
$$;
comment on function private.note_amount_reason() is
  'Trigger: stores who gave a reason for an amount and when, so that prepare_deal can detect that this update contains a reason.';
revoke all on function private.note_amount_reason() from public;

create function private.keep_amount_author() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.amount_set_by := old.amount_set_by;
  new.amount_set_at := old.amount_set_at;
  return new;
end;
$$;
comment on function private.keep_amount_author() is
  'Trigger: ignores values from the caller for who set the amount of a deal and when.';
revoke all on function private.keep_amount_author() from public;

create function private.prepare_deal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  movable constant text[] := array[
    'stage', 'lost_reason', 'next_step', 'next_step_on', 'next_step_owner_id', 'closed_at', 'updated_at', 'step_order', 'step_owner_id',
    'year_cents', 'expected_order'
  ];
  is_closed constant boolean := new.stage in ('won', 'lost');
  is_amount_changed boolean;
  offered record;
begin
  if new.stage <> 'lost' then
    new.lost_reason := null;
  end if;
  if tg_op = 'INSERT' then
    new.closed_at := case when is_closed then coalesce(new.closed_at, now()) end;
    if not private.is_restoring() then
      -- A new deal has no proposal yet.
      new.amount_reason := null;
      new.amount_set_by := null;
      new.amount_set_at := null;
      new.source := coalesce(
        (
          select t.channel_class from public.touches t where t.client_id = new.client_id order by t.at, t.id limit 1
        ),
        'direct'
      );
      new.company_id := coalesce(
        new.company_id, (select c.company_id from public.clients c where c.id = new.client_id)
      );
    end if;
  else
    if auth.uid() is not null
      -- A depth above 1 means that a trigger on another table made the change.
      and pg_trigger_depth() = 1
      and to_jsonb(new) - movable is distinct from to_jsonb(old) - movable
      and not private.is_leader()
    then
      raise exception 'Team members can only change the stage and the next step of a deal.' using errcode = '42501';
    end if;
    is_amount_changed := (new.once_cents, new.month_cents) is distinct from (old.once_cents, old.month_cents);
    if is_amount_changed or new.amount_reason is distinct from old.amount_reason or new.amount_set_at is distinct from old.amount_set_at then
      select o.* into offered from private.offered_version(new.id) o;
      if offered.id is null or (new.once_cents, new.month_cents) = (offered.once_cents, offered.month_cents) then
        new.amount_reason := null;
        new.amount_set_by := null;
        new.amount_set_at := null;
      elsif new.amount_reason is null or (is_amount_changed and new.amount_set_at is not distinct from old.amount_set_at) then
        raise exception 'Please say why this deal has another amount than the proposal that was sent.'
          using errcode = '23514', constraint = 'deals_amount_reason';
      end if;
    end if;
    if new.stage <> old.stage then
      new.closed_at := case when is_closed then now() end;
    elsif not private.is_restoring() then
      new.closed_at := old.closed_at;
    end if;
  end if;
  if new.next_step is null then
    new.next_step_owner_id := null;
  elsif (tg_op = 'INSERT' or (new.next_step_owner_id, new.owner_id) is distinct from (old.next_step_owner_id, old.owner_id))
    and new.next_step_owner_id <> coalesce(new.owner_id, gen_random_uuid())
    and exists (
      select from public.user_profiles p
      where p.id = new.next_step_owner_id and p.profile_type is distinct from 'team_leader'
    )
  then
    raise exception 'Only a leader or the owner of the deal can do its next step.'
      using errcode = '23514', constraint = 'deals_step_owner_sees_it';
  end if;
  return new;
end;
$$;
comment on function private.prepare_deal() is
  'Trigger: sets source, company and closing time, limits members to stage and next step, rejects a next-step owner who cannot see the deal, and requires a reason for an amount that differs from the newest sent proposal.';
revoke all on function private.prepare_deal() from public;

create function private.record_deal_stage() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  former text;
begin
  if new.stage = 'won' and not private.is_restoring() then
    update public.clients c
    set
      stage = 'client',
      client_since = case when before.stage = 'past' then c.client_since else new.closed_at end
    from (select o.id, o.stage from public.clients o where o.id = new.client_id for update) before
    where c.id = before.id and before.stage <> 'client'
    returning before.stage into former;
  elsif tg_op = 'UPDATE' and old.stage = 'won' then
    update public.clients c
    set stage = won.client_stage
    from (
      select s.client_stage from public.deal_stages s
      where s.deal_id = new.id and s.to_stage = 'won'
      order by s.id desc
      limit 1
    ) won
    where c.id = new.client_id
      and c.stage = 'client'
      and won.client_stage is not null
      and not exists (select from public.deals d where d.client_id = c.id and d.stage = 'won');
  end if;
  insert into public.deal_stages (deal_id, from_stage, to_stage, lost_reason, client_stage, actor_id)
  values (
    new.id, case tg_op when 'UPDATE' then old.stage end, new.stage, new.lost_reason, former,
    (select p.id from public.user_profiles p where p.id = auth.uid())
  );
  return null;
end;
$$;
comment on function private.record_deal_stage() is
  'Trigger: adds the stage of a deal to its history. A won deal makes its contact a client. Undoing the win restores the contact''s former stage, unless the contact has another won deal.';
revoke all on function private.record_deal_stage() from public;

create function private.count_client_value() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.clients c
  set value = private.client_value(c.id)
  where c.id in (old.client_id, new.client_id) and c.value <> private.client_value(c.id);
  return null;
end;
$$;
comment on function private.count_client_value() is 'Trigger: updates the value of a contact from its won deals.';
revoke all on function private.count_client_value() from public;

create function private.keep_deal_company() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.deals d set company_id = old.company_id where d.client_id = old.id and d.company_id is null;
  return old;
end;
$$;
comment on function private.keep_deal_company() is
  'Trigger: moves the deals of a deleted contact to the contact''s company.';
revoke all on function private.keep_deal_company() from public;

create function private.price_cents(dollars numeric) returns bigint
language sql
immutable
set search_path = ''
as $$
  select least(greatest(round(coalesce(dollars, 0) * 100), 0), 1000000000)::bigint;
$$;
comment on function private.price_cents(numeric) is
  'Converts dollars to cents, limited to the maximum value of a deal.';
revoke all on function private.price_cents(numeric) from public;

create function public.make_deal(booking_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.consultation_bookings;
  offered public.services;
  link jsonb;
  made uuid;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can make a deal of a booking.' using errcode = '42501';
  end if;
  -- Locks the booking, so that of two concurrent calls one creates the deal and the other returns it.
  link := public.convert_booking(make_deal.booking_id);
  if link ->> 'outcome' = 'not_found' then
    return link;
  end if;
  select d.id into made from public.deals d where d.booking_id = make_deal.booking_id;
  if found then
    return jsonb_build_object('outcome', 'existing', 'id', made);
  end if;
  select b.* into booking from public.consultation_bookings b where b.id = make_deal.booking_id;
  select s.* into offered from public.services s where s.id = booking.service_id;
  insert into public.deals (
    title, client_id, service_id, booking_id, owner_id, stage, once_cents, month_cents, brief, intent, estimate
  )
  values (
    left(
      concat_ws(
        ': ', coalesce(nullif(btrim(booking.company), ''), btrim(concat_ws(' ', booking.firstname, booking.lastname))),
        coalesce(offered.title, booking.meetingtype)
      ),
      160
    ),
    (link ->> 'client_id')::uuid, booking.service_id, booking.id,
    coalesce(private.active_person(booking.responsible_id), auth.uid()),
    case booking.status when 'completed' then 'qualified' else 'new' end,
    -- The lower end of the visitor's estimate, else the starting price of the service.
    private.price_cents(
      coalesce(
        least((booking.estimate #>> '{once,cautious}')::numeric, (booking.estimate #>> '{once,good}')::numeric),
        offered.price_from
      )
    ),
    private.price_cents(
      least((booking.estimate #>> '{running,cautious}')::numeric, (booking.estimate #>> '{running,good}')::numeric)
    ),
    nullif(btrim(booking.projectdescription), ''), booking.about, booking.estimate
  )
  returning id into made;
  return jsonb_build_object('outcome', 'made', 'id', made);
end;
$$;
comment on function public.make_deal(uuid) is
  'Creates a deal from a booking, for leaders, with its brief, intent and estimate, and links the booking to its contact. Outcome: made or existing, with the id of the deal, or not_found.';
revoke all on function public.make_deal(uuid) from public, anon, authenticated;
grant execute on function public.make_deal(uuid) to authenticated;

create function private.deal_document(deal public.deals) returns tsvector
language sql
stable
set search_path = ''
as $$
  select setweight(private.search_document(deal.title), 'A')
    || setweight(coalesce((select ts_filter(c.document, '{a}') from public.clients c where c.id = deal.client_id), ''), 'B')
    || setweight(
      private.search_document(coalesce((select f.name from public.companies f where f.id = deal.company_id), '')), 'C'
    );
$$;
comment on function private.deal_document(public.deals) is 'Returns the search vector of a deal.';
revoke all on function private.deal_document(public.deals) from public;

create function private.write_deal_document() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.document := private.deal_document(new);
  return new;
end;
$$;
comment on function private.write_deal_document() is 'Trigger: updates the search vector of a deal.';
revoke all on function private.write_deal_document() from public;

create function private.rename_in_documents() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The triggers of these tables replace the empty value.
  if tg_table_name = 'companies' then
    update public.clients c set document = '' where c.company_id = new.id;
    update public.deals d set document = '' where d.company_id = new.id;
  else
    update public.deals d set document = '' where d.client_id = new.id;
  end if;
  return null;
end;
$$;
comment on function private.rename_in_documents() is
  'Trigger: updates the search vectors of contacts and deals after their company or contact was renamed.';
revoke all on function private.rename_in_documents() from public;

create function public.deal_forecast()
returns table (
  month text, deals integer, once_cents bigint, month_cents bigint, year_cents bigint, weighted_cents bigint,
  won integer, won_cents bigint
)
language sql
stable
set search_path = ''
as $$
  with open_days as (
    select
      d.expected_on, count(*) as deals, sum(d.once_cents) as once_cents, sum(d.month_cents) as month_cents,
      sum(d.year_cents) as year_cents,
      -- Rounded to a cent per deal, so that the sum equals the sum of the listed rows (lib/deals/amounts.ts).
      sum((d.year_cents * p.percent + 50) / 100) as weighted_cents
    from public.deals d
    join private.stage_percents p on p.stage = d.stage
    where d.stage not in ('won', 'lost')
    group by d.expected_on
  ),
  open_deals as (
    select
      coalesce(to_char(o.expected_on, 'YYYY-MM'), 'none') as month, sum(o.deals)::integer as deals,
      sum(o.once_cents)::bigint as once_cents, sum(o.month_cents)::bigint as month_cents,
      sum(o.year_cents)::bigint as year_cents, sum(o.weighted_cents)::bigint as weighted_cents
    from open_days o
    group by 1
  ),
  -- Materialized, so that the bounds of each month are computed once and not for every deal.
  months as materialized (
    select
      to_char(m.first, 'YYYY-MM') as month, private.business_midnight(m.first::date) as starts,
      private.business_midnight((m.first + interval '1 month')::date) as ends
    from date_trunc('month', private.business_day(now())::timestamp) as current (first)
    cross join lateral generate_series(current.first - interval '5 months', current.first, interval '1 month') as m (first)
  ),
  won_deals as (
    select m.month, d.won, d.won_cents
    from months m
    cross join lateral (
      select count(*)::integer as won, sum(d.year_cents)::bigint as won_cents
      from public.deals d
      where d.stage = 'won' and d.closed_at >= m.starts and d.closed_at < m.ends
    ) as d
    where d.won > 0
  )
  select
    month, coalesce(o.deals, 0), coalesce(o.once_cents, 0), coalesce(o.month_cents, 0), coalesce(o.year_cents, 0),
    coalesce(o.weighted_cents, 0), coalesce(w.won, 0), coalesce(w.won_cents, 0)
  from open_deals o
  full join won_deals w using (month)
  where (select private.is_leader())
  order by 1;
$$;
comment on function public.deal_forecast() is
  'Returns, for leaders, expected amounts by month (none: without a date), plain and weighted, and the amounts won in this month and the previous five.';
revoke all on function public.deal_forecast() from public, anon, authenticated;
grant execute on function public.deal_forecast() to authenticated;

create trigger set_updated_at before update on public.deal_settings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.deal_settings
  for each row execute function private.record_audit();
-- Named to run before prepare. Skips changes by other triggers.
create trigger keep_amount_author before update of amount_set_by, amount_set_at on public.deals
  for each row when (pg_trigger_depth() = 0) execute function private.keep_amount_author();
create trigger note_amount_reason before update of amount_reason on public.deals
  for each row when (pg_trigger_depth() = 0) execute function private.note_amount_reason();
create trigger prepare before insert or update on public.deals
  for each row execute function private.prepare_deal();
create trigger set_updated_at before update on public.deals
  for each row when (old.document = new.document) execute function private.set_updated_at();
-- Runs after prepare, which sets the company, and after set_updated_at, which ignores changes of the search vector
-- alone.
create trigger write_document before insert or update of title, client_id, company_id, document on public.deals
  for each row execute function private.write_deal_document();
create trigger rename_in_documents after update of name on public.companies
  for each row when (old.name <> new.name) execute function private.rename_in_documents();
create trigger rename_in_documents after update on public.clients
  for each row when (ts_filter(old.document, '{a}') <> ts_filter(new.document, '{a}'))
  execute function private.rename_in_documents();
create trigger record_first_stage after insert on public.deals
  for each row execute function private.record_deal_stage();
create trigger record_stage after update of stage on public.deals
  for each row when (old.stage <> new.stage) execute function private.record_deal_stage();
create trigger count_client_value after insert or delete or update of stage, once_cents, month_cents, client_id on public.deals
  for each row execute function private.count_client_value();
create trigger keep_deal_company before delete on public.clients
  for each row when (old.company_id is not null) execute function private.keep_deal_company();
create trigger record_created after insert on public.deals
  for each row execute function private.record_row_event('deal.created');
create trigger record_stage_event after update of stage on public.deals
  for each row when (old.stage <> new.stage)
  execute function private.record_change_event('deal.stage_changed', 'stage');
create trigger record_won after update of stage on public.deals
  for each row when (old.stage <> 'won' and new.stage = 'won') execute function private.record_row_event('deal.won');
create trigger record_lost after update of stage on public.deals
  for each row when (old.stage <> 'lost' and new.stage = 'lost') execute function private.record_row_event('deal.lost');
create trigger audit after insert or update or delete on public.deals
  for each row execute function private.record_audit();
