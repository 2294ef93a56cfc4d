-- Retention periods of personal data, and the runs that delete older data.
create table public.retention_settings (
  id boolean primary key default true check (id),
  lead_months integer not null default 24 check (lead_months between 6 and 60),
  event_days integer not null default 30 check (event_days between 7 and 365),
  application_months integer not null default 6 check (application_months between 1 and 24),
  enquiry_months integer not null default 12 check (enquiry_months between 1 and 60),
  -- Longer than the 30 days in which a deleted record can be restored.
  audit_months integer not null default 12 check (audit_months between 3 and 60),
  visit_months integer not null default 24 check (visit_months between 3 and 60),
  -- At least a year, because the evidence is needed as long as a claim can be made.
  acceptance_months integer not null default 72 check (acceptance_months between 12 and 120),
  updated_at timestamptz not null default now()
);

comment on table public.retention_settings is
  'One row: retention periods of leads, delivered events, declined applications, enquiries, the audit log, visits and accepted proposals. The privacy policy states these periods.';
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
  is_complete boolean not null default false,
  leads_from timestamptz,
  bounces_from timestamptz
);

comment on table public.retention_runs is
  'Result of each retention run: number of deleted rows by kind. The next call continues an incomplete run.';
comment on column public.retention_runs.leads_from is
  'Start of the run''s next batch, so that leads that are kept are checked once per night.';
comment on column public.retention_runs.bounces_from is 'Like leads_from, for bounced email addresses.';
alter table public.retention_runs enable row level security;
revoke all on public.retention_runs from public, anon, authenticated;
grant select on public.retention_runs to authenticated;
grant select, insert, update, delete on public.retention_runs to service_role;

create index retention_runs_started_at on public.retention_runs (started_at desc, id);

create policy "Leaders read the runs" on public.retention_runs
  for select to authenticated using ((select private.is_leader()));

-- For the conditions and the sort order of expire_records.
create index job_applications_declined on public.job_applications (updated_at) where stage = 'declined';
create index clients_leads on public.clients (updated_at) where stage in ('lead', 'qualified');
create index consultation_bookings_without_contact on public.consultation_bookings (preferreddate) where client_id is null;
create index outbox_delivered on public.outbox (delivered_at) where status = 'delivered';
create index proposal_codes_expires_at on public.proposal_codes (expires_at);

create function private.expired_leads(after_at timestamptz, before_at timestamptz, batch integer) returns setof public.clients
language sql
set search_path = ''
as $$
  select c.*
  from public.clients c
  where c.stage in ('lead', 'qualified')
    and c.updated_at >= after_at
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
    and not exists (select from public.enrolments e where e.client_id = c.id and e.is_paid)
    and not exists (
      select from public.consultation_bookings b
      where b.client_id = c.id and greatest(b.preferreddate, b.updated_at) >= before_at
    )
  order by c.updated_at
  limit batch
  for update skip locked;
$$;
comment on function private.expired_leads(timestamptz, timestamptz, integer) is
  'Returns contacts without business (leads and qualified contacts without a paid course and without an open or won deal) and without activity since then: no change, note, reply, task, touch or consultation.';
revoke all on function private.expired_leads(timestamptz, timestamptz, integer) from public;

create function private.pseudonymise_audit(table_name text, records uuid[], pseudonym text) returns void
language sql
set search_path = ''
as $$
  select private.pseudonymise_audit(
    array_fill(table_name, array[cardinality(records)]), records::text[], array_fill(pseudonym, array[cardinality(records)])
  );
$$;
comment on function private.pseudonymise_audit(text, uuid[], text) is
  'Replaces the person with a pseudonym in all audit log entries of these records of one table.';
revoke all on function private.pseudonymise_audit(text, uuid[], text) from public;

