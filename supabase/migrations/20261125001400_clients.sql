-- Contacts (table clients): one email address is one person. Also companies, tags and staff notes.
create function private.domain_of(website text) returns text
language sql
immutable
set search_path = ''
as $$
  select nullif(regexp_replace(lower(btrim(website)), '^(https?://)?(www\.)?([^/:?#\s]*).*$', '\3'), '');
$$;
comment on function private.domain_of(text) is 'Returns the domain of a website without www, or null.';
revoke all on function private.domain_of(text) from public;
grant execute on function private.domain_of(text) to authenticated, service_role;

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 160 and btrim(name) <> ''),
  website text check (char_length(website) <= 300),
  industry text check (char_length(industry) <= 80),
  employees integer check (employees > 0),
  notes text check (char_length(notes) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.companies is 'Companies for which contacts work.';
alter table public.companies enable row level security;
revoke all on public.companies from public, anon, authenticated;
grant select, insert, update, delete on public.companies to authenticated, service_role;

create unique index companies_name_key on public.companies (lower(name));
create index companies_created_at on public.companies (created_at desc, id);
create index companies_pieces on public.companies using gin (private.pieces(name));
create index companies_document on public.companies using gin (private.search_document(name));
create index companies_name on public.companies (name, id);
create index companies_domain on public.companies (private.domain_of(website));

create policy "Leaders manage companies" on public.companies
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  firstname text not null check (char_length(firstname) <= 100 and btrim(firstname) <> '' and private.is_person_name(firstname)),
  lastname text check (char_length(lastname) <= 100 and private.is_person_name(lastname)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  other_emails text[] not null default '{}' check (cardinality(other_emails) <= 100 and octet_length(other_emails::text) <= 26000),
  phone text check (char_length(phone) <= 40),
  jobtitle text check (char_length(jobtitle) <= 120),
  company_id uuid references public.companies (id) on delete set null,
  stage text not null default 'lead' check (stage in ('lead', 'qualified', 'client', 'past')),
  owner_id uuid references public.user_profiles (id) on delete set null,
  value numeric(16, 2) not null default 0 check (value >= 0 and value < 'NaN'),
  client_since timestamptz,
  tags text[] not null default '{}' check (cardinality(tags) <= 200 and octet_length(tags::text) <= 40000),
  source text check (char_length(source) <= 80),
  merged_from uuid[] not null default '{}' check (cardinality(merged_from) <= 500),
  former_terms text[] not null default '{}'
    check (cardinality(former_terms) <= 20 and octet_length(array_to_string(former_terms, ' ')) <= 20000),
  document tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.clients is
  'Contacts. One email address is one person; other_emails are the addresses of contacts merged into this one.';
comment on column public.clients.value is
  'First-year value of the contact''s won deals, in US dollars. Always set by triggers.';
comment on column public.clients.client_since is
  'Time when the contact became a client: with the first won deal, or manually. Null for leads, and if unknown, as for imported or past clients. Set by triggers.';
comment on column public.clients.merged_from is 'Ids of contacts merged into this one.';
comment on column public.clients.former_terms is
  'Former names and phone numbers of the contact and of contacts merged into it, the newest 20. Erasure searches for them, too. Set by a trigger.';
comment on column public.clients.document is
  'Search vector, set by triggers: weight A for the contact, B for the company.';
alter table public.clients enable row level security;
revoke all on public.clients from public, anon, authenticated;
grant select, insert, update, delete on public.clients to authenticated, service_role;

create unique index clients_email_key on public.clients (lower(email));

-- Without fastupdate, because lookups would have to scan the pending list that an import creates.
create index clients_other_emails on public.clients using gin (other_emails) with (fastupdate = off);
create index clients_created_at on public.clients (created_at desc, id);
create index clients_updated_at on public.clients (updated_at desc, id);
create index clients_name on public.clients (lower(lastname), id);
create index clients_stage on public.clients (stage, created_at desc, id);
create index clients_company_id on public.clients (company_id);
create index clients_owner_id on public.clients (owner_id);
-- Without fastupdate, for the same reason as other_emails.
create index clients_merged_from on public.clients using gin (merged_from) with (fastupdate = off);
create index clients_tags on public.clients using gin (tags);
create index clients_firstname on public.clients (firstname, id);
create index clients_value on public.clients (value desc, id);
create index clients_value_up on public.clients (value, id);
create index clients_owner on public.clients (owner_id, created_at desc, id);

-- For the dashboard, which counts new clients.
create index clients_client_since on public.clients (client_since) where client_since is not null;

create policy "Leaders add contacts" on public.clients
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change contacts" on public.clients
  for update to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders delete contacts" on public.clients
  for delete to authenticated using ((select private.is_leader()));

create table public.client_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  body text not null check (char_length(body) <= 10000 and btrim(body) <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.client_notes is 'Staff notes about a contact.';
alter table public.client_notes enable row level security;
revoke all on public.client_notes from public, anon, authenticated;
grant select, insert, update, delete on public.client_notes to authenticated, service_role;

create index client_notes_client_id on public.client_notes (client_id, created_at desc);
create index client_notes_author_id on public.client_notes (author_id);

create policy "Leaders manage notes" on public.client_notes
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.client_tags (
  name text primary key
);
comment on table public.client_tags is 'Tags in use, written by triggers, for the suggestions in lists.';
alter table public.client_tags enable row level security;
revoke all on public.client_tags from public, anon, authenticated;
grant select on public.client_tags to authenticated;
grant select, insert, update, delete on public.client_tags to service_role;

create policy "Leaders read tags" on public.client_tags
  for select to authenticated using ((select private.is_leader()));

create function private.client_document(client public.clients) returns tsvector
language sql
stable
set search_path = ''
as $$
  select setweight(
    private.search_document(concat_ws(' ', client.firstname, client.lastname, client.email, client.phone)), 'A'
  ) || setweight(
    private.search_document(coalesce((select f.name from public.companies f where f.id = client.company_id), '')), 'B'
  );
$$;
comment on function private.client_document(public.clients) is 'Returns the search vector of a contact.';
revoke all on function private.client_document(public.clients) from public;

create index clients_document on public.clients using gin (document);

create function private.write_client_document() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.document := private.client_document(new);
  return new;
end;
$$;
comment on function private.write_client_document() is 'Trigger: updates the search vector of a contact.';
revoke all on function private.write_client_document() from public;

create function private.client_value(client uuid) returns numeric
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(d.year_cents), 0) / 100.0 from public.deals d where d.client_id = client and d.stage = 'won'
  );
end;
$$;
comment on function private.client_value(uuid) is
  'Returns the first-year value of a contact''s won deals in US dollars.';
revoke all on function private.client_value(uuid) from public;

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
  new.value := private.client_value(new.id);
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
  'Trigger: converts email addresses to lower case, rejects an address that another contact has, and sets the value from the won deals.';
revoke all on function private.prepare_client() from public;

create function private.note_client_since() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- The date is unknown for imported contacts and past clients.
    if new.stage = 'client' and coalesce(current_setting('app.importing', true), '') <> 'on' then
      new.client_since := coalesce(new.client_since, now());
    end if;
  elsif new.stage not in ('client', 'past') then
    new.client_since := null;
  elsif old.stage not in ('client', 'past') then
    new.client_since := coalesce(new.client_since, now());
  end if;
  return new;
end;
$$;
comment on function private.note_client_since() is
  'Trigger: stores when a contact becomes a client, and clears the date for other stages.';
revoke all on function private.note_client_since() from public;

create function private.with_former_terms(terms text[], added text[]) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(f.term order by f.place), '{}')
  from (
    select given.term, max(given.place) as place
    from unnest(terms || added) with ordinality as given (term, place)
    where btrim(given.term) <> ''
    group by given.term
    order by 2 desc
    limit 20
  ) as f;
