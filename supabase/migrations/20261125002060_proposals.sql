-- Proposals: offers to the contact of a deal, sent by a private link, and the contact's answers. A sent version never
-- changes. An acceptance is legal evidence, so it is kept when its proposal is deleted.
create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^P-\d{4}-\d{4,9}$'),
  deal_id uuid not null references public.deals (id) on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  current_version integer check (current_version > 0),
  remind_after_days integer check (remind_after_days between 1 and 30),
  sent_at timestamptz,
  seen_at timestamptz,
  reminded_at timestamptz,
  answered_at timestamptz,
  decline_reason text check (char_length(decline_reason) <= 1000 and btrim(decline_reason) <> ''),
  wrong_codes integer not null default 0 check (wrong_codes between 0 and 4),
  rests_until timestamptz,
  created_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint proposals_sent check (status not in ('sent', 'accepted', 'declined') or current_version is not null),
  constraint proposals_answered check ((status in ('accepted', 'declined')) = (answered_at is not null))
);
comment on table public.proposals is
  'Proposals, each for a deal. Leaders see all of them, members those of deals that they own. Contacts see theirs through a private link (access_links).';
comment on column public.proposals.current_version is 'Newest version that was sent; null if none was.';
comment on column public.proposals.remind_after_days is
  'Days after which a contact who has seen the proposal but not answered gets one reminder; null: never.';
comment on column public.proposals.seen_at is
  'Time of the first click or reading by a person. Opening the link does not count, because mail scanners open links.';
comment on column public.proposals.wrong_codes is
  'Number of wrong codes since the last correct one, or since the last lockout.';
comment on column public.proposals.rests_until is
  'End of the lockout after five wrong codes; no code is accepted until then.';
alter table public.proposals enable row level security;
revoke all on public.proposals from public, anon, authenticated;
grant select on public.proposals to authenticated, service_role;

create unique index proposals_live on public.proposals (deal_id) where status in ('draft', 'sent', 'accepted');
create index proposals_deal_id on public.proposals (deal_id, created_at desc);
create index proposals_created_by on public.proposals (created_by);
create index proposals_unanswered on public.proposals (sent_at)
  where status = 'sent' and remind_after_days is not null and reminded_at is null;

-- The subquery applies the policies of deals.
create policy "People who see the deal" on public.proposals
  for select to authenticated using (exists (select from public.deals d where d.id = deal_id));

create table public.proposal_versions (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  version integer not null check (version > 0),
  recipient_name text not null check (char_length(recipient_name) between 1 and 160),
  recipient_email text not null check (char_length(recipient_email) <= 254 and recipient_email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 60000),
  terms_version text not null check (char_length(terms_version) between 1 and 40),
  valid_until date not null,
  once_cents bigint not null default 0 check (once_cents between 0 and 1000000000),
  month_cents bigint not null default 0 check (month_cents between 0 and 1000000000),
  text text check (octet_length(text) <= 80000),
  text_sha256 text check (text_sha256 ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (proposal_id, version),
  constraint proposal_versions_sent_with_text check ((sent_at is null) = (text is null) and (text is null) = (text_sha256 is null))
);
comment on table public.proposal_versions is
  'Versions of proposals: a draft, which can be saved again, or a sent version, which never changes.';
comment on column public.proposal_versions.content is
  '{title, intro, items: [{service_id, title, detail, once_cents, month_cents}], steps: [{title, when}], promise: [lines], terms}';
comment on column public.proposal_versions.once_cents is 'Sum of the items, computed by a trigger.';
comment on column public.proposal_versions.text is
  'The proposal as plain text; an acceptance stores its hash. After an erasure, the text contains a pseudonym, and the hash is still that of the text as sent.';
alter table public.proposal_versions enable row level security;
revoke all on public.proposal_versions from public, anon, authenticated;
grant select on public.proposal_versions to authenticated, service_role;

create unique index proposal_versions_draft on public.proposal_versions (proposal_id) where sent_at is null;

create policy "People who see the proposal" on public.proposal_versions
  for select to authenticated using (exists (select from public.proposals p where p.id = proposal_id));

create table public.proposal_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) <= 80 and btrim(name) <> ''),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 60000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.proposal_templates is
  'Templates with which leaders start a proposal; content has the format of a version.';
alter table public.proposal_templates enable row level security;
revoke all on public.proposal_templates from public, anon, authenticated;
grant select, insert, update, delete on public.proposal_templates to authenticated, service_role;

