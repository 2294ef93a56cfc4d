-- Retention periods of personal data, and the runs that remove older data.
create table public.retention_settings (
  id boolean primary key default true check (id),
  lead_months integer not null default 24 check (lead_months between 6 and 60),
  event_days integer not null default 30 check (event_days between 7 and 365),
  application_months integer not null default 6 check (application_months between 1 and 24),
  enquiry_months integer not null default 12 check (enquiry_months between 1 and 60),
  -- Longer than the 30 days within which a deleted record can be restored.
  audit_months integer not null default 12 check (audit_months between 3 and 60),
  visit_months integer not null default 24 check (visit_months between 3 and 60),
  -- In months as the others; shorter than a year would lose evidence while a claim can still be made.
  acceptance_months integer not null default 72 check (acceptance_months between 12 and 120),
  updated_at timestamptz not null default now()
);

comment on table public.retention_settings is
  'One row: how long leads, delivered events, declined applications, enquiries, the audit log, visits and accepted proposals are kept. The privacy policy names these times.';
alter table public.retention_settings enable row level security;
revoke all on public.retention_settings from public, anon, authenticated;
grant select, update on public.retention_settings to authenticated;
grant select, insert, update on public.retention_settings to service_role;

insert into public.retention_settings default values;

create policy "Leaders read the settings" on public.retention_settings
  for select to authenticated using ((select private.is_leader()));

create policy "Leaders change the settings" on public.retention_settings
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.retention_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz not null default now(),
  removed jsonb not null default '{}',
  is_complete boolean not null default false
);

comment on table public.retention_runs is
  'What each run of the retention removed: how many of each kind. Not complete: the next run goes on.';
alter table public.retention_runs enable row level security;
revoke all on public.retention_runs from public, anon, authenticated;
grant select on public.retention_runs to authenticated;
grant select, insert, update, delete on public.retention_runs to service_role;

create index retention_runs_started_at on public.retention_runs (started_at desc, id);

create policy "Leaders read the runs" on public.retention_runs
  for select to authenticated using ((select private.is_leader()));

-- For the conditions and the order of expire_records.
create index job_applications_declined on public.job_applications (updated_at) where stage = 'declined';
create index clients_leads on public.clients (updated_at) where stage = 'lead';

create function private.expired_leads(before_at timestamptz, batch integer) returns setof public.clients
language sql
set search_path = ''
as $$
  select c.*
  from public.clients c
  where c.stage = 'lead'
    and c.updated_at < before_at
    and not exists (
      select from public.client_notes n where n.client_id = c.id and n.updated_at >= before_at
    )
    and not exists (select from public.replies r where r.client_id = c.id and r.created_at >= before_at)
    and not exists (select from public.tasks t where t.client_id = c.id and t.updated_at >= before_at)
    and not exists (select from public.touches t where t.client_id = c.id and t.at >= before_at)
    and not exists (
      select from public.deals d where d.client_id = c.id and (d.stage <> 'lost' or d.updated_at >= before_at)
    )
    and not exists (
      select from public.consultation_bookings b
      where b.client_id = c.id and greatest(b.preferreddate, b.updated_at) >= before_at
    )
  order by c.updated_at
  limit batch
  for update skip locked;
$$;
comment on function private.expired_leads(timestamptz, integer) is
  'Returns contacts that are still leads and with whom nothing has happened since: no change, note, reply, task, touch or consultation, and no deal that is open or won.';
revoke all on function private.expired_leads(timestamptz, integer) from public;

