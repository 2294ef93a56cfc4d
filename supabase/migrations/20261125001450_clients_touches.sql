-- Touches: each form that a visitor sends, with its channel, and the estimates that they brought. A form is no proof of
-- identity: it finds or creates a contact, but does not change one that staff have edited. A lead created only by forms
-- gets its company from the next form.
create table public.touches (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  kind text not null check (kind in ('booking', 'registration', 'enrolment', 'subscription', 'enquiry', 'estimate')),
  record_id uuid not null,
  channel jsonb check (private.is_channel(channel)),
  channel_class text not null generated always as (private.channel_class(channel)) stored,
  -- Contains no personal data: a value of `about`, or 'estimate'.
  intent text check (intent ~ '^[a-z]+(-[a-z]+)*$' and char_length(intent) <= 40),
  at timestamptz not null default now(),
  constraint touches_once unique (kind, record_id)
);
comment on table public.touches is
  'Forms that visitors sent, each with its contact and channel. Written by triggers only.';
comment on column public.touches.record_id is
  'Id of the booking, registration, enrolment, subscription, enquiry or estimate.';
comment on column public.touches.channel is
  'UTM parameters of the link, referrer class and first section of the visit; null if unknown.';
comment on column public.touches.channel_class is 'Channel class, which the dashboard counts.';
comment on column public.touches.intent is 'Intent of the visitor, as submitted with the form.';
alter table public.touches enable row level security;
revoke all on public.touches from public, anon, authenticated;
grant select on public.touches to authenticated;
grant select, insert, update, delete on public.touches to service_role;

create index touches_client_id on public.touches (client_id, at);
create index touches_at on public.touches (at, id) include (channel_class);
create index touches_channel_class on public.touches (channel_class, at desc, id);

create policy "Leaders read touches" on public.touches
  for select to authenticated using ((select private.is_leader()));

create table public.estimates (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  name text check (char_length(name) <= 160 and btrim(name) <> '' and private.is_person_name(name)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  estimate jsonb not null check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 4000),
  booking_id uuid unique,
  channel jsonb check (private.is_channel(channel)),
  idempotency_key uuid unique,
  created_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint estimates_consent check ((policy_version is null) = (consented_at is null))
);
comment on table public.estimates is
  'Calculator estimates that visitors emailed to themselves or attached to a booking. They record what visitors were promised, so later estimates do not replace earlier ones.';
comment on column public.estimates.estimate is
  'Query, rules version and figures, as computed by the site (lib/tools/calculator/model.ts).';
comment on column public.estimates.booking_id is
  'Booking to which the estimate was attached; null if it was sent by email.';
comment on column public.estimates.idempotency_key is
  'Sending the same estimate to the same email address on the same day stores one row.';
comment on column public.estimates.policy_version is 'Privacy policy that was shown to the visitor.';
alter table public.estimates enable row level security;
revoke all on public.estimates from public, anon, authenticated;
grant select on public.estimates to authenticated;
grant select, insert, update, delete on public.estimates to service_role;

create index estimates_client_id on public.estimates (client_id, created_at);
create index estimates_email on public.estimates (lower(email), created_at desc);

create policy "Leaders read estimates" on public.estimates
  for select to authenticated using ((select private.is_leader()));