create policy "Leaders read templates" on public.proposal_templates
  for select to authenticated using ((select private.is_leader()));
create policy "Leaders add templates" on public.proposal_templates
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change templates" on public.proposal_templates
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders delete templates" on public.proposal_templates
  for delete to authenticated using ((select private.is_leader()));

create table public.proposal_questions (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  version integer not null check (version > 0),
  passage text not null
    check (passage in ('What we discussed', 'What you get', 'How it goes', 'What we promise', 'Terms')),
  question text not null check (char_length(question) <= 2000 and btrim(question) <> ''),
  asked_at timestamptz not null default now(),
  answer text check (char_length(answer) <= 4000 and btrim(answer) <> ''),
  answered_at timestamptz,
  answered_by uuid references public.user_profiles (id) on delete set null,
  constraint proposal_questions_answered check ((answer is null) = (answered_at is null))
);
comment on table public.proposal_questions is
  'Questions of contacts about a passage of a proposal, with the answer that is shown on the page and sent by email.';
comment on column public.proposal_questions.passage is 'Heading of the passage (PASSAGES in the app).';
alter table public.proposal_questions enable row level security;
revoke all on public.proposal_questions from public, anon, authenticated;
grant select on public.proposal_questions to authenticated, service_role;

create index proposal_questions_proposal_id on public.proposal_questions (proposal_id, asked_at);
create index proposal_questions_answered_by on public.proposal_questions (answered_by);
create index proposal_questions_unanswered on public.proposal_questions (asked_at) where answered_at is null;

create policy "People who see the proposal" on public.proposal_questions
  for select to authenticated using (exists (select from public.proposals p where p.id = proposal_id));

-- Contains no codes: the server computes them from the id with its key, so that access to the database is not enough to
-- accept a proposal.
create table public.proposal_codes (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  version integer not null check (version > 0),
  name text not null check (char_length(btrim(name)) >= 2 and char_length(name) <= 160 and private.is_person_name(name)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
comment on table public.proposal_codes is
  'Emailed codes that confirm an acceptance, valid for 10 minutes. Only the newest code of a proposal is accepted.';
alter table public.proposal_codes enable row level security;
revoke all on public.proposal_codes from public, anon, authenticated;
grant select on public.proposal_codes to service_role;

create index proposal_codes_proposal_id on public.proposal_codes (proposal_id, created_at desc);

-- No foreign keys: the row is kept when its proposal is deleted with an erased person, until the retention period ends.
create table public.proposal_acceptances (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null unique,
  number text not null check (char_length(number) <= 20),
  version integer not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) <= 160),
  email text not null check (char_length(email) <= 254),
  code_id uuid not null,
  code_sent_at timestamptz not null,
  accepted_at timestamptz not null default now(),
  ip text check (char_length(ip) <= 64),
  agent text check (char_length(agent) <= 400),
  terms_version text not null check (char_length(terms_version) <= 40),
  once_cents bigint not null,
  month_cents bigint not null,
  erased_at timestamptz
);
comment on table public.proposal_acceptances is
  'Evidence of accepted proposals: a simple electronic signature. Append-only; an erased person is replaced by a pseudonym.';
comment on column public.proposal_acceptances.code_id is
  'Id from which the entered code was computed, as proof that the code sent to the address was entered.';
comment on column public.proposal_acceptances.erased_at is
  'Time of the erasure: name and email are then a pseudonym, IP and browser are removed.';
alter table public.proposal_acceptances enable row level security;
revoke all on public.proposal_acceptances from public, anon, authenticated, service_role;
grant select on public.proposal_acceptances to authenticated, service_role;

create index proposal_versions_recipient_email on public.proposal_versions (lower(recipient_email));
create index proposal_acceptances_email on public.proposal_acceptances (lower(email));
create index proposal_acceptances_accepted_at on public.proposal_acceptances (accepted_at);

create policy "Leaders read all, others those of proposals that they see" on public.proposal_acceptances
  for select to authenticated
  using ((select private.is_leader()) or exists (select from public.proposals p where p.id = proposal_id));

create function private.dollars(cents bigint) returns text
language sql
immutable
set search_path = ''
as $$
  select '$' || btrim(to_char(cents / 100.0, 'FM999,999,990.00'));
$$;
comment on function private.dollars(bigint) is 'Formats cents as dollars, such as $1,250.00.';
revoke all on function private.dollars(bigint) from public;

