-- Contacts at work: one address is one person, found fast, imported, merged, and with one timeline each.

alter table public.clients
  add column merged_from uuid[] not null default '{}',
  alter column value set default 0;
comment on column public.clients.merged_from is 'The ids of the contacts that were merged into this one.';

create function private.prepare_client() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  new.other_emails := array(
    select distinct lower(btrim(address)) from unnest(new.other_emails) as address
    where lower(btrim(address)) <> new.email
    order by 1
  );
  new.value := coalesce(new.value, 0);
  if exists (
    select from public.clients c
    where c.id <> new.id and lower(c.email) = any (new.other_emails)
  ) or exists (
    select from public.clients c
    where c.id <> new.id and c.other_emails && (new.other_emails || new.email)
  ) then
    raise exception 'This address belongs to another contact.'
      using errcode = '23505', constraint = 'clients_email_key';
  end if;
  return new;
end;
$$;
comment on function private.prepare_client() is
  'Trigger: one spelling of each address, and none that another contact has; a missing value is 0.';
revoke all on function private.prepare_client() from public;
create trigger prepare before insert or update of email, other_emails, value on public.clients
  for each row execute function private.prepare_client();

update public.clients set value = coalesce(value, 0);
alter table public.clients alter column value set not null;

-- Lookups must not wade through what an import has just added.
alter index public.clients_other_emails set (fastupdate = off);
create index clients_firstname on public.clients (firstname, id);
create index clients_value on public.clients (value desc, id);
create index clients_owner on public.clients (owner_id, created_at desc, id);
create index companies_name on public.companies (name, id);

create table public.client_tags (
  name text primary key
);
comment on table public.client_tags is
  'The tags that contacts have, written by triggers, so that lists can offer them.';

alter table public.client_tags enable row level security;
revoke all on public.client_tags from public, anon, authenticated;
grant select on public.client_tags to authenticated;
grant select, insert, update, delete on public.client_tags to service_role;
create policy "Leaders read tags" on public.client_tags
  for select to authenticated using ((select private.is_leader()));

create function private.keep_client_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.client_tags (name) select unnest(new.tags) on conflict do nothing;
  return null;
end;
$$;
comment on function private.keep_client_tags() is 'Trigger: remembers the tags of contacts.';
revoke all on function private.keep_client_tags() from public;
create trigger keep_tags after insert or update of tags on public.clients
  for each row when (new.tags <> '{}') execute function private.keep_client_tags();
insert into public.client_tags (name) select distinct unnest(c.tags) from public.clients c;

create function private.drop_client_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.client_tags t
  where t.name = any (old.tags)
    and not exists (select from public.clients c where c.tags @> array[t.name]);
  return null;
end;
$$;
comment on function private.drop_client_tags() is 'Trigger: forgets the tags that no contact has any more.';
revoke all on function private.drop_client_tags() from public;
create trigger drop_tags after delete on public.clients
  for each row when (old.tags <> '{}') execute function private.drop_client_tags();
create trigger drop_replaced_tags after update of tags on public.clients
  for each row when (old.tags <> new.tags) execute function private.drop_client_tags();

-- Under row-level security no index serves a search for words, tags or lower-case addresses, so these functions
-- ask the role themselves.

create function public.find_clients(search text, tag text default null) returns setof public.clients
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  query constant tsquery := private.search_query(search);
  at_companies constant uuid[] := array(
    select f.id from public.companies f where private.search_document(f.name) @@ query
  );
begin
  if not private.is_leader() then
    return;
  end if;
  return query
  select c.* from public.clients c
  where query is null
    and c.tags @> array[tag];
  return query
  select c.* from public.clients c
  where query is not null
    and (
      private.client_document(c) @@ query
      or c.company_id = any (at_companies)
      or c.other_emails @> array[lower(btrim(search))]
    )
    and (tag is null or c.tags @> array[tag]);
end;
$$;
comment on function public.find_clients(text, text) is
  'For leaders: the contacts with this tag, and, where there is a search, of those the ones whose name, address or phone hold every word of it, or whose company does.';

create function public.known_addresses(addresses text[]) returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select given.address
  from unnest(addresses) as given (address)
  where (select private.is_leader())
    and (
      exists (select from public.clients c where lower(c.email) = lower(given.address))
      or exists (select from public.clients c where c.other_emails @> array[lower(given.address)])
    );
$$;
comment on function public.known_addresses(text[]) is 'For leaders: which of these addresses contacts have already.';

