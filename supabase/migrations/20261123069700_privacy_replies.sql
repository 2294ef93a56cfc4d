-- Replies are exported, erased and removed with the person; texts of replies and templates can name anybody.

create or replace function private.staff_texts() returns table (table_name text, column_name text)
language sql
immutable
set search_path = ''
as $$
  values
    ('availability_holidays', 'name'), ('client_notes', 'body'), ('clients', 'jobtitle'),
    ('clients', 'source'), ('clients', 'tags'), ('companies', 'industry'), ('companies', 'name'),
    ('companies', 'notes'), ('companies', 'website'), ('consultation_bookings', 'change_reason'),
    ('consultation_bookings', 'earlier_reasons'), ('consultation_bookings', 'private_notes'),
    ('consultation_bookings', 'projectdescription'), ('consultation_bookings', 'shared_notes'),
    ('job_applications', 'message'), ('job_applications', 'private_notes'), ('playbooks', 'name'), ('playbooks', 'steps'),
    ('replies', 'body'), ('replies', 'subject'), ('reply_templates', 'body'),
    ('reply_templates', 'name'), ('reply_templates', 'subject'), ('task_checklist_items', 'label'),
    ('task_comments', 'body'), ('task_series', 'template'), ('task_views', 'name'),
    ('task_views', 'query'), ('tasks', 'description'), ('tasks', 'title'),
    ('webhook_endpoints', 'description'),
    ('teams', 'description'), ('teams', 'name'), ('task_activity', 'changes');
$$;

create or replace function private.person_records(addresses text[])
returns table (kind text, record_table text, record_id text, record jsonb)
language sql
stable
set search_path = ''
as $$
  with contacts as (
    select c.* from public.clients c where lower(c.email) = any (addresses) or c.other_emails && addresses
  ),
  bookings as (
    select b.* from public.consultation_bookings b where lower(b.email) = any (addresses)
  ),
  own as (
    select
      'contact' as kind, 'clients' as record_table, c.id,
      to_jsonb(c) || jsonb_build_object('company', f.name) as record
    from contacts c
    left join public.companies f on f.id = c.company_id
    union all
    select 'note', 'client_notes', n.id, to_jsonb(n)
    from public.client_notes n
    where n.client_id in (select c.id from contacts c)
    union all
    select 'reply', 'replies', r.id, to_jsonb(r) - 'idempotency_key'
    from public.replies r
    where lower(r.email) = any (addresses)
      or r.client_id in (select c.id from contacts c)
      or r.booking_id in (select b.id from bookings b)
    union all
    select 'booking', 'consultation_bookings', b.id, to_jsonb(b) - 'idempotency_key' from bookings b
    union all
    select 'registration', 'webinar_registrations', r.id, to_jsonb(r)
    from public.webinar_registrations r
    where lower(r.email) = any (addresses)
    union all
    select 'enrolment', 'enrolments', e.id, to_jsonb(e) || jsonb_build_object('course', c.title)
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where lower(e.email) = any (addresses)
    union all
    select 'application', 'job_applications', a.id, to_jsonb(a) || jsonb_build_object('job', j.title)
    from public.job_applications a
    join public.jobs j on j.id = a.job_id
    where lower(a.email) = any (addresses)
    union all
    select 'subscription', 'blog_subscriptions', s.id, to_jsonb(s) - 'token_hash'
    from public.blog_subscriptions s
    where s.email = any (addresses)
    union all
    select 'invitation', 'staff_invitations', i.id, to_jsonb(i) - 'token_hash'
    from public.staff_invitations i
    where lower(i.email) = any (addresses)
  )
  select o.kind, o.record_table, o.id::text, o.record from own o
  union all
  select
    'event', 'outbox', e.id::text,
    to_jsonb(e) - 'lease_token' || jsonb_build_object(
      'attempts',
      (
        select coalesce(jsonb_agg(to_jsonb(a) - 'outbox_id' order by a.id), '[]')
        from public.outbox_attempts a
        where a.outbox_id = e.id
      )
    )
  from public.outbox e
  where lower(e.recipient) = any (addresses)
    or (e.record_table, e.record_id) in (select o.record_table, o.id from own o)
    or exists (
      select from jsonb_each(e.payload) as part
      where jsonb_typeof(part.value) = 'object' and lower(part.value ->> 'email') = any (addresses)
    );
$$;
comment on function private.person_records(text[]) is
  'Returns the records about a person. Kinds: contact, note, reply, booking, registration, enrolment, application, subscription, invitation, and event (mails and webhooks).';