create function private.proposal_text(number text, written public.proposal_versions) returns text
language sql
immutable
set search_path = ''
as $$
  select array_to_string(
    array[
      format('Proposal %s, version %s', number, written.version),
      written.content ->> 'title',
      format('For %s', written.recipient_name),
      written.content ->> 'intro',
      'What you get'
    ]
    || array(
      select concat_ws(
        E'\n',
        format(
          '%s. %s: %s once, %s a month', place, item ->> 'title',
          private.dollars((item ->> 'once_cents')::bigint), private.dollars((item ->> 'month_cents')::bigint)
        ),
        nullif(item ->> 'detail', '')
      )
      from jsonb_array_elements(written.content -> 'items') with ordinality as items (item, place)
      order by place
    )
    || format('Total: %s once, %s a month', private.dollars(written.once_cents), private.dollars(written.month_cents))
    || 'How it goes'::text
    || array(
      select format('%s. %s: %s', place, step ->> 'title', step ->> 'when')
      from jsonb_array_elements(written.content -> 'steps') with ordinality as steps (step, place)
      order by place
    )
    || case when jsonb_array_length(written.content -> 'promise') > 0 then array['What we promise'] end
    || array(select jsonb_array_elements_text(written.content -> 'promise'))
    || array[
      format('Terms, version %s', written.terms_version),
      written.content ->> 'terms',
      format('Valid until %s', to_char(written.valid_until, 'FMMonth FMDD, YYYY'))
    ],
    E'\n\n'
  );
$$;
comment on function private.proposal_text(text, public.proposal_versions) is
  'Returns a version as the plain text to be accepted.';
revoke all on function private.proposal_text(text, public.proposal_versions) from public;

create function private.prepare_proposal_version() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- Versions are deleted with their proposal; a depth above 1 means that a trigger deletes them.
    if old.sent_at is not null and pg_trigger_depth() = 1 then
      raise exception 'A version that was sent cannot be deleted.' using errcode = '42501';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and private.is_erasing() then
    new.text_sha256 := old.text_sha256;
    new.once_cents := old.once_cents;
    new.month_cents := old.month_cents;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.sent_at is not null then
    raise exception 'A version that was sent never changes.' using errcode = '42501';
  end if;
  if jsonb_typeof(new.content -> 'items') is distinct from 'array'
    or jsonb_array_length(new.content -> 'items') not between 1 and 20
    or jsonb_typeof(new.content -> 'steps') is distinct from 'array'
    or jsonb_typeof(new.content -> 'promise') is distinct from 'array'
    or exists (
      select from jsonb_array_elements(new.content -> 'items') as item
      where coalesce(item ->> 'once_cents', '') !~ '^\d{1,10}$' or coalesce(item ->> 'month_cents', '') !~ '^\d{1,10}$'
    )
  then
    raise exception 'A proposal needs 1 to 20 items with prices in cents, steps and promises.'
      using errcode = '23514', constraint = 'proposal_versions_content';
  end if;
  select sum((item ->> 'once_cents')::bigint), sum((item ->> 'month_cents')::bigint)
  into new.once_cents, new.month_cents
  from jsonb_array_elements(new.content -> 'items') as item;
  new.text := case
    when new.sent_at is not null
      then private.proposal_text((select p.number from public.proposals p where p.id = new.proposal_id), new)
  end;
  new.text_sha256 := encode(sha256(convert_to(new.text, 'UTF8')), 'hex');
  return new;
end;
$$;
comment on function private.prepare_proposal_version() is
  'Trigger: computes totals and, when a version is sent, its text and hash. Rejects changes and deletion of sent versions. An erasure replaces the person in the texts and keeps amounts and hash.';
revoke all on function private.prepare_proposal_version() from public;

create function private.offered_version(deal uuid) returns public.proposal_versions
language sql
stable
security definer
set search_path = ''
as $$
  select v.*
  from public.proposals p
  join public.proposal_versions v on v.proposal_id = p.id
  where p.deal_id = offered_version.deal and v.sent_at is not null
  order by v.sent_at desc, v.version desc
  limit 1;
$$;
comment on function private.offered_version(uuid) is
  'Returns the newest sent version of all proposals of a deal, including answered, expired and withdrawn ones; null if none was sent.';
revoke all on function private.offered_version(uuid) from public;

