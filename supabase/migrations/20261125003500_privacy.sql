-- Privacy rights of visitors: export of all data about a person, and the log of these requests. A person is an email
-- address together with the other addresses of its contact.

-- Key for the pseudonyms. Without it, hashing known email addresses does not reveal whose pseudonym it is.
create table private.pseudonym_key (
  id boolean primary key default true check (id),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.pseudonym_key is 'Secret of this database for computing pseudonyms. No role has access.';
revoke all on private.pseudonym_key from public, anon, authenticated, service_role;

insert into private.pseudonym_key default values;

create table public.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('export', 'erasure')),
  reference text not null generated always as (upper(left(id::text, 8))) stored,
  pseudonyms text[] not null,
  records jsonb not null default '{}',
  requested_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  at timestamptz not null default now()
);

comment on table public.privacy_requests is
  'Exports and erasures of people, written by the functions that perform them. Contains no names, but pseudonyms of the email addresses.';
comment on column public.privacy_requests.records is 'Number of exported, erased or masked records of each kind.';
alter table public.privacy_requests enable row level security;
revoke all on public.privacy_requests from public, anon, authenticated;
grant select on public.privacy_requests to authenticated;
grant select, insert, update, delete on public.privacy_requests to service_role;

create index privacy_requests_at on public.privacy_requests (at desc, id);
create index privacy_requests_pseudonyms on public.privacy_requests using gin (pseudonyms);
create index privacy_requests_requested_by on public.privacy_requests (requested_by);

create policy "Leaders read the requests" on public.privacy_requests
  for select to authenticated using ((select private.is_leader()));

create function private.stamp_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.consented_at := now();
  return new;
end;
$$;
comment on function private.stamp_consent() is 'Trigger: sets the time of consent from the database clock.';
revoke all on function private.stamp_consent() from public;

-- A nested hash (as in HMAC), because core PostgreSQL only has sha256.
create function private.pseudonym_of(address text) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select 'erased-' || left(
    encode(
      sha256(convert_to(k.key || encode(sha256(convert_to(k.key || lower(btrim(address)), 'UTF8')), 'hex'), 'UTF8')),
      'hex'
    ),
    16
  )
  from private.pseudonym_key k;
$$;
comment on function private.pseudonym_of(text) is
  'Returns the pseudonym of an email address after an erasure: always the same, and not reversible.';
revoke all on function private.pseudonym_of(text) from public;

create function private.former_contacts(addresses text[]) returns table (id uuid, emails text[])
language sql
stable
set search_path = ''
as $$
  select
    l.record_id::uuid,
    array(
      select lower(l.before ->> 'email')
      union select other from jsonb_array_elements_text(l.before -> 'other_emails') as other
    )
  from public.audit_log l
  where l.table_name = 'clients'
    and l.action = 'delete'
    and l.erased_at is null
    and (lower(l.before ->> 'email') = any (addresses) or l.before -> 'other_emails' ?| addresses)
    -- Excludes contacts that were restored or merged into another one.
    and not exists (select from public.clients c where c.id = l.record_id::uuid or c.merged_from @> array[l.record_id::uuid]);
$$;
comment on function private.former_contacts(text[]) is
  'Returns the deleted contacts with these email addresses, as long as the audit log has them, with all their addresses.';
revoke all on function private.former_contacts(text[]) from public;

create function private.lost_links(records uuid[]) returns table (table_name text, record_id uuid)
language sql
stable
set search_path = ''
as $$
  with lost as (
    select distinct l.table_name, l.record_id::uuid as record_id
    from public.audit_log l
    where private.lost_links_of(l.table_name, l.action, l.before, l.after) && records::text[]
      and not private.links_of(l.after) && records::text[]
  )
  select l.table_name, l.record_id
  from lost l
  where not exists (
    select from public.deals d where d.id = l.record_id and d.client_id is not null
    union all
    select from public.tasks t where t.id = l.record_id and t.client_id is not null
  );
$$;
comment on function private.lost_links(uuid[]) is
  'Returns deals and tasks, including deleted ones, that used to be linked to one of these contacts and bookings and have no contact now, as long as the audit log has the change.';