create function private.is_free_mail(domain text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select domain ~ '^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|email|proton|protonmail|pm|zoho|yandex|qq|163|126|t-online|freenet|comcast|verizon|att|fastmail|hey|tutanota|tuta)\.';
$$;
comment on function private.is_free_mail(text) is
  'Returns whether a domain belongs to a free email provider and therefore does not identify a company.';
revoke all on function private.is_free_mail(text) from public;

create function private.company_of(address text) returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select f.id
  from public.companies f
  where private.domain_of(f.website) = split_part(lower(btrim(address)), '@', 2)
    and not private.is_free_mail(split_part(lower(btrim(address)), '@', 2))
  order by f.created_at
  limit 1;
$$;
comment on function private.company_of(text) is
  'Returns the company with the website domain of an email address, or null. Ignores free email providers.';
revoke all on function private.company_of(text) from public;

-- Subscriptions have no name, so the local part of the email address is used.
create function private.name_parts(person jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(
    -- Cutting a name can leave a joiner without the letter that it joins.
    case when private.is_person_name(part) then part else rtrim(part, U&'\200C\200D') end order by place
  )
  from unnest(
    case
      when btrim(coalesce(person ->> 'firstname', '')) <> '' then
        array[btrim(person ->> 'firstname'), nullif(btrim(person ->> 'lastname'), '')]
      when btrim(coalesce(person ->> 'name', '')) ~ '\s' then
        array[
          left(regexp_replace(btrim(person ->> 'name'), '\s+\S+$', ''), 100),
          left(regexp_replace(btrim(person ->> 'name'), '^.*\s', ''), 100)
        ]
      when btrim(coalesce(person ->> 'name', '')) <> '' then array[left(btrim(person ->> 'name'), 100), null]
      when private.is_person_name(split_part(person ->> 'email', '@', 1)) then
        array[left(split_part(btrim(person ->> 'email'), '@', 1), 100), null]
      else array['Visitor', null]
    end
  ) with ordinality as p (part, place);
$$;
comment on function private.name_parts(jsonb) is
  'Returns first and last name of the sender of a form; without a name, the local part of the email address.';
revoke all on function private.name_parts(jsonb) from public;

create function private.form_time(form jsonb) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce(
    form ->> 'requestdate', form ->> 'registrationdate', form ->> 'confirmed_at', form ->> 'created_at', now()::text
  )::timestamptz;
$$;
comment on function private.form_time(jsonb) is 'Returns when a form was sent, or a subscription confirmed.';
revoke all on function private.form_time(jsonb) from public;
grant execute on function private.form_time(jsonb) to service_role;

create function private.typed_company(name text) returns text
language sql
immutable
set search_path = ''
as $$
  select nullif(btrim(regexp_replace(name, '\s+', ' ', 'g')), '')
  where name ~ '[[:alnum:]]'
    and lower(btrim(name, ' .-/()')) !~ '^(n/?a|none|no|nil|null|private|privat|self|self[ -]?employed|freelance|freelancer|individual|personal|myself|me|student|unemployed|test|company|my company|not applicable)$';
$$;
comment on function private.typed_company(text) is
  'Returns the company that a visitor entered; null for placeholders such as none or n/a.';
revoke all on function private.typed_company(text) from public;

create function private.company_of_form(person jsonb) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  typed constant text := left(private.typed_company(person ->> 'company'), 160);
  employer uuid;
begin
  select f.id into employer from public.companies f where lower(f.name) = lower(typed);
  employer := coalesce(employer, private.company_of(person ->> 'email'));
  if employer is null and typed is not null then
    insert into public.companies (name) values (typed) on conflict (lower(name)) do nothing returning id into employer;
    if employer is null then
      select f.id into employer from public.companies f where lower(f.name) = lower(typed);
    end if;
  end if;
  return employer;
end;
$$;
comment on function private.company_of_form(jsonb) is
  'Returns the company of the sender of a form: by the entered name, else by the email domain, else a new one; null if no company was entered.';
revoke all on function private.company_of_form(jsonb) from public;

create function private.note_company(contact uuid, person jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  typed constant text := left(private.typed_company(person ->> 'company'), 160);
  known record;
  words text;
begin
  if typed is null then
    return;
  end if;
  select
    c.company_id, f.name,
    c.stage = 'lead' and c.owner_id is null and c.source in (
      select private.touch_source(kind)
      from unnest(array['booking', 'registration', 'enrolment', 'subscription', 'enquiry', 'estimate']) as kind
    ) as is_of_forms
  into known
  from public.clients c
  left join public.companies f on f.id = c.company_id
  where c.id = contact
  for update of c;
  if known.company_id is null and known.is_of_forms then
    update public.clients c set company_id = private.company_of_form(person) where c.id = contact;
  elsif lower(known.name) is distinct from lower(typed) then
    words := format('A form names this company: %s', typed);
    insert into public.client_notes (client_id, body)
    select contact, words
    where not exists (select from public.client_notes n where n.client_id = contact and n.body = words)
      -- Limited, because anyone can send forms with the email address of a contact.
      and (
        select count(*) from public.client_notes n
        where n.client_id = contact and n.author_id is null and n.body like 'A form names this company: %'
      ) < 5;
  end if;
end;
$$;
comment on function private.note_company(uuid, jsonb) is
  'Sets the company of a lead that was created only by forms. If the contact already has another company, that one is kept and the new name is noted once.';
revoke all on function private.note_company(uuid, jsonb) from public;

create function private.contact_of(person jsonb, came_by text) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := lower(btrim(person ->> 'email'));
  names constant text[] := private.name_parts(person);
  contact uuid;
begin
  select c.id into contact from public.clients c where lower(c.email) = address;
  if contact is null then
    select c.id into contact from public.clients c where c.other_emails @> array[address] limit 1;
  end if;
  if contact is not null then
    perform private.note_company(contact, person);
    return contact;
  end if;
  -- Concurrent calls insert one contact; the others wait and use it.
  insert into public.clients (firstname, lastname, email, phone, jobtitle, company_id, source, created_at)
  values (
    names[1], names[2], address, nullif(btrim(person ->> 'phone'), ''), nullif(btrim(person ->> 'jobtitle'), ''),
    private.company_of_form(person), came_by, private.form_time(person)
  )
  on conflict (lower(email)) do nothing
  returning id into contact;
  if contact is null then
    select c.id into contact from public.clients c where lower(c.email) = address;
  end if;
  return contact;
end;
$$;
comment on function private.contact_of(jsonb, text) is
  'Returns the contact with the email address of a form, or creates a lead with its company. For an existing contact, at most the company is filled in.';
revoke all on function private.contact_of(jsonb, text) from public;

create function private.touch_source(kind text) returns text
language sql
immutable
set search_path = ''
as $$
  select case kind
    when 'booking' then 'Consultation'
    when 'registration' then 'Webinar'
    when 'enrolment' then 'Academy'
    when 'subscription' then 'Blog'
    when 'enquiry' then 'Question'
    when 'estimate' then 'Calculator'
  end;
$$;
comment on function private.touch_source(text) is 'Returns the source for a contact that a touch of this kind created.';
revoke all on function private.touch_source(text) from public;

create function private.add_touch(kind text, form jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  contact uuid;
begin
  if exists (
    select from public.touches t where t.kind = add_touch.kind and t.record_id = (form ->> 'id')::uuid
  ) then
    return;
  end if;
  contact := coalesce((form ->> 'client_id')::uuid, private.contact_of(form, private.touch_source(kind)));
  insert into public.touches (client_id, kind, record_id, channel, intent, at)
  values (
    contact, kind, (form ->> 'id')::uuid, nullif(form -> 'channel', 'null'),
    coalesce(form ->> 'about', case when jsonb_typeof(form -> 'estimate') = 'object' then 'estimate' end),
    private.form_time(form)
  )
  on conflict on constraint touches_once do nothing;
  if kind = 'booking' and jsonb_typeof(form -> 'estimate') = 'object' then
    insert into public.estimates (client_id, email, estimate, booking_id, channel, policy_version, consented_at)
    values (
      contact, form ->> 'email', form -> 'estimate', (form ->> 'id')::uuid, nullif(form -> 'channel', 'null'),
      form ->> 'policy_version', (form ->> 'consented_at')::timestamptz
    )
    on conflict (booking_id) do nothing;
  end if;
end;
$$;
comment on function private.add_touch(text, jsonb) is
  'Adds a touch for a form, once, to the contact with its email address, and the estimate attached to a booking.';
revoke all on function private.add_touch(text, jsonb) from public;

create function private.link_contact() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.client_id := private.contact_of(to_jsonb(new), private.touch_source(tg_argv[0]));
  return new;
end;
$$;
comment on function private.link_contact() is
  'Trigger: links a form of the given kind to its contact, which is created if necessary. The condition of the trigger excludes forms in quarantine.';
revoke all on function private.link_contact() from public;

create function private.note_touch() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_touch(tg_argv[0], to_jsonb(new));
  return null;
end;
$$;
comment on function private.note_touch() is
  'Trigger: adds a touch for a form of the given kind. The condition of the trigger excludes forms in quarantine and unconfirmed subscriptions.';
revoke all on function private.note_touch() from public;

create function private.drop_touch() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_erasing() then
    delete from public.touches t where t.kind = tg_argv[0] and t.record_id = old.id;
  end if;
  return null;
end;
$$;
comment on function private.drop_touch() is
  'Trigger: deletes the touch of a deleted form of the given kind. An erasure keeps it for statistics.';
revoke all on function private.drop_touch() from public;

create function private.move_touches(from_client uuid, to_client uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.touches t set client_id = to_client where t.client_id = from_client and private.is_leader();
  update public.estimates e set client_id = to_client where e.client_id = from_client and private.is_leader();
  update public.webinar_registrations r set client_id = to_client where r.client_id = from_client and private.is_leader();
  update public.enrolments e set client_id = to_client where e.client_id = from_client and private.is_leader();
  update public.enquiries q set client_id = to_client where q.client_id = from_client and private.is_leader();
end;
$$;
comment on function private.move_touches(uuid, uuid) is
  'Moves the touches, estimates, registrations, enrolments and enquiries of one contact to another, for leaders.';
revoke all on function private.move_touches(uuid, uuid) from public;
grant execute on function private.move_touches(uuid, uuid) to authenticated, service_role;

create function public.send_estimate(sent jsonb, subject text, max_hits integer, window_seconds integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given_email constant text := btrim(sent ->> 'email');
  key constant uuid := (sent ->> 'idempotency_key')::uuid;
  stored public.estimates;
begin
  if not public.take_rate_limit('estimate', subject, max_hits, window_seconds) then
    return jsonb_build_object('outcome', 'limited');
  end if;
  -- Serializes concurrent estimates for one email address, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('estimates ' || lower(given_email), 0));
  select e.* into stored from public.estimates e where e.idempotency_key = key;
  if not found then
    -- Limited, because anyone can enter any email address.
    if 5 <= (
      select count(*)
      from public.estimates e
      where lower(e.email) = lower(given_email) and e.created_at > now() - interval '1 hour'
    ) then
      return jsonb_build_object('outcome', 'limited');
    end if;
    insert into public.estimates (client_id, name, email, estimate, channel, idempotency_key, policy_version)
    values (
      private.contact_of(sent, private.touch_source('estimate')), btrim(sent ->> 'name'), given_email,
      sent -> 'estimate', nullif(sent -> 'channel', 'null'), key, sent ->> 'policy_version'
    )
    returning * into stored;
  end if;
  return jsonb_build_object('outcome', 'sent', 'email', stored.email);
end;
$$;
comment on function public.send_estimate(jsonb, text, integer, integer) is
  'Stores an estimate and emails it, in one transaction: applies the rate limit of the subject (a hashed IP), finds or creates the contact, and queues the email. At most five per hour and email address. Outcome: sent (with the email address) or limited.';
revoke all on function public.send_estimate(jsonb, text, integer, integer) from public, anon, authenticated;
grant execute on function public.send_estimate(jsonb, text, integer, integer) to service_role;
grant execute on function private.contact_of(jsonb, text) to service_role;
grant execute on function private.touch_source(text) to service_role;

create function private.announce_estimate() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_mail(
    'estimate.sent', new.email,
    jsonb_build_object('estimate', jsonb_build_object('name', new.name, 'email', new.email) || new.estimate),
    tg_table_name, new.id
  );
  perform private.record_event('estimate.sent', tg_table_name, new.id);
  return null;
end;
$$;
comment on function private.announce_estimate() is
  'Trigger: queues the email with an estimate and records estimate.sent.';
revoke all on function private.announce_estimate() from public;

create trigger announce after insert on public.estimates
  for each row when (new.booking_id is null) execute function private.announce_estimate();
create trigger note_touch after insert on public.estimates
  for each row when (new.booking_id is null) execute function private.note_touch('estimate');

-- Added here, because contacts are created after enrolments.
alter table public.enrolments add column client_id uuid references public.clients (id) on delete set null;
comment on column public.enrolments.client_id is 'The student''s contact; null if it was deleted.';
create index enrolments_client_id on public.enrolments (client_id);
create trigger z_link_contact before insert on public.enrolments
  for each row when (new.client_id is null) execute function private.link_contact('enrolment');
create trigger note_touch after insert on public.enrolments
  for each row execute function private.note_touch('enrolment');
create trigger drop_touch after delete on public.enrolments
  for each row execute function private.drop_touch('enrolment');