-- Unlike an erasure, which searches all texts, this only covers linked records, because a retention run processes
-- thousands of people per night.
create function private.forget_person(record uuid, entries jsonb[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  -- The same for everyone, so that it links neither people nor addresses.
  pseudonym constant text := 'erased';
  deals constant uuid[] := array(
    select d.id from public.deals d where d.client_id = record or d.booking_id = record
    union select l.record_id from private.lost_links(array[record]) l where l.table_name = 'deals'
  );
  -- Excludes deals that were moved to another contact.
  own_deals constant uuid[] := array(
    select d.id from public.deals d where d.id = any (deals) and (d.client_id is null or d.client_id = record)
  );
  proposals constant uuid[] := array(
    select p.id from public.proposals p where p.deal_id = any (own_deals)
  );
  -- Staff notes about a company can mention its contact.
  companies constant uuid[] := array(
    select f.id
    from unnest(entries) as e (entry)
    join public.companies f on f.id = (e.entry ->> 'company_id')::uuid
    where f.notes is not null
  );
  words text;
  names text;
begin
  if cardinality(deals || companies || private.tasks_of(record || deals)) = 0 then
    return;
  end if;
  words := private.term_pattern(private.person_terms(
    array(
      select lower(e.entry ->> 'email') from unnest(entries) as e (entry)
      union
      select other
      from unnest(entries) as e (entry)
      cross join lateral jsonb_array_elements_text(coalesce(e.entry -> 'other_emails', '[]')) as other
    ),
    entries
  ));
  names := private.term_pattern(private.person_names(entries));
  perform private.set_erasing('texts');
  perform private.mask_deals(deals, words, names, pseudonym);
  perform private.pseudonymise_audit('proposal_questions', array(
    select q.id from public.proposal_questions q where q.proposal_id = any (proposals)
  ), pseudonym);
  perform private.mask_proposals(proposals, words, names, pseudonym);
  perform private.mask_tasks(record || deals, words, names, pseudonym);
  update public.companies f
  set notes = left(private.mask(f.notes, words, pseudonym), 10000)
  where f.id = any (companies) and f.notes ~* words;
  perform private.mask_audit(array_fill('companies'::text, array[cardinality(companies)]), companies::text[], words, words, pseudonym);
  perform private.set_erasing('');
  delete from public.outbox o
  where (o.record_table = 'deals' and o.record_id = any (own_deals))
    or (o.record_table = 'proposals' and o.record_id = any (proposals));
  delete from public.notifications n where n.record_table = 'deals' and n.record_id = any (deals);
  perform private.mask_audit(array_fill('deals'::text, array[cardinality(deals)]), deals::text[], words, names, pseudonym);
  perform private.pseudonymise_audit('deals', own_deals, pseudonym);
  perform private.pseudonymise_audit('proposals', proposals, pseudonym);
  perform private.pseudonymise_audit('proposal_versions', array(
    select v.id from public.proposal_versions v where v.proposal_id = any (proposals)
  ), pseudonym);
end;
$$;
comment on function private.forget_person(uuid, jsonb[]) is
  'Masks a person in the deals, proposals and tasks that were linked to their record and are kept, and in the notes about their company; entries are the records with their names.';
revoke all on function private.forget_person(uuid, jsonb[]) from public;

-- The audit log has one entry per run and table, to which each batch adds its count.
create function private.note_expired(run uuid, of_table text, counted integer, oldest timestamptz, newest timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if run is null or counted = 0 then
    return;
  end if;
  update public.audit_log l
  set after = jsonb_build_object(
    'count', (l.after ->> 'count')::integer + counted,
    'oldest', least((l.after ->> 'oldest')::timestamptz, oldest),
    'newest', greatest((l.after ->> 'newest')::timestamptz, newest)
  )
  where l.table_name = of_table and l.record_id = run::text and l.action = 'expire';
  if not found then
    insert into public.audit_log (table_name, record_id, action, after)
    values (of_table, run::text, 'expire', jsonb_build_object('count', counted, 'oldest', oldest, 'newest', newest));
  end if;
end;
$$;
comment on function private.note_expired(uuid, text, integer, timestamptz, timestamptz) is
  'Adds deleted rows of a table to the run''s audit log entry, with the oldest and newest time.';
revoke all on function private.note_expired(uuid, text, integer, timestamptz, timestamptz) from public;

create function private.expire_rows(
  run uuid, from_table text, at_column text, before_at timestamptz, batch integer, state text default 'true'
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  gone integer;
  oldest timestamptz;
  newest timestamptz;
begin
  execute format(
    'with gone as (
       delete from public.%1$I t
       where t.id in (
         select d.id from public.%1$I d where d.%2$I < $1 and %3$s order by d.%2$I limit $2 for update skip locked
       )
       returning t.%2$I as at
     )
     select count(*), min(g.at), max(g.at) from gone g',
    from_table, at_column, state
  ) into gone, oldest, newest using before_at, batch;
  perform private.note_expired(run, from_table, gone, oldest, newest);
  return gone;
end;
$$;
comment on function private.expire_rows(uuid, text, text, timestamptz, integer, text) is
  'Deletes the oldest rows of a table that are in a state (a condition on d), at most one batch, and counts them. Returns the number of deleted rows.';
revoke all on function private.expire_rows(uuid, text, text, timestamptz, integer, text) from public;

create function private.expire_with_children(run uuid, from_table text, ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  part record;
  gone integer;
  oldest timestamptz;
  newest timestamptz;
begin
  if cardinality(ids) = 0 then
    return 0;
  end if;
  for part in
    select t.relname as table_name, a.attname as column_name, 1 as place
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = format('public.%I', from_table)::regclass
    union all
    select from_table, 'id', 2
    order by place, table_name
  loop
    execute format(
      'with gone as (
         delete from public.%1$I t where t.%2$I = any ($1)
         returning (coalesce(
           to_jsonb(t) ->> ''updated_at'', to_jsonb(t) ->> ''at'', to_jsonb(t) ->> ''created_at'', to_jsonb(t) ->> ''waits_since''
         ))::timestamptz as at
       )
       select count(*), min(g.at), max(g.at) from gone g',
      part.table_name, part.column_name
    ) into gone, oldest, newest using ids;
    perform private.note_expired(run, part.table_name, gone, oldest, newest);
  end loop;
  return gone;
end;
$$;
comment on function private.expire_with_children(uuid, text, uuid[]) is
  'Deletes records after all rows that would be deleted with them, one statement per table, and counts them. Returns the number of deleted records.';
revoke all on function private.expire_with_children(uuid, text, uuid[]) from public;

create function private.expire_records(run uuid, from_table text, ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  pseudonyms text[];
  notes uuid[];
  estimates uuid[];
  person record;
  companies uuid[];
  private_companies uuid[];
  replies uuid[];
  reply_pseudonyms text[];
  gone integer;
  removed record;
begin
  if cardinality(ids) = 0 then
    return 0;
  end if;
  -- Locked, so that no row is changed or deleted concurrently.
  execute format(
    'select array_agg(r.id), array_agg(private.pseudonym_of(r.email)) from (select t.id, t.email from public.%I t where t.id = any ($1) for update) as r',
    from_table
  ) into ids, pseudonyms using ids;
  if ids is null then
    return 0;
  end if;
  if from_table = 'clients' then
    select array_agg(n.id) into notes from public.client_notes n where n.client_id = any (ids);
    estimates := array(select e.id from public.estimates e where e.client_id = any (ids));
    companies := array(select c.company_id from public.clients c where c.id = any (ids) and c.company_id is not null);
    private_companies := private.private_companies(ids);
  end if;
  for person in execute format(
    'select t.id, to_jsonb(t) as entry from public.%I t where t.id = any ($1) and t.id in (
       select d.client_id from public.deals d where d.client_id = any ($1)
       union all select d.booking_id from public.deals d where d.booking_id = any ($1)
       union all select k.client_id from public.tasks k where k.client_id = any ($1)
       union all select k.booking_id from public.tasks k where k.booking_id = any ($1)
       union all select r.record_id from public.playbook_runs r where r.record_id = any ($1)
       union all
       select c.id from public.clients c join public.companies f on f.id = c.company_id and f.notes is not null where c.id = any ($1)
     )',
    from_table
  ) using ids
  loop
    -- The name in a form can differ from that of its contact.
    perform private.forget_person(
      person.id,
      array[person.entry] || array(select to_jsonb(c) from public.clients c where c.id = (person.entry ->> 'client_id')::uuid)
    );
  end loop;
  select array_agg(r.id), array_agg(private.pseudonym_of(r.email)) into replies, reply_pseudonyms
  from public.replies r
  where case from_table
    when 'clients' then r.client_id
    when 'consultation_bookings' then r.booking_id
    when 'job_applications' then r.application_id
    when 'enquiries' then r.enquiry_id
  end = any (ids);
  gone := private.expire_with_children(run, from_table, ids);
  -- Runs afterwards, to include events that the deletion itself has queued.
  delete from public.outbox o where o.record_table = from_table and o.record_id = any (ids);
  delete from public.outbox o where o.record_table = 'estimates' and o.record_id = any (estimates);
  delete from public.outbox o where o.id = any (replies);
  delete from public.notifications n where n.record_table = from_table and n.record_id = any (ids);
  perform private.pseudonymise_audit(array_fill(from_table, array[cardinality(ids)]), ids::text[], pseudonyms);
  if notes is not null then
    perform private.pseudonymise_audit('client_notes', notes, 'erased');
  end if;
  if replies is not null then
    perform private.pseudonymise_audit(
      array_fill('replies'::text, array[cardinality(replies)]), replies::text[], reply_pseudonyms
    );
  end if;
  if companies <> '{}' then
    -- Deletes companies that only a form created.
    with gone as (
      delete from public.companies f
      where f.id = any (companies)
        and num_nonnulls(f.website, f.industry, f.employees, f.notes) = 0
        and not exists (select from public.clients c where c.company_id = f.id)
        and not exists (select from public.deals d where d.company_id = f.id)
      returning f.updated_at
    )
    select count(*) as number, min(g.updated_at) as oldest, max(g.updated_at) as newest into removed from gone g;
    perform private.note_expired(run, 'companies', removed.number::integer, removed.oldest, removed.newest);
    perform private.erase_companies(private_companies);
  end if;
  return gone;
end;
$$;
comment on function private.expire_records(uuid, text, uuid[]) is
  'Deletes contacts, bookings, applications, enquiries or other records with an email address, together with their events, and puts pseudonyms into their audit log entries. Deals, tasks and companies of a contact are kept with the person masked, except companies that only a form created. Returns the number of deleted records.';
revoke all on function private.expire_records(uuid, text, uuid[]) from public;

-- The entry of a deleted contact has the name that a later erasure would need, so the person is masked before the entry
-- expires.
create function private.forget_deleted(until_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  person record;
begin
  for person in
    select l.record_id::uuid as id, l.before, private.pseudonym_of(l.before ->> 'email') as pseudonym
    from public.audit_log l
    where l.table_name = 'clients' and l.action = 'delete' and l.erased_at is null and l.at <= until_at
      -- Separate conditions, so that each one uses its own index.
      and not exists (select from public.clients c where c.id = l.record_id::uuid)
      and not exists (select from public.clients c where lower(c.email) = lower(l.before ->> 'email'))
      and not exists (select from public.clients c where c.other_emails @> array[lower(l.before ->> 'email')])
    order by l.at
  loop
    perform private.forget_person(person.id, array[person.before]);
    perform private.pseudonymise_audit('clients', array[person.id], person.pseudonym);
  end loop;
end;
$$;
comment on function private.forget_deleted(timestamptz) is
  'Masks contacts that were deleted before a time, and not restored, in the deals and tasks that they left.';
revoke all on function private.forget_deleted(timestamptz) from public;

create function private.expire_audit(before_at timestamptz, batch integer, run uuid default null) returns integer
language plpgsql
set search_path = ''
as $$
begin
  perform private.forget_deleted(max(o.at))
  from (select l.at from public.audit_log l where l.at < before_at order by l.at limit batch) as o;
  return private.expire_rows(run, 'audit_log', 'at', before_at, batch);
end;
$$;
comment on function private.expire_audit(timestamptz, integer, uuid) is
  'Deletes the oldest audit log entries, at most one batch, and first masks deleted contacts in their remaining deals and tasks. Returns the number of deleted entries.';
revoke all on function private.expire_audit(timestamptz, integer, uuid) from public;

create function public.run_retention(run uuid, batch integer default 1000) returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  settings public.retention_settings;
  next_lead timestamptz;
  next_bounce timestamptz;
  days interval;
  months interval;
  leads uuid[];
  bookings uuid[];
  applications uuid[];
  enquiries uuid[];
  bounces uuid[];
  gone jsonb;
  -- Rows of kinds that the run does not report, at most one batch each.
  others integer[];
  counted integer;
  is_complete boolean;
  -- Smaller batches, because the texts of linked deals and tasks have to be masked.
  people constant integer := least(batch, 200);
begin
  -- If two servers call this at the same time, the second does nothing.
  if not pg_try_advisory_xact_lock(hashtextextended('privacy', 0)) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  select s.* into strict settings from public.retention_settings s;
  days := make_interval(days => settings.event_days);
  months := make_interval(months => settings.lead_months);
  select r.leads_from, r.bounces_from into next_lead, next_bounce from public.retention_runs r where r.id = run;
  perform set_config('app.expiring', 'on', true);

  select coalesce(array_agg(c.id), '{}'), case when count(*) < people then 'infinity' else max(c.updated_at) end
  into leads, next_lead
  from private.expired_leads(coalesce(next_lead, '-infinity'), now() - months, people) c;
  -- A booking is kept as long as its contact. Without a contact, its own period applies.
  bookings := array(select b.id from public.consultation_bookings b where b.client_id = any (leads))
    || array(
      select b.id
      from public.consultation_bookings b
      where b.client_id is null and b.preferreddate < now() - months and b.updated_at < now() - months
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
    'bookings', private.expire_records(run, 'consultation_bookings', bookings),
    'leads', private.expire_records(run, 'clients', leads),
    'applications', private.expire_records(run, 'job_applications', applications),
    'enquiries', private.expire_records(run, 'enquiries', enquiries),
    'events', private.expire_rows(run, 'outbox', 'delivered_at', now() - days, batch, 'd.status = ''delivered''')
  );

  -- Bounces that were cleared, or whose address no record has, are no longer needed.
  select coalesce(array_agg(d.id), '{}'), case when count(*) < batch then 'infinity' else max(d.updated_at) end
  into bounces, next_bounce
  from (
    select d.id, d.updated_at
    from public.mail_bounces d
    where d.updated_at >= coalesce(next_bounce, '-infinity')
      and d.updated_at < now() - days
      and (
        d.cleared_at is not null
        or not exists (select from private.records_of_address(d.email))
        and not exists (select from public.blog_subscriptions s where s.email = d.email)
      )
    order by d.updated_at
    limit batch
    for update skip locked
  ) d;
  -- Keeps the figures of an issue without the recipients.
  update public.newsletter_recipients r
  set subscription_id = null
  where r.id in (
    select d.id
    from public.newsletter_recipients d
    where d.subscription_id is not null and d.settled_at < now() - days
    order by d.settled_at
    limit batch
    for update skip locked
  );
  get diagnostics counted = row_count;
  others := array[
    counted,
    -- Notifications have been sent by then, and the audit log has the history of records.
    private.expire_rows(run, 'events', 'occurred_at', now() - days, batch),
    private.expire_rows(run, 'incoming_calls', 'received_at', now() - days, batch),
    private.expire_records(run, 'mail_bounces', bounces),
    -- Expired links no longer work.
    private.expire_rows(run, 'access_links', 'expires_at', now() - days, batch),
    -- The waiting list and the questions of past webinars are no longer needed.
    private.expire_records(
      run, 'webinar_waitlist',
      array(
        select e.id
        from public.webinars w
        join public.webinar_waitlist e on e.webinarid = w.id
        where w.ends_at < now() - days
        limit batch
      )
    ),
    private.expire_with_children(
      run, 'webinar_questions',
      array(
        select q.id
        from public.webinars w
        join public.webinar_questions q on q.webinarid = w.id
        where w.ends_at < now() - days
        limit batch
      )
    ),
    private.expire_rows(
      run, 'proposal_acceptances', 'accepted_at', now() - make_interval(months => settings.acceptance_months), batch
    ),
    private.expire_rows(run, 'proposal_codes', 'expires_at', now() - days, batch),
    private.expire_rows(run, 'search_gaps', 'asked_at', now() - make_interval(months => settings.visit_months), batch),
    private.expire_rows(
      run, 'retention_runs', 'started_at', now() - make_interval(months => settings.audit_months), batch
    )
  ];
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
    'audit', private.expire_audit(now() - make_interval(months => settings.audit_months), batch, run)
  );
  is_complete := batch > all (others) and not exists (
    select from jsonb_each(gone) as kind
    where kind.value::integer >= case kind.key when 'leads' then people else batch end and kind.key <> 'visits'
  );

  -- The embedded stack may run without Storage.
  if to_regclass('storage.objects') is not null then
    delete from private.erased_files f
    where not exists (select from storage.objects o where o.bucket_id = 'cvs' and o.name = f.path);
  end if;
  perform set_config('app.expiring', '', true);
  insert into public.retention_runs as r (id, removed, is_complete, leads_from, bounces_from)
  values (run, gone, is_complete, next_lead, next_bounce)
  on conflict (id) do update
  set
    finished_at = now(),
    is_complete = excluded.is_complete,
    leads_from = excluded.leads_from,
    bounces_from = excluded.bounces_from,
    removed = (
      select jsonb_object_agg(kind.key, kind.value::integer + coalesce((r.removed ->> kind.key)::integer, 0))
      from jsonb_each(excluded.removed) as kind
    );
  return jsonb_build_object('outcome', case when is_complete then 'complete' else 'more' end, 'removed', gone);
end;
$$;
comment on function public.run_retention(uuid, integer) is
  'Deletes one batch per kind of data that is older than the retention periods, for the scheduler, and adds it to the run. Returns complete, more (call again with the same run) or busy (another call is running).';
revoke all on function public.run_retention(uuid, integer) from public, anon, authenticated;
grant execute on function public.run_retention(uuid, integer) to service_role;

create trigger set_updated_at before update on public.retention_settings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.retention_settings
  for each row execute function private.record_audit();