revoke all on function private.lost_links(uuid[]) from public;

create function private.person_addresses(address text) returns text[]
language sql
stable
set search_path = ''
as $$
  with given as (
    select lower(btrim(address)) as email
    union
    select unnest(f.emails) from private.former_contacts(array[lower(btrim(address))]) f
  ),
  forms as not materialized (
    select b.client_id, b.email from public.consultation_bookings b
    union all select r.client_id, r.email from public.webinar_registrations r
    union all select e.client_id, e.email from public.enrolments e
    union all select q.client_id, q.email from public.enquiries q
  ),
  contacts as (
    select c.id, c.email, c.other_emails
    from public.clients c
    join given g
      on lower(c.email) = g.email
      or c.other_emails @> array[g.email]
      or c.id in (select f.client_id from forms f where lower(f.email) = g.email)
  )
  select array(
    select g.email from given g
    union select lower(c.email) from contacts c
    union select other from contacts c cross join unnest(c.other_emails) as other
    union
    select lower(f.email)
    from forms f
    where f.client_id in (select c.id from contacts c)
  );
$$;
comment on function private.person_addresses(text) is
  'Returns all email addresses of the person with this address: those of their contact, even if deleted, and of forms linked to it.';
revoke all on function private.person_addresses(text) from public;

create function private.person_records(addresses text[])
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
  received as (
    select v.proposal_id, p.deal_id
    from public.proposal_versions v
    join public.proposals p on p.id = v.proposal_id
    where lower(v.recipient_email) = any (addresses)
  ),
  left_deals as (
    -- Deals are kept when their contact is deleted.
    select l.record_id as id
    from private.lost_links(
      array(
        select c.id from contacts c
        union select f.id from private.former_contacts(addresses) f
        union select b.id from bookings b
      )
    ) l
    where l.table_name = 'deals'
  ),
  own as (
    select
      'contact' as kind, 'clients' as record_table, c.id,
      to_jsonb(c) - 'document' || jsonb_build_object('company', f.name) as record
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
    select
      'registration', 'webinar_registrations', r.id,
      to_jsonb(r) || jsonb_build_object(
        'votes',
        (
          select coalesce(jsonb_agg(to_jsonb(v) - 'registration_id' order by v.voted_at), '[]')
          from public.webinar_question_votes v
          where v.registration_id = r.id
        )
      )
    from public.webinar_registrations r
    where lower(r.email) = any (addresses)
    union all
    select 'waiting', 'webinar_waitlist', e.id, to_jsonb(e)
    from public.webinar_waitlist e
    where lower(e.email) = any (addresses)
    union all
    select 'question', 'webinar_questions', q.id, to_jsonb(q)
    from public.webinar_questions q
    join public.webinar_registrations r on r.id = q.registration_id
    where lower(r.email) = any (addresses)
    union all
    select 'enrolment', 'enrolments', e.id, to_jsonb(e) || jsonb_build_object('course', c.title)
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where lower(e.email) = any (addresses)
    union all
    select 'certificate', 'certificates', f.id, to_jsonb(f)
    from public.certificates f
    join public.enrolments e on e.id = f.enrolment_id
    where lower(e.email) = any (addresses)
    union all
    select 'lesson_progress', 'lesson_progress', p.id, to_jsonb(p) || jsonb_build_object('lesson', l.title)
    from public.lesson_progress p
    join public.course_lessons l on l.id = p.lesson_id
    join public.enrolments e on e.id = p.enrolment_id
    where lower(e.email) = any (addresses)
    union all
    select 'course_payment', 'course_payments', p.id, to_jsonb(p)
    from public.course_payments p
    join public.enrolments e on e.id = p.enrolment_id
    where lower(e.email) = any (addresses)
    union all
    select 'incoming_call', 'incoming_calls', i.id, to_jsonb(i)
    from public.incoming_calls i
    where lower(i.email) = any (addresses)
    union all
    select 'bounce', 'mail_bounces', m.id, to_jsonb(m) - 'cleared_by'
    from public.mail_bounces m
    where m.email = any (addresses)
    union all
    select 'access_link', 'access_links', l.id, to_jsonb(l)
    from public.access_links l
    where lower(l.email) = any (addresses)
    union all
    select 'application', 'job_applications', a.id, to_jsonb(a) || jsonb_build_object('job', j.title)
    from public.job_applications a
    join public.jobs j on j.id = a.job_id
    where lower(a.email) = any (addresses)
    union all
    select 'enquiry', 'enquiries', q.id, to_jsonb(q) - 'idempotency_key' || jsonb_build_object('course', c.title)
    from public.enquiries q
    left join public.courses c on c.id = q.course_id
    where lower(q.email) = any (addresses)
    union all
    select 'touch', 'touches', t.id, to_jsonb(t) from public.touches t where t.client_id in (select c.id from contacts c)
    union all
    select 'estimate', 'estimates', e.id, to_jsonb(e) - 'idempotency_key'
    from public.estimates e
    where lower(e.email) = any (addresses) or e.client_id in (select c.id from contacts c)
    union all
    select 'deal', 'deals', d.id, to_jsonb(d) - 'document'
    from public.deals d
    where d.client_id in (select c.id from contacts c)
      or d.id in (select l.id from left_deals l)
      or d.id in (select v.deal_id from received v)
      -- Its brief is the text that the visitor entered with the booking, even if the deal has another contact.
      or d.booking_id in (select b.id from bookings b)
    union all
    select
      'proposal', 'proposals', p.id,
      to_jsonb(p) || jsonb_build_object(
        'versions', (select coalesce(jsonb_agg(to_jsonb(v) order by v.version), '[]') from public.proposal_versions v where v.proposal_id = p.id),
        'questions', (select coalesce(jsonb_agg(to_jsonb(q) order by q.asked_at), '[]') from public.proposal_questions q where q.proposal_id = p.id),
        'codes', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]') from public.proposal_codes k where k.proposal_id = p.id)
      )
    from public.proposals p
    join public.deals d on d.id = p.deal_id
    where d.client_id in (select c.id from contacts c)
      or d.id in (select l.id from left_deals l)
      or p.id in (select v.proposal_id from received v)
    union all
    select 'acceptance', 'proposal_acceptances', a.id, to_jsonb(a)
    from public.proposal_acceptances a
    where lower(a.email) = any (addresses)
    union all
    select 'subscription', 'blog_subscriptions', s.id, to_jsonb(s) - 'token_hash'
    from public.blog_subscriptions s
    where s.email = any (addresses)
    union all
    select 'newsletter', 'newsletter_recipients', n.id, to_jsonb(n) - 'lease_token' || jsonb_build_object('issue', i.title)
    from public.newsletter_recipients n
    join public.newsletter_issues i on i.id = n.issue_id
    join public.blog_subscriptions s on s.id = n.subscription_id
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
  'Returns the records about a person, in the kinds that lib/records.ts names. Acceptances are kept, with a pseudonym, when their person is erased.';