-- Plans are made for a short table and kept while it grows: without the indexes each row would read all before it.
create function public.import_clients(contacts jsonb, update_known boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  given record;
  known uuid;
  employer uuid;
  created integer := 0;
  updated integer := 0;
  skipped integer := 0;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can import contacts.' using errcode = '42501';
  end if;
  for given in
    select * from jsonb_to_recordset(contacts) as c (
      firstname text, lastname text, email text, phone text, jobtitle text, company text, stage text,
      value numeric, tags text[], source text
    )
  loop
    select c.id into known from public.clients c where lower(c.email) = lower(given.email);
    if known is null then
      select c.id into known from public.clients c where c.other_emails @> array[lower(given.email)];
    end if;
    if known is not null and not update_known then
      skipped := skipped + 1;
      continue;
    end if;

    employer := null;
    if given.company is not null then
      insert into public.companies (name) values (given.company) on conflict (lower(name)) do nothing;
      select f.id into employer from public.companies f where lower(f.name) = lower(given.company);
    end if;
    if known is null then
      insert into public.clients (
        firstname, lastname, email, phone, jobtitle, company_id, stage, value, tags, source
      )
      values (
        given.firstname, given.lastname, given.email, given.phone, given.jobtitle, employer,
        coalesce(given.stage, 'lead'), given.value, coalesce(given.tags, '{}'), coalesce(given.source, 'Import')
      );
      created := created + 1;
    else
      update public.clients c
      set
        firstname = given.firstname,
        lastname = coalesce(given.lastname, c.lastname),
        phone = coalesce(given.phone, c.phone),
        jobtitle = coalesce(given.jobtitle, c.jobtitle),
        company_id = coalesce(employer, c.company_id),
        stage = coalesce(given.stage, c.stage),
        value = coalesce(given.value, c.value),
        tags = case
          when given.tags <@ c.tags then c.tags
          else array(select distinct tag from unnest(c.tags || given.tags) as tag order by 1)
        end,
        source = coalesce(given.source, c.source)
      where c.id = known;
      updated := updated + 1;
    end if;
  end loop;
  return jsonb_build_object('created', created, 'updated', updated, 'skipped', skipped);
end;
$$;
comment on function public.import_clients(jsonb, boolean) is
  'Stores contacts, all or none, for a leader: new ones with their companies; those with a known address are updated where something is given, or skipped. Answers how many of each.';

create function public.tag_clients(ids uuid[], tag text, present boolean)
returns table (id uuid, updated_at timestamptz)
language sql
set search_path = ''
as $$
  update public.clients c
  set tags = case when present then c.tags || tag else array_remove(c.tags, tag) end
  where c.id = any (ids) and (tag = any (c.tags)) <> present
  returning c.id, c.updated_at;
$$;
comment on function public.tag_clients(uuid[], text, boolean) is
  'Gives contacts a tag or takes it from them. Answers with those whose tags were changed.';

create function public.merge_clients(kept uuid, merged uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  other public.clients;
begin
  -- In one order, so that two who merge at once wait for each other.
  perform from public.clients c where c.id in (kept, merged) order by c.id for update;
  select c.* into other from public.clients c where c.id = merged and merged <> kept;
  if not found or not exists (select from public.clients c where c.id = kept) then
    return jsonb_build_object('outcome', 'not_found');
  end if;

  update public.client_notes set client_id = kept where client_id = merged;
  update public.tasks set client_id = kept where client_id = merged;
  update public.consultation_bookings set client_id = kept where client_id = merged;
  -- Before its addresses move, because no two contacts may have the same.
  delete from public.clients where id = merged;
  update public.clients c
  set
    other_emails = c.other_emails || other.other_emails || other.email,
    merged_from = c.merged_from || other.merged_from || other.id,
    lastname = coalesce(c.lastname, other.lastname),
    phone = coalesce(c.phone, other.phone),
    jobtitle = coalesce(c.jobtitle, other.jobtitle),
    company_id = coalesce(c.company_id, other.company_id),
    owner_id = coalesce(c.owner_id, other.owner_id),
    value = case c.value when 0 then other.value else c.value end,
    tags = array(select distinct tag from unnest(c.tags || other.tags) as tag order by 1),
    source = coalesce(c.source, other.source)
  where c.id = kept;
  return jsonb_build_object('outcome', 'merged');
end;
$$;
comment on function public.merge_clients(uuid, uuid) is
  'Makes two contacts one: notes, tasks, bookings and addresses of the merged one go to the kept one, whose empty fields are filled from it. Outcome: merged or not_found.';

create function public.client_timeline(
  client uuid, most integer, only_kind text default null, before_at timestamptz default null, before_id text default null
)
returns table (kind text, id text, at timestamptz, payload jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person public.clients;
  addresses text[];
  ids uuid[];
begin
  select c.* into person from public.clients c where c.id = client and private.is_leader();
  if not found then
    return;
  end if;
  addresses := person.other_emails || person.email;
  ids := person.merged_from || person.id;

  return query
  with held as (
    select b.* from public.consultation_bookings b where lower(b.email) = any (addresses) or b.client_id = person.id
  ),
  given as (
    select t.* from public.tasks t where t.client_id = person.id
    union
    select t.* from public.tasks t where t.booking_id in (select h.id from held h)
  ),
  happened as (
    select
      'booking' as kind, h.id::text as id, h.requestdate as at,
      jsonb_build_object('starts_at', h.preferreddate, 'status', h.status, 'text', h.projectdescription) as payload
    from held h
    union all
    select 'webinar', r.id::text, r.registrationdate, jsonb_build_object('title', r.webinartitle)
    from public.webinar_registrations r
    where lower(r.email) = any (addresses)
    union all
    select
      'enrolment', e.id::text, e.created_at,
      jsonb_build_object('title', c.title, 'progress', e.progress, 'rating', e.rating)
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where lower(e.email) = any (addresses)
    union all
    select
      'subscription', s.id::text, s.created_at,
      jsonb_build_object('confirmed', s.confirmed_at is not null, 'ended', s.unsubscribed_at is not null)
    from public.blog_subscriptions s
    where s.email = any (addresses)
    union all
    select 'application', a.id::text, a.created_at, jsonb_build_object('title', j.title, 'stage', a.stage)
    from public.job_applications a
    join public.jobs j on j.id = a.job_id
    where lower(a.email) = any (addresses)
    union all
    select
      'task', g.id::text, g.created_at,
      jsonb_build_object('task_id', g.id, 'title', g.title, 'status', g.status, 'person', p.name)
    from given g
    left join public.user_profiles p on p.id = g.assigned_to
    union all
    select
      'task', a.id::text, a.at,
      jsonb_build_object('task_id', g.id, 'title', g.title, 'status', 'completed', 'completed_by', p.name)
    from given g
    join public.task_activity a on a.task_id = g.id and a.changes -> 'status' ->> 'to' = 'completed'
    left join public.user_profiles p on p.id = a.actor_id
    union all
    select
      'note', n.id::text, n.created_at,
      jsonb_build_object('text', n.body, 'person', p.name, 'version', n.updated_at)
    from public.client_notes n
    left join public.user_profiles p on p.id = n.author_id
    where n.client_id = person.id
    union all
    select 'mail', o.id::text, o.created_at, jsonb_build_object('topic', o.topic, 'status', o.status)
    from public.outbox o
    where lower(o.recipient) = any (addresses) and o.channel = 'mail'
    union all
    select
      'stage', l.id::text, l.at,
      jsonb_build_object(
        'from', l.before ->> 'stage',
        'to', l.after ->> 'stage',
        'person', p.name,
        'merged', (
          select concat_ws(' ', d.before ->> 'firstname', d.before ->> 'lastname')
          from public.audit_log d
          where d.table_name = 'clients'
            and d.record_id = l.after -> 'merged_from' ->> -1
            and d.action = 'delete'
            and d.at = l.at
            and l.before ->> 'merged_from' <> l.after ->> 'merged_from'
        )
      )
    from public.audit_log l
    left join public.user_profiles p on p.id = l.actor_id
    where l.table_name = 'clients'
      and l.record_id = any (ids::text[])
      and l.action <> 'delete'
      and (
        l.before is null
        or l.before ->> 'stage' <> l.after ->> 'stage'
        or l.before ->> 'merged_from' <> l.after ->> 'merged_from'
      )
  )
  select h.kind, h.id, h.at, h.payload
  from happened h
  where (only_kind is null or h.kind = only_kind)
    and (before_at is null or (h.at, h.id) < (before_at, before_id))
  order by h.at desc, h.id desc
  limit most;
end;
$$;
comment on function public.client_timeline(uuid, integer, text, timestamptz, text) is
  'For leaders: everything about a person, by any of their addresses, the newest first, behind the entry of before_at and before_id: booking, webinar, enrolment, subscription, application, task, note, mail, stage.';

revoke all on function
  public.find_clients(text, text), public.known_addresses(text[]), public.import_clients(jsonb, boolean),
  public.tag_clients(uuid[], text, boolean), public.merge_clients(uuid, uuid),
  public.client_timeline(uuid, integer, text, timestamptz, text)
  from public, anon, authenticated;
grant execute on function
  public.find_clients(text, text), public.known_addresses(text[]), public.import_clients(jsonb, boolean),
  public.tag_clients(uuid[], text, boolean), public.merge_clients(uuid, uuid),
  public.client_timeline(uuid, integer, text, timestamptz, text)
  to authenticated;

-- What the audit screen filters by.
create index audit_log_table on public.audit_log (table_name, id desc);
