-- Contacts (table clients), their companies, and what staff note about them.

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 160),
  website text check (char_length(website) <= 300),
  industry text check (char_length(industry) <= 80),
  employees integer check (employees > 0),
  notes text check (char_length(notes) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.companies is 'Firms that contacts work for.';
create unique index companies_name_key on public.companies (lower(name));
create index companies_created_at on public.companies (created_at desc, id);
create trigger set_updated_at before update on public.companies
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.companies
  for each row execute function private.record_audit();

alter table public.companies enable row level security;
revoke all on public.companies from public, anon, authenticated;
grant select, insert, update, delete on public.companies to authenticated, service_role;
create policy "Leaders manage companies" on public.companies
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  firstname text not null check (char_length(btrim(firstname)) between 1 and 100),
  lastname text check (char_length(lastname) <= 100),
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  other_emails text[] not null default '{}',
  phone text check (char_length(phone) <= 40),
  jobtitle text check (char_length(jobtitle) <= 120),
  company_id uuid references public.companies (id) on delete set null,
  stage text not null default 'lead' check (stage in ('lead', 'qualified', 'client', 'past')),
  owner_id uuid references public.user_profiles (id) on delete set null,
  value numeric(12, 2) check (value >= 0),
  tags text[] not null default '{}',
  source text check (char_length(source) <= 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.clients is
  'Contacts. One address is one person; other_emails are those of people merged into this one. value is in US dollars.';
create unique index clients_email_key on public.clients (lower(email));
create index clients_other_emails on public.clients using gin (other_emails);
create index clients_created_at on public.clients (created_at desc, id);
create index clients_updated_at on public.clients (updated_at desc, id);
create index clients_name on public.clients (lower(lastname), id);
create index clients_stage on public.clients (stage, created_at desc, id);
create index clients_company_id on public.clients (company_id);
create index clients_owner_id on public.clients (owner_id);
create index clients_tags on public.clients using gin (tags);
create trigger set_updated_at before update on public.clients
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.clients
  for each row execute function private.record_audit();

alter table public.clients enable row level security;
revoke all on public.clients from public, anon, authenticated;
grant select, insert, update, delete on public.clients to authenticated, service_role;
create policy "Leaders manage contacts" on public.clients
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.client_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.client_notes is 'What staff wrote about a contact.';
create index client_notes_client_id on public.client_notes (client_id, created_at desc);
create index client_notes_author_id on public.client_notes (author_id);
create trigger set_updated_at before update on public.client_notes
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_notes
  for each row execute function private.record_audit();

alter table public.client_notes enable row level security;
revoke all on public.client_notes from public, anon, authenticated;
grant select, insert, update, delete on public.client_notes to authenticated, service_role;
create policy "Leaders manage notes" on public.client_notes
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));