revoke all on function private.person_records(text[]) from public;

create function private.deleted_with(records text[]) returns table (table_name text, record_id text)
language sql
stable
set search_path = ''
as $$
  with recursive gone as (
    select l.table_name, l.record_id
    from public.audit_log l
    where l.action = 'delete' and l.erased_at is null and private.links_of(l.before) && records
    union
    select l.table_name, l.record_id
    from gone g
    join public.audit_log l
      on l.action = 'delete' and l.erased_at is null and private.links_of(l.before) @> array[g.record_id]
  )
  select g.table_name, g.record_id from gone g;
$$;
comment on function private.deleted_with(text[]) is
  'Returns deleted records that belonged to these, directly or indirectly, as long as the audit log has them.';
revoke all on function private.deleted_with(text[]) from public;

create function private.person_subjects(addresses text[])
returns table (table_name text, record_id text)
language sql
stable
set search_path = ''
as $$
  with named as (
    select r.record_table as table_name, r.record_id
    from private.person_records(addresses) r
    where r.kind <> 'event'
    union
    select l.table_name, l.record_id
    from public.audit_log l
    where l.erased_at is null
      and l.table_name <> 'user_profiles'
      and (
        lower(l.before ->> 'email') = any (addresses)
        or lower(l.after ->> 'email') = any (addresses)
        or l.before -> 'other_emails' ?| addresses
        or l.after -> 'other_emails' ?| addresses
      )
  ),
  lost as (
    select l.table_name, l.record_id
    from private.lost_links(array(
      select n.record_id::uuid from named n where n.table_name in ('clients', 'consultation_bookings')
    )) l
  )
  select n.table_name, n.record_id from named n
  union
  -- Tasks belong to staff, so they are masked instead.
  select d.table_name, d.record_id
  from (
    select l.table_name, l.record_id::text as record_id from lost l
    union all
    select g.table_name, g.record_id
    from private.deleted_with(array(select n.record_id from named n union select l.record_id::text from lost l)) g
  ) as d
  where d.table_name !~ '^task'
  union
  select l.table_name, l.record_id
  from public.audit_log l
  where l.table_name in ('proposal_questions', 'proposal_versions')
    and coalesce(l.after, l.before) ->> 'proposal_id' in (
      select n.record_id from named n where n.table_name = 'proposals'
    )
  union
  select l.table_name, l.record_id
  from public.audit_log l
  where l.table_name = 'client_notes'
    and coalesce(l.after, l.before) ->> 'client_id' in (
      select n.record_id from named n where n.table_name = 'clients'
    );