create function private.expire_records(from_table text, ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  pseudonyms text[];
  notes uuid[];
  person record;
  deals uuid[];
  proposals uuid[];
  versions uuid[];
  replies uuid[];
  reply_pseudonyms text[];
  gone integer;
begin
  if cardinality(ids) = 0 then
    return 0;
  end if;
  -- Locked, so that none is changed or deleted meanwhile.
  execute format(
    'select array_agg(r.id), array_agg(private.pseudonym_of(r.email)) from (select t.id, t.email from public.%I t where t.id = any ($1) for update) as r',
    from_table
  ) into ids, pseudonyms using ids;
  if ids is null then
    return 0;
  end if;
  if from_table = 'clients' then
    select array_agg(n.id) into notes from public.client_notes n where n.client_id = any (ids);
    select array_agg(d.id) into deals from public.deals d where d.client_id = any (ids);
    delete from public.outbox o where o.record_table = 'deals' and o.record_id = any (deals);
    select array_agg(p.id) into proposals from public.proposals p where p.deal_id = any (deals);
    select array_agg(v.id) into versions from public.proposal_versions v where v.proposal_id = any (proposals);
    delete from public.outbox o where o.record_table = 'proposals' and o.record_id = any (proposals);
    -- The deals stay, as after an erasure.
    perform set_config('app.erasing', 'on', true);
    for person in
      select
        array[lower(c.email)] || c.other_emails as addresses, array_agg(distinct d.id) as deals,
        coalesce(array_agg(p.id) filter (where p.id is not null), '{}') as proposals
      from public.clients c
      join public.deals d on d.client_id = c.id
      left join public.proposals p on p.deal_id = d.id
      where c.id = any (ids)
      group by c.id
    loop
      perform private.mask_deals(
        person.deals, private.term_pattern(private.person_terms(person.addresses)),
        private.term_pattern(private.person_names(person.addresses)), 'erased'
      );
      perform private.mask_proposals(
        person.proposals, private.term_pattern(private.person_terms(person.addresses)),
        private.term_pattern(private.person_names(person.addresses)), 'erased'
      );
    end loop;
    perform set_config('app.erasing', '', true);
  end if;
  select array_agg(r.id), array_agg(private.pseudonym_of(r.email)) into replies, reply_pseudonyms
  from public.replies r
  where case from_table
    when 'clients' then r.client_id
    when 'consultation_bookings' then r.booking_id
    when 'job_applications' then r.application_id
    when 'enquiries' then r.enquiry_id
  end = any (ids);
  delete from public.outbox o where o.record_table = from_table and o.record_id = any (ids);
  execute format('delete from public.%I where id = any ($1)', from_table) using ids;
  get diagnostics gone = row_count;
  perform private.pseudonymise_audit(array_fill(from_table, array[cardinality(ids)]), ids::text[], pseudonyms);
  if notes is not null then
    perform private.pseudonymise_audit(
      array_fill('client_notes'::text, array[cardinality(notes)]),
      notes::text[],
      array_fill('erased'::text, array[cardinality(notes)])
    );
  end if;
  if deals is not null then
    perform private.pseudonymise_audit(
      array_fill('deals'::text, array[cardinality(deals)]),
      deals::text[],
      array_fill('erased'::text, array[cardinality(deals)])
    );
  end if;
  if proposals is not null then
    perform private.pseudonymise_audit(
      array_fill('proposals'::text, array[cardinality(proposals)]),
      proposals::text[],
      array_fill('erased'::text, array[cardinality(proposals)])
    );
  end if;
  if versions is not null then
    perform private.pseudonymise_audit(
      array_fill('proposal_versions'::text, array[cardinality(versions)]),
      versions::text[],
      array_fill('erased'::text, array[cardinality(versions)])
    );
  end if;
  if replies is not null then
    perform private.pseudonymise_audit(
      array_fill('replies'::text, array[cardinality(replies)]), replies::text[], reply_pseudonyms
    );
  end if;
  return gone;
end;
$$;
comment on function private.expire_records(text, uuid[]) is
  'Deletes contacts, bookings, applications or enquiries with their events, and puts pseudonyms into their entries in the audit log. The deals of a contact stay, without the person. Returns how many.';
revoke all on function private.expire_records(text, uuid[]) from public;

create function private.expire_audit(before_at timestamptz, batch integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.audit_log l
  where l.id in (select o.id from public.audit_log o where o.at < before_at order by o.at limit batch);
  get diagnostics gone = row_count;
  return gone;
end;
$$;
comment on function private.expire_audit(timestamptz, integer) is
  'Deletes the oldest entries of the audit log, a batch at most. Returns how many.';
revoke all on function private.expire_audit(timestamptz, integer) from public;

-- Past events go with the deliveries about them. The rest of the function is as before.
create function public.run_retention(run uuid, batch integer default 500) returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  settings public.retention_settings;
  leads uuid[];
  bookings uuid[];
  applications uuid[];
  enquiries uuid[];
  gone jsonb := '{}';
  counted integer;
  past integer;
  is_complete boolean;
begin
  -- Two servers at once: the second leaves it to the first.
  if not pg_try_advisory_xact_lock(hashtextextended('privacy', 0)) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  select s.* into strict settings from public.retention_settings s;

  leads := array(select c.id from private.expired_leads(now() - make_interval(months => settings.lead_months), batch) c);
  bookings := array(select b.id from public.consultation_bookings b where b.client_id = any (leads))
    || array(
      select b.id
      from public.consultation_bookings b
      where b.client_id is null
        and greatest(b.preferreddate, b.updated_at) < now() - make_interval(months => settings.lead_months)
      order by b.preferreddate
      limit batch
      for update skip locked
    );
  applications := array(
    select a.id
    from public.job_applications a
    where a.stage = 'declined' and a.updated_at < now() - make_interval(months => settings.application_months)
    order by a.updated_at
    limit batch
    for update skip locked
  );
  enquiries := array(
    select e.id
    from public.enquiries e
    where e.updated_at < now() - make_interval(months => settings.enquiry_months)
      and not exists (
        select from public.replies r
        where r.enquiry_id = e.id and r.created_at >= now() - make_interval(months => settings.enquiry_months)
      )
    order by e.updated_at
    limit batch
    for update skip locked
  );
  insert into private.erased_files (path)
  select a.cv_path from public.job_applications a where a.id = any (applications)
  on conflict do nothing;
  gone := jsonb_build_object(
    'bookings', private.expire_records('consultation_bookings', bookings),
    'leads', private.expire_records('clients', leads),
    'applications', private.expire_records('job_applications', applications),
    'enquiries', private.expire_records('enquiries', enquiries)
  );

  delete from public.outbox o
  where o.id in (
    select d.id
    from public.outbox d
    where d.status = 'delivered' and d.delivered_at < now() - make_interval(days => settings.event_days)
    order by d.delivered_at
    limit batch
    for update skip locked
  );
  get diagnostics counted = row_count;
  -- Notifications are sent by then, and a record's own history is in the audit log.
  delete from public.events v
  where v.id in (
    select d.id
    from public.events d
    where d.occurred_at < now() - make_interval(days => settings.event_days)
    order by d.occurred_at
    limit batch
    for update skip locked
  );
  get diagnostics past = row_count;
  gone := gone || jsonb_build_object('events', counted);

  delete from public.incoming_calls i
  where i.id in (
    select d.id
    from public.incoming_calls d
    where d.received_at < now() - make_interval(days => settings.event_days)
    order by d.received_at
    limit batch
    for update skip locked
  );
  -- One that no record has any more, and one that was cleared, is of no use.
  delete from public.mail_bounces m
  where m.id in (
    select d.id
    from public.mail_bounces d
    where d.updated_at < now() - make_interval(days => settings.event_days)
      and (
        d.cleared_at is not null
        or not exists (select from private.records_of_address(d.email))
        and not exists (select from public.blog_subscriptions s where s.email = d.email)
      )
    order by d.updated_at
    limit batch
    for update skip locked
  );
  -- The numbers of an issue stay, without the people behind them.
  update public.newsletter_recipients r
  set subscription_id = null
  where r.id in (
    select d.id
    from public.newsletter_recipients d
    where d.subscription_id is not null and d.settled_at < now() - make_interval(days => settings.event_days)
    order by d.settled_at
    limit batch
    for update skip locked
  );
  -- A link that has expired opens nothing.
  delete from public.access_links l
  where l.id in (
    select d.id
    from public.access_links d
    where d.expires_at < now() - make_interval(days => settings.event_days)
    order by d.expires_at
    limit batch
    for update skip locked
  );
  -- Nobody waits for a webinar that is over, and its questions were asked then.
  perform private.expire_records(
    'webinar_waitlist',
    array(
      select e.id
      from public.webinar_waitlist e
      join public.webinars w on w.id = e.webinarid
      where w.ends_at < now() - make_interval(days => settings.event_days)
      order by e.id
      limit batch
    )
  );
  delete from public.webinar_questions q
  where q.id in (
    select d.id
    from public.webinar_questions d
    join public.webinars w on w.id = d.webinarid
    where w.ends_at < now() - make_interval(days => settings.event_days)
    order by d.id
    limit batch
  );
  with visits as (
    delete from public.site_visits v
    where v.day < private.business_day(now() - make_interval(months => settings.visit_months))
    returning v.day
  ),
  readings as (
    delete from public.content_counts c
    where c.day < private.business_day(now() - make_interval(months => settings.visit_months))
    returning c.day
  )
  select count(*) into counted from (select day from visits union all select day from readings) as numbers;
  gone := gone || jsonb_build_object(
    'visits', counted,
    'audit', private.expire_audit(now() - make_interval(months => settings.audit_months), batch)
  );
  is_complete := past < batch and not exists (
    select from jsonb_each(gone) as kind where kind.key <> 'visits' and kind.value::integer >= batch
  );

  -- The embedded stack may run without Storage.
  if to_regclass('storage.objects') is not null then
    delete from private.erased_files f
    where not exists (select from storage.objects o where o.bucket_id = 'cvs' and o.name = f.path);
  end if;
  delete from public.proposal_acceptances a
  where a.id in (
    select d.id
    from public.proposal_acceptances d
    where d.accepted_at < now() - make_interval(months => settings.acceptance_months)
    order by d.accepted_at
    limit batch
  );
  delete from public.proposal_codes c where c.expires_at < now() - make_interval(days => settings.event_days);
  delete from public.search_gaps g where g.asked_at < now() - make_interval(months => settings.visit_months);
  delete from public.retention_runs r where r.started_at < now() - make_interval(months => settings.audit_months);
  insert into public.retention_runs as r (id, removed, is_complete)
  values (run, gone, is_complete)
  on conflict (id) do update
  set
    finished_at = now(),
    is_complete = excluded.is_complete,
    removed = (
      select jsonb_object_agg(kind.key, kind.value::integer + coalesce((r.removed ->> kind.key)::integer, 0))
      from jsonb_each(excluded.removed) as kind
    );
  return jsonb_build_object('outcome', case when is_complete then 'complete' else 'more' end, 'removed', gone);
end;
$$;
comment on function public.run_retention(uuid, integer) is
  'Removes one batch of what is older than the settings allow, for the scheduler, and adds it to the run. Outcome: complete, more (call again with the same run) or busy (another one is at it).';
revoke all on function public.run_retention(uuid, integer) from public, anon, authenticated;
grant execute on function public.run_retention(uuid, integer) to service_role;

create trigger set_updated_at before update on public.retention_settings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.retention_settings
  for each row execute function private.record_audit();