$$;
comment on function private.with_former_terms(text[], text[]) is
  'Adds names and phone numbers to former ones. Returns the newest 20 without duplicates.';
revoke all on function private.with_former_terms(text[], text[]) from public;
grant execute on function private.with_former_terms(text[], text[]) to authenticated, service_role;

create function private.keep_former_terms() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.former_terms := private.with_former_terms(
    new.former_terms, array[concat_ws(' ', old.firstname, old.lastname), old.phone]
  );
  return new;
end;
$$;
comment on function private.keep_former_terms() is 'Trigger: stores the former name and phone number of a contact.';
revoke all on function private.keep_former_terms() from public;

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
comment on function private.keep_client_tags() is 'Trigger: adds the tags of a contact to client_tags.';
revoke all on function private.keep_client_tags() from public;

create function private.drop_client_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Runs once per statement and tag, because thousands of contacts may share a few tags.
  if tg_op = 'DELETE' then
    delete from public.client_tags t
    where t.name in (select unnest(f.tags) from former f)
      and not exists (select from public.clients c where c.tags @> array[t.name]);
  else
    delete from public.client_tags t
    where t.name in (select unnest(f.tags) from former f join later l on l.id = f.id where l.tags <> f.tags)
      and not exists (select from public.clients c where c.tags @> array[t.name]);
  end if;
  return null;