create function private.take_offered_amount() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.deals d
  set once_cents = o.once_cents, month_cents = o.month_cents, amount_reason = null
  from public.proposals p
  cross join lateral private.offered_version(p.deal_id) as o
  where p.id = new.proposal_id
    and d.id = p.deal_id
    and (d.once_cents, d.month_cents, d.amount_reason) is distinct from (o.once_cents, o.month_cents, null);
  return null;
end;
$$;
comment on function private.take_offered_amount() is
  'Trigger: sets the amount of a deal to that of its newest sent version, and overwrites an amount set by a person.';
revoke all on function private.take_offered_amount() from public;

create function private.keep_acceptance() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal constant text[] := array['name', 'email', 'ip', 'agent', 'erased_at'];
begin
  if tg_op = 'UPDATE' and (
    old.erased_at is not null or new.erased_at is null or to_jsonb(new) - personal <> to_jsonb(old) - personal
  ) then
    raise exception 'An acceptance never changes.' using errcode = '42501';
  end if;
  if tg_op = 'DELETE' and old.accepted_at > now() - interval '1 year' then
    raise exception 'An acceptance is kept for the time that the retention sets.' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
comment on function private.keep_acceptance() is
  'Trigger: rejects changes of an acceptance, except the pseudonym of an erased person, and deletion within a year, the shortest retention period.';
revoke all on function private.keep_acceptance() from public;