$$;
comment on function private.person_subjects(text[]) is
  'Returns the records whose audit log entries name a person, including deleted records.';
revoke all on function private.person_subjects(text[]) from public;

create function public.export_person(address text) returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  addresses text[];
  records jsonb;
  history jsonb;
  counts jsonb;
  stored public.privacy_requests;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can export a person.' using errcode = '42501';
  end if;
  addresses := private.person_addresses(address);
  select
    coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'table', r.record_table, 'record', r.record)), '[]'),
    coalesce((
      select jsonb_object_agg(k.kind, k.total)
      from (select p.kind, count(*) as total from private.person_records(addresses) p group by p.kind) as k
    ), '{}')
  into records, counts
  from private.person_records(addresses) r;

  select coalesce(jsonb_agg(to_jsonb(l) - 'actor_id' order by l.id), '[]') into history
  from public.audit_log l
  where (l.table_name, l.record_id) in (select s.table_name, s.record_id from private.person_subjects(addresses) s);
  if jsonb_array_length(records) + jsonb_array_length(history) = 0 then
    return jsonb_build_object('outcome', 'not_found');
  end if;

  insert into public.privacy_requests (kind, pseudonyms, records)
  values (
    'export',
    array(select private.pseudonym_of(one) from unnest(addresses) as one),
    counts || jsonb_build_object('audit', jsonb_array_length(history))
  )
  returning * into stored;
  return jsonb_build_object(
    'outcome', 'exported',
    'reference', stored.reference,
    'at', stored.at,
    'addresses', to_jsonb(addresses),
    'records', records,
    'timeline', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at), '[]')
      from public.clients c
      cross join lateral public.client_timeline(c.id, 10000) as t
      where lower(c.email) = any (addresses)
    ),
    'history', history
  );
end;
$$;
comment on function public.export_person(text) is
  'Returns everything stored about a person, for leaders, and records the export. Outcome: exported (with records, timeline and audit log history) or not_found.';
revoke all on function public.export_person(text) from public, anon, authenticated;
grant execute on function public.export_person(text) to authenticated;

-- A restored row keeps its former time.
create trigger stamp_consent before insert on public.consultation_bookings
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.webinar_registrations
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.webinar_waitlist
  for each row when (new.policy_version is not null)
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.enrolments
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.job_applications
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.enquiries
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.estimates
  for each row when (new.policy_version is not null and new.consented_at is null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.blog_subscriptions
  for each row when (not private.is_restoring())
  execute function private.stamp_consent();
create trigger audit after insert or update or delete on public.privacy_requests
  for each row execute function private.record_audit();