end;
$$;
comment on function private.drop_client_tags() is
  'Statement trigger: deletes unused tags from client_tags.';
revoke all on function private.drop_client_tags() from public;

-- Under row-level security no index is used for lower-case email addresses, so known_addresses and import_clients check
-- the role themselves.
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
comment on function public.known_addresses(text[]) is
  'Returns, for leaders, which of these email addresses already belong to contacts.';
revoke all on function public.known_addresses(text[]) from public, anon, authenticated;
grant execute on function public.known_addresses(text[]) to authenticated;

-- Without sequential scans, because plans are cached while the table is still small and reused as the import fills it.
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
  perform set_config('app.importing', 'on', true);
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
        firstname, lastname, email, phone, jobtitle, company_id, stage, tags, source
      )
      values (
        given.firstname, given.lastname, given.email, given.phone, given.jobtitle, employer,
        coalesce(given.stage, 'lead'), coalesce(given.tags, '{}'), coalesce(given.source, 'Import')
      )
      returning id into known;
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
        tags = case
          when given.tags <@ c.tags then c.tags
          else array(select distinct tag from unnest(c.tags || given.tags) as tag order by 1)
        end,
        source = coalesce(given.source, c.source)
      where c.id = known;
      updated := updated + 1;
    end if;
    -- The value of a contact is computed from its deals; the imported number is kept as a note.
    if given.value > 0 then
      insert into public.client_notes (client_id, body)
      select known, valued.words
      from (
        select 'Value in the imported file: ' || private.dollars((given.value * 100)::bigint) as words
      ) as valued
      where not exists (select from public.client_notes n where n.client_id = known and n.body = valued.words);
    end if;
  end loop;
  perform set_config('app.importing', '', true);
  return jsonb_build_object('created', created, 'updated', updated, 'skipped', skipped);
end;
$$;
comment on function public.import_clients(jsonb, boolean) is
  'Imports contacts, all or none, for leaders: adds new ones and their companies; updates known ones with the given values, or skips them. A value becomes a note. Returns the number of each.';