create function private.erase_acceptances(ids uuid[], pseudonym text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  changed integer;
begin
  update public.proposal_acceptances a
  set name = pseudonym, email = pseudonym, ip = null, agent = null, erased_at = now()
  where a.id = any (ids) and a.erased_at is null;
  get diagnostics changed = row_count;
  return changed;
end;
$$;
comment on function private.erase_acceptances(uuid[], text) is
  'Replaces the person in acceptances, which are kept as evidence, with a pseudonym. Returns the number of changed rows.';
revoke all on function private.erase_acceptances(uuid[], text) from public;

create function public.save_proposal(
  deal uuid, content jsonb, terms_version text, valid_until date, remind_after_days integer default null, seen timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_deal record;
  held public.proposals;
  year constant text := to_char(private.business_day(now()), 'YYYY');
  saved integer;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can write a proposal.' using errcode = '42501';
  end if;
  select d.id, d.stage, c.email, left(btrim(concat_ws(' ', c.firstname, c.lastname)), 160) as name into found_deal
  from public.deals d
  join public.clients c on c.id = d.client_id and c.email not like '%@erased.invalid'
  where d.id = save_proposal.deal
  for update of d;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select p.* into held
  from public.proposals p
  where p.deal_id = found_deal.id and p.status in ('draft', 'sent', 'accepted')
  for update;
  if held.status = 'accepted' or (held.id is null and found_deal.stage in ('won', 'lost')) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if seen is distinct from (
    select v.updated_at from public.proposal_versions v where v.proposal_id = held.id and v.sent_at is null
  ) then
    return jsonb_build_object('outcome', 'changed');
  end if;
  if held.id is null then
    perform pg_advisory_xact_lock(hashtextextended('proposals ' || year, 0));
    insert into public.proposals (number, deal_id, created_by)
    select
      'P-' || year || '-' || lpad((coalesce(max(substr(n.number, 8)::integer), 0) + 1)::text, 4, '0'),
      found_deal.id, auth.uid()
    from (
      select p.number from public.proposals p where p.number like 'P-' || year || '-%'
      -- Includes acceptances whose proposal was deleted, so that no number is used twice.
      union all
      select a.number from public.proposal_acceptances a where a.number like 'P-' || year || '-%'
    ) as n
    returning * into held;
  end if;
  update public.proposals p set remind_after_days = save_proposal.remind_after_days where p.id = held.id;
  update public.proposal_versions v
  set
    content = save_proposal.content, terms_version = save_proposal.terms_version,
    valid_until = save_proposal.valid_until, recipient_name = found_deal.name, recipient_email = found_deal.email
  where v.proposal_id = held.id and v.sent_at is null
  returning v.version into saved;
  if saved is null then
    insert into public.proposal_versions
      (proposal_id, version, recipient_name, recipient_email, content, terms_version, valid_until)
    values (
      held.id, coalesce(held.current_version, 0) + 1, found_deal.name, found_deal.email, save_proposal.content,
      save_proposal.terms_version, save_proposal.valid_until
    )
    returning version into saved;
  end if;
  return jsonb_build_object('outcome', 'saved', 'id', held.id, 'version', saved);
end;
$$;
comment on function public.save_proposal(uuid, jsonb, text, date, integer, timestamptz) is
  'Saves the draft of a deal''s proposal, for leaders: of a new proposal, or of the next version of a sent one. seen is updated_at of the draft that was read, null if there was none. Outcome: saved (with id and version), changed (by someone else since), closed (accepted, or the deal is over) or not_found.';
revoke all on function public.save_proposal(uuid, jsonb, text, date, integer, timestamptz) from public, anon, authenticated;
grant execute on function public.save_proposal(uuid, jsonb, text, date, integer, timestamptz) to authenticated;

create function private.proposal_letter(proposal public.proposals, facts jsonb) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'proposal', jsonb_build_object(
      'number', proposal.number, 'version', v.version, 'title', v.content ->> 'title', 'name', v.recipient_name,
      'valid_until', v.valid_until, 'once_cents', v.once_cents, 'month_cents', v.month_cents
    ),
    'link', private.issue_access_link(
      'proposal', proposal.id, v.recipient_email, private.business_midnight(v.valid_until + 91)
    )
  ) || facts
  from public.proposal_versions v
  where v.proposal_id = proposal.id and v.version = proposal.current_version;
$$;
comment on function private.proposal_letter(public.proposals, jsonb) is
  'Returns the payload of an email about the current version of a proposal, with its private link, which works until 90 days after the proposal ends.';
revoke all on function private.proposal_letter(public.proposals, jsonb) from public;

create function public.send_proposal(proposal uuid, version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  written public.proposal_versions;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can send a proposal.' using errcode = '42501';
  end if;
  select p.* into held from public.proposals p where p.id = send_proposal.proposal for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select v.* into written
  from public.proposal_versions v
  where v.proposal_id = held.id and v.version = send_proposal.version and v.sent_at is null;
  if written.id is null or held.status not in ('draft', 'sent') then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if written.valid_until < private.business_day(now()) then
    return jsonb_build_object('outcome', 'ended');
  end if;
  update public.proposal_versions v set sent_at = now() where v.id = written.id;
  -- A new version has not been seen yet, and can get a reminder again.
  update public.proposals p
  set
    status = 'sent', current_version = written.version, sent_at = now(), seen_at = null, reminded_at = null
  where p.id = held.id
  returning p.* into held;
  update public.deals d set stage = 'proposal' where d.id = held.deal_id and d.stage in ('new', 'qualified');
  perform private.enqueue_mail(
    'proposal.sent', written.recipient_email, private.proposal_letter(held, '{}'), 'proposals', held.id
  );
  perform private.record_event(
    'proposal.sent', 'proposals', held.id,
    jsonb_build_object(
      'version', written.version, 'once_cents', written.once_cents, 'month_cents', written.month_cents
    )
  );
  return jsonb_build_object('outcome', 'sent', 'number', held.number, 'version', written.version);
end;
$$;
comment on function public.send_proposal(uuid, integer) is
  'Sends a draft, for leaders: the version becomes immutable, replaces the previous one, and its email is queued. Outcome: sent (with number and version), ended (valid until a past day), closed or not_found.';
revoke all on function public.send_proposal(uuid, integer) from public, anon, authenticated;
grant execute on function public.send_proposal(uuid, integer) to authenticated;

create function public.withdraw_proposal(proposal uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can withdraw a proposal.' using errcode = '42501';
  end if;
  update public.proposals p set status = 'withdrawn'
  where p.id = withdraw_proposal.proposal and p.status in ('draft', 'sent');
  if not found then
    return 'closed';
  end if;
  update public.access_links l
  set revoked_at = now()
  where l.purpose = 'proposal' and l.subject_id = withdraw_proposal.proposal and l.revoked_at is null;
  return 'withdrawn';
end;
$$;
comment on function public.withdraw_proposal(uuid) is
  'Withdraws an unanswered proposal, for leaders: its private link no longer works. Outcome: withdrawn or closed.';
revoke all on function public.withdraw_proposal(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_proposal(uuid) to authenticated;

-- Shared check of all functions for visitors; changes nothing.
create function private.proposal_refusal(held public.proposals, version integer) returns text
language sql
stable
set search_path = ''
as $$
  select case
    when held.status = 'accepted' then 'accepted'
    when held.status <> 'sent' then 'closed'
    when proposal_refusal.version is distinct from held.current_version then 'changed'
    when (
      select v.valid_until < private.business_day(now())
      from public.proposal_versions v
      where v.proposal_id = held.id and v.version = held.current_version
    ) then 'ended'
  end;
$$;
comment on function private.proposal_refusal(public.proposals, integer) is
  'Returns why a version cannot be answered: accepted, closed, changed or ended; null if it can.';
revoke all on function private.proposal_refusal(public.proposals, integer) from public;

create function public.see_proposal(proposal uuid, version integer) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.proposals p
  set seen_at = now()
  where p.id = see_proposal.proposal
    and p.status = 'sent'
    and p.current_version = see_proposal.version
    and p.seen_at is null;
  return found;
end;
$$;
comment on function public.see_proposal(uuid, integer) is
  'Records that a person has read a version, for the server. Returns whether this is the first time.';
revoke all on function public.see_proposal(uuid, integer) from public, anon, authenticated;
grant execute on function public.see_proposal(uuid, integer) to service_role;

create function public.request_proposal_code(proposal uuid, version integer, name text, email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  refusal text;
  code uuid;
begin
  select p.* into held from public.proposals p where p.id = request_proposal_code.proposal for update;
  refusal := case when held.id is null then 'closed' else private.proposal_refusal(held, version) end;
  if refusal is null and held.rests_until > now() then
    refusal := 'resting';
  end if;
  if refusal is null and 5 <= (
    select count(*) from public.proposal_codes c where c.proposal_id = held.id and c.created_at > now() - interval '1 hour'
  ) then
    refusal := 'limited';
  end if;
  if refusal is not null then
    return jsonb_build_object('outcome', refusal, 'version', held.current_version);
  end if;
  insert into public.proposal_codes (proposal_id, version, name, email)
  values (held.id, request_proposal_code.version, btrim(request_proposal_code.name), request_proposal_code.email)
  returning id into code;
  update public.proposals p set seen_at = coalesce(p.seen_at, now()) where p.id = held.id;
  perform private.enqueue_mail(
    'proposal.code', request_proposal_code.email, private.proposal_letter(held, jsonb_build_object('code', code)),
    'proposals', held.id
  );
  return jsonb_build_object('outcome', 'sent', 'version', held.current_version);
end;
$$;
comment on function public.request_proposal_code(uuid, integer, text, text) is
  'Queues the email with a code for an acceptance, for the server. Outcome: sent, accepted, closed, changed, ended, resting, or limited (five codes within an hour), with the current version.';
revoke all on function public.request_proposal_code(uuid, integer, text, text) from public, anon, authenticated;
grant execute on function public.request_proposal_code(uuid, integer, text, text) to service_role;

create function public.accept_proposal(proposal uuid, code uuid, matches boolean, ip text, agent text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  given public.proposal_codes;
  signed public.proposal_versions;
  stored public.proposal_acceptances;
  owner record;
  letter jsonb;
  refusal text;
begin
  -- Serializes concurrent acceptances.
  select p.* into held from public.proposals p where p.id = accept_proposal.proposal for update;
  if not found then
    return jsonb_build_object('outcome', 'closed');
  end if;
  select c.* into given
  from public.proposal_codes c
  where c.proposal_id = held.id
  order by c.created_at desc, c.id
  limit 1;
  refusal := case
    when given.id is distinct from accept_proposal.code then coalesce(private.proposal_refusal(held, held.current_version), 'expired')
    else private.proposal_refusal(held, given.version)
  end;
  if refusal is null and held.rests_until > now() then
    refusal := 'resting';
  elsif refusal is null and given.expires_at <= now() then
    refusal := 'expired';
  end if;
  if refusal is not null then
    return jsonb_build_object('outcome', refusal, 'version', held.current_version);
  end if;
  if not accept_proposal.matches then
    update public.proposals p
    set
      wrong_codes = (p.wrong_codes + 1) % 5,
      rests_until = case when p.wrong_codes = 4 then now() + interval '15 minutes' else p.rests_until end
    where p.id = held.id
    returning p.* into held;
    return jsonb_build_object(
      'outcome', case held.wrong_codes when 0 then 'resting' else 'wrong' end, 'version', held.current_version
    );
  end if;

  select v.* into strict signed
  from public.proposal_versions v
  where v.proposal_id = held.id and v.version = given.version;
  insert into public.proposal_acceptances (
    proposal_id, number, version, text_sha256, name, email, code_id, code_sent_at, ip, agent, terms_version,
    once_cents, month_cents
  )
  values (
    held.id, held.number, signed.version, signed.text_sha256, given.name, given.email, given.id, given.created_at,
    accept_proposal.ip, left(accept_proposal.agent, 400), signed.terms_version, signed.once_cents, signed.month_cents
  )
  returning * into stored;
  update public.proposals p
  set status = 'accepted', answered_at = stored.accepted_at, wrong_codes = 0, rests_until = null
  where p.id = held.id
  returning p.* into held;
  update public.deals d
  set stage = 'won', once_cents = signed.once_cents, month_cents = signed.month_cents
  where d.id = held.deal_id
    and (d.stage, d.once_cents, d.month_cents) is distinct from ('won', signed.once_cents, signed.month_cents);
  letter := private.proposal_letter(held, jsonb_build_object('acceptance', to_jsonb(stored), 'text', signed.text));
  perform private.enqueue_mail('proposal.receipt', given.email, letter, 'proposals', held.id);
  for owner in
    select p.email
    from public.deals d
    join public.user_profiles p on p.id = d.owner_id and p.disabled_at is null
    where d.id = held.deal_id
  loop
    perform private.enqueue_mail('proposal.receipt_copy', owner.email, letter, 'proposals', held.id);
  end loop;
  perform private.record_event(
    'proposal.accepted', 'proposals', held.id,
    jsonb_build_object(
      'version', signed.version, 'once_cents', signed.once_cents, 'month_cents', signed.month_cents
    )
  );
  return jsonb_build_object('outcome', 'stored', 'version', signed.version, 'number', stored.number);
end;
$$;
comment on function public.accept_proposal(uuid, uuid, boolean, text, text) is
  'Stores an acceptance once, for the server, which has checked the code; wins the deal and queues the receipts. Outcome: stored, wrong, resting (five wrong codes: 15 minutes), expired (the code), accepted, closed, changed or ended, with the current version.';
revoke all on function public.accept_proposal(uuid, uuid, boolean, text, text) from public, anon, authenticated;
grant execute on function public.accept_proposal(uuid, uuid, boolean, text, text) to service_role;

create function public.decline_proposal(proposal uuid, version integer, reason text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  refusal text;
begin
  select p.* into held from public.proposals p where p.id = decline_proposal.proposal for update;
  refusal := case when held.id is null then 'closed' else private.proposal_refusal(held, version) end;
  if refusal is not null then
    return jsonb_build_object('outcome', refusal, 'version', held.current_version);
  end if;
  update public.proposals p
  set
    status = 'declined', decline_reason = btrim(decline_proposal.reason), answered_at = now(),
    seen_at = coalesce(p.seen_at, now())
  where p.id = held.id;
  perform private.record_event(
    'proposal.declined', 'proposals', held.id, jsonb_build_object('version', held.current_version)
  );
  return jsonb_build_object('outcome', 'declined', 'version', held.current_version);
end;
$$;
comment on function public.decline_proposal(uuid, integer, text) is
  'Stores that a contact declines a proposal, with the reason, for the server. Outcome: declined, accepted, closed, changed or ended, with the current version.';
revoke all on function public.decline_proposal(uuid, integer, text) from public, anon, authenticated;
grant execute on function public.decline_proposal(uuid, integer, text) to service_role;

create function public.ask_proposal_question(proposal uuid, version integer, passage text, question text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  refusal text;
  asked uuid;
begin
  select p.* into held from public.proposals p where p.id = ask_proposal_question.proposal for update;
  refusal := case when held.id is null then 'closed' else private.proposal_refusal(held, version) end;
  if refusal is null and 20 <= (select count(*) from public.proposal_questions q where q.proposal_id = held.id) then
    refusal := 'limited';
  end if;
  if refusal is not null then
    return jsonb_build_object('outcome', refusal, 'version', held.current_version);
  end if;
  insert into public.proposal_questions (proposal_id, version, passage, question)
  values (
    held.id, held.current_version, ask_proposal_question.passage, btrim(ask_proposal_question.question)
  )
  returning id into asked;
  update public.proposals p set seen_at = coalesce(p.seen_at, now()) where p.id = held.id;
  perform private.record_event(
    'proposal.question', 'proposals', held.id,
    jsonb_build_object('version', held.current_version, 'question_id', asked)
  );
  return jsonb_build_object('outcome', 'asked', 'version', held.current_version);
end;
$$;
comment on function public.ask_proposal_question(uuid, integer, text, text) is
  'Stores a question about a passage, for the server. Outcome: asked, accepted, closed, changed, ended, or limited (20 questions), with the current version.';
revoke all on function public.ask_proposal_question(uuid, integer, text, text) from public, anon, authenticated;
grant execute on function public.ask_proposal_question(uuid, integer, text, text) to service_role;

create function public.answer_proposal_question(question uuid, answer text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  asked public.proposal_questions;
  recipient text;
begin
  select p.* into held
  from public.proposal_questions q
  join public.proposals p on p.id = q.proposal_id
  join public.deals d on d.id = p.deal_id
  where q.id = answer_proposal_question.question
    and (private.is_leader() or (d.owner_id = auth.uid() and private.is_staff()));
  if not found then
    raise exception 'Only leaders and the owner of the deal can answer.' using errcode = '42501';
  end if;
  update public.proposal_questions q
  set answer = btrim(answer_proposal_question.answer), answered_at = now(), answered_by = auth.uid()
  where q.id = answer_proposal_question.question and q.answered_at is null
  returning q.* into asked;
  if not found then
    return 'answered';
  end if;
  select v.recipient_email into recipient
  from public.proposal_versions v
  where v.proposal_id = held.id and v.version = held.current_version;
  -- The link of a withdrawn proposal no longer works, so no email is sent.
  if held.status = 'withdrawn' then
    return 'closed';
  end if;
  perform private.enqueue_mail(
    'proposal.answer', recipient,
    private.proposal_letter(
      held,
      jsonb_build_object(
        'question', jsonb_build_object('passage', asked.passage, 'question', asked.question, 'answer', asked.answer)
      )
    ),
    'proposals', held.id
  );
  return 'stored';
end;
$$;
comment on function public.answer_proposal_question(uuid, text) is
  'Answers a question about a proposal, for leaders and the owner of the deal: on its page and by email. Outcome: stored, answered (someone else has answered it) or closed (withdrawn, so no email is sent).';
revoke all on function public.answer_proposal_question(uuid, text) from public, anon, authenticated;
grant execute on function public.answer_proposal_question(uuid, text) to authenticated;

create function public.queue_proposal_reminders() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.proposals;
  recipient text;
  queued integer := 0;
begin
  for held in
    select p.*
    from public.proposals p
    where p.status = 'sent'
      and p.remind_after_days is not null
      and p.reminded_at is null
      and p.seen_at is not null
      and p.sent_at < now() - make_interval(days => p.remind_after_days)
      and private.proposal_refusal(p, p.current_version) is null
    order by p.sent_at
    limit 100
    for update skip locked
  loop
    select v.recipient_email into recipient
    from public.proposal_versions v
    where v.proposal_id = held.id and v.version = held.current_version;
    update public.proposals p set reminded_at = now() where p.id = held.id;
    perform private.enqueue_mail(
      'proposal.reminder', recipient, private.proposal_letter(held, '{}'), 'proposals', held.id
    );
    queued := queued + 1;
  end loop;
  return queued;
end;
$$;
comment on function public.queue_proposal_reminders() is
  'Queues the single reminder for proposals that were seen but not answered in time, for the scheduler. Returns the number queued.';
revoke all on function public.queue_proposal_reminders() from public, anon, authenticated;
grant execute on function public.queue_proposal_reminders() to service_role;

create trigger set_updated_at before update on public.proposals
  for each row execute function private.set_updated_at();
create trigger drop_access_links after delete on public.proposals
  for each row execute function private.drop_access_links('proposal');
create trigger audit after insert or update or delete on public.proposals
  for each row execute function private.record_audit();
create trigger set_updated_at before update on public.proposal_versions
  for each row execute function private.set_updated_at();
create trigger prepare before insert or update or delete on public.proposal_versions
  for each row execute function private.prepare_proposal_version();
create trigger take_offered_amount after insert or update of sent_at on public.proposal_versions
  for each row when (new.sent_at is not null) execute function private.take_offered_amount();
create trigger audit after insert or update or delete on public.proposal_versions
  for each row execute function private.record_audit();
create trigger set_updated_at before update on public.proposal_templates
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.proposal_templates
  for each row execute function private.record_audit();
create trigger audit after update on public.proposal_questions
  for each row execute function private.record_audit();
create trigger keep before update or delete on public.proposal_acceptances
  for each row execute function private.keep_acceptance();