create or replace function public.erase_person(address text) returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  addresses text[];
  terms text[];
  pseudonym constant text := private.pseudonym_of(address);
  tables text[];
  ids text[];
  pages jsonb;
  part record;
  erased integer;
  counts jsonb := '{}';
  stored public.privacy_requests;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can erase a person.' using errcode = '42501';
  end if;
  -- Erasing and retention change the audit log one after the other.
  perform pg_advisory_xact_lock(hashtextextended('privacy', 0));
  addresses := private.person_addresses(address);
  if private.is_staff_address(addresses) then
    return jsonb_build_object('outcome', 'staff');
  end if;
  terms := private.person_terms(addresses);
  select coalesce(array_agg(s.table_name), '{}'), coalesce(array_agg(s.record_id), '{}') into tables, ids
  from private.person_subjects(addresses) s;
  select coalesce(jsonb_agg(distinct jsonb_build_object('table', page.kind, 'slug', page.slug)), '[]') into pages
  from (
    select 'webinars' as kind, w.slug
    from public.webinar_registrations r
    join public.webinars w on w.id = r.webinarid
    where lower(r.email) = any (addresses)
    union all
    select 'courses', c.slug
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where lower(e.email) = any (addresses)
  ) as page;

  insert into private.erased_files (path)
  select a.cv_path from public.job_applications a where lower(a.email) = any (addresses)
  on conflict do nothing;
  -- Replies first and the contact last, so that each is counted: they go with their records, and notes with the contact.
  -- An upcoming consultation is cancelled by this: its seat is free.
  for part in
    select r.kind, r.record_table, array_agg(r.record_id::uuid) as ids
    from private.person_records(addresses) r
    group by r.kind, r.record_table
    order by r.kind = 'contact', r.kind <> 'reply', r.kind
  loop
    execute format('delete from public.%I where id = any ($1)', part.record_table) using part.ids;
    get diagnostics erased = row_count;
    counts := counts || jsonb_build_object(part.kind, erased);
  end loop;
  -- Counters of limits, and accounts whose invitation was never accepted to the end.
  delete from public.rate_limits l
  using unnest(addresses) as one
  where l.subject = encode(sha256(convert_to(one, 'UTF8')), 'hex');
  delete from auth.users u where lower(u.email) = any (addresses);

  counts := counts || jsonb_build_object(
    'mention', private.mask_texts(terms, addresses, pseudonym),
    'audit', private.pseudonymise_audit(tables, ids, array_fill(pseudonym, array[cardinality(ids)]))
  );
  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into counts
  from jsonb_each(counts) as c
  where c.value <> '0';
  if counts = '{}' then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into public.privacy_requests (kind, pseudonyms, records)
  values ('erasure', array(select private.pseudonym_of(one) from unnest(addresses) as one), counts)
  returning * into stored;
  return jsonb_build_object('outcome', 'erased', 'id', stored.id, 'pages', pages);
end;
$$;

create or replace function private.expired_leads(before_at timestamptz, batch integer) returns setof public.clients
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
    and not exists (
      select from public.consultation_bookings b
      where b.client_id = c.id and greatest(b.preferreddate, b.updated_at) >= before_at
    )
  order by c.updated_at
  limit batch
  for update skip locked;
$$;
comment on function private.expired_leads(timestamptz, integer) is
  'Returns contacts that are still leads and with whom nothing has happened since: no change, note, reply, task or consultation.';

create or replace function private.expire_records(from_table text, ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  pseudonyms text[];
  notes uuid[];
  replies uuid[];
  reply_pseudonyms text[];
  gone integer;
begin
  if cardinality(ids) = 0 then
    return 0;
  end if;
  -- Locked, so that nobody changes or deletes one meanwhile.
  execute format(
    'select array_agg(r.id), array_agg(private.pseudonym_of(r.email)) from (select t.id, t.email from public.%I t where t.id = any ($1) for update) as r',
    from_table
  ) into ids, pseudonyms using ids;
  if ids is null then
    return 0;
  end if;
  if from_table = 'clients' then
    select array_agg(n.id) into notes from public.client_notes n where n.client_id = any (ids);
  end if;
  select array_agg(r.id), array_agg(private.pseudonym_of(r.email)) into replies, reply_pseudonyms
  from public.replies r
  where case from_table
    when 'clients' then r.client_id
    when 'consultation_bookings' then r.booking_id
    when 'job_applications' then r.application_id
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
  if replies is not null then
    perform private.pseudonymise_audit(
      array_fill('replies'::text, array[cardinality(replies)]), replies::text[], reply_pseudonyms
    );
  end if;
  return gone;
end;
$$;