revoke all on function public.import_clients(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.import_clients(jsonb, boolean) to authenticated;

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
  'Adds a tag to contacts or removes it. Returns the changed contacts.';
revoke all on function public.tag_clients(uuid[], text, boolean) from public, anon, authenticated;
grant execute on function public.tag_clients(uuid[], text, boolean) to authenticated;

create function public.merge_clients(kept uuid, merged uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  other record;
begin
  -- Locked in a fixed order, so that concurrent merges cannot deadlock.
  perform from public.clients c where c.id in (kept, merged) order by c.id for update;
  select
    c.id, c.email, c.other_emails, c.merged_from, c.former_terms, c.firstname, c.lastname, c.phone, c.jobtitle, c.company_id,
    c.owner_id, c.client_since, c.tags, c.source
  into other
  from public.clients c
  where c.id = merged and merged <> kept;
  if not found or not exists (select from public.clients c where c.id = kept) then
    return jsonb_build_object('outcome', 'not_found');
  end if;

  update public.client_notes set client_id = kept where client_id = merged;
  perform private.move_replies(merged, kept);
  update public.tasks set client_id = kept where client_id = merged;
  perform private.move_touches(merged, kept);
  update public.deals set client_id = kept where client_id = merged;
  update public.consultation_bookings set client_id = kept where client_id = merged;
  -- Deleted before its email addresses move, because two contacts may not have the same one.
  delete from public.clients where id = merged;
  update public.clients c
  set
    other_emails = c.other_emails || other.other_emails || other.email,
    merged_from = c.merged_from || other.merged_from || other.id,
    former_terms = private.with_former_terms(
      c.former_terms, other.former_terms || array[concat_ws(' ', other.firstname, other.lastname), other.phone]
    ),
    lastname = coalesce(c.lastname, other.lastname),
    phone = coalesce(c.phone, other.phone),
    jobtitle = coalesce(c.jobtitle, other.jobtitle),
    company_id = coalesce(c.company_id, other.company_id),
    owner_id = coalesce(c.owner_id, other.owner_id),
    client_since = least(c.client_since, other.client_since),
    tags = array(select distinct tag from unnest(c.tags || other.tags) as tag order by 1),
    source = coalesce(c.source, other.source)
  where c.id = kept;
  return jsonb_build_object('outcome', 'merged');
end;
$$;
comment on function public.merge_clients(uuid, uuid) is
  'Merges one contact into another: moves its notes, tasks, bookings, touches, estimates, deals and email addresses, and fills in empty fields. Outcome: merged or not_found.';
revoke all on function public.merge_clients(uuid, uuid) from public, anon, authenticated;
grant execute on function public.merge_clients(uuid, uuid) to authenticated;

create trigger set_updated_at before update on public.companies
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.companies
  for each row execute function private.record_audit();
create trigger prepare before insert or update of email, other_emails, value on public.clients
  for each row execute function private.prepare_client();
create trigger note_client_since before update of stage, client_since on public.clients
  for each row execute function private.note_client_since();
create trigger note_new_client before insert on public.clients
  for each row when (not private.is_restoring()) execute function private.note_client_since();
create trigger keep_former_terms before update of firstname, lastname, phone on public.clients
  for each row when (
    (old.firstname, old.lastname, old.phone) is distinct from (new.firstname, new.lastname, new.phone)
    and not private.is_erasing()
  )
  execute function private.keep_former_terms();
create trigger set_updated_at before update on public.clients
  for each row when (old.document = new.document) execute function private.set_updated_at();
-- Runs after prepare and set_updated_at; the latter ignores changes of the search vector alone.
create trigger write_document before insert or update of firstname, lastname, email, phone, company_id, document on public.clients
  for each row execute function private.write_client_document();
create trigger keep_tags after insert or update of tags on public.clients
  for each row when (new.tags <> '{}') execute function private.keep_client_tags();
create trigger drop_tags after delete on public.clients
  referencing old table as former
  for each statement execute function private.drop_client_tags();
create trigger drop_replaced_tags after update on public.clients
  referencing old table as former new table as later
  for each statement execute function private.drop_client_tags();
create trigger audit after insert or update or delete on public.clients
  for each row execute function private.record_audit();
create trigger set_author before insert or update of author_id on public.client_notes
  for each row execute function private.set_author('author_id');
create trigger set_updated_at before update on public.client_notes
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_notes
  for each row execute function private.record_audit();
create trigger record_created after insert on public.clients
  for each row execute function private.record_row_event('contact.created');
create trigger record_stage after update of stage on public.clients
  for each row when (old.stage <> new.stage)
  execute function private.record_change_event('contact.stage_changed', 'stage');
create trigger record_merged after update of merged_from on public.clients
  for each row when (cardinality(new.merged_from) > cardinality(old.merged_from))
  execute function private.record_change_event('contact.merged', 'merged_from');
