-- Bounced emails (mail.bounced): the known state of an address, shown on its records until staff clear it.
create table public.mail_bounces (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$' and email = lower(email)),
  kind text not null check (kind in ('dead', 'full', 'refused', 'delayed', 'unknown')),
  status text check (char_length(status) <= 20),
  diagnostic text check (char_length(diagnostic) <= 500),
  bounced_at timestamptz not null,
  times integer not null default 1,
  cleared_at timestamptz,
  cleared_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.mail_bounces is
  'Email addresses of our records with bounced emails. Only the kind dead ends a subscription; a full mailbox or a policy of the mail server does not.';
comment on column public.mail_bounces.kind is
  'dead: no such mailbox; full; refused: by a policy, for its size or as spam; delayed: the sender is still retrying; unknown: the report does not say.';
comment on column public.mail_bounces.status is
  'Enhanced status code of the report (RFC 3463), such as 5.1.1; null if it has none.';
comment on column public.mail_bounces.diagnostic is 'Response of the mail server.';
comment on column public.mail_bounces.cleared_at is
  'Time when staff found that the address works, or it confirmed an email. A later report makes the bounce visible again.';
comment on column public.mail_bounces.cleared_by is 'Null if the address confirmed an email.';
alter table public.mail_bounces enable row level security;
revoke all on public.mail_bounces from public, anon, authenticated;
grant select, update (cleared_at) on public.mail_bounces to authenticated;
grant select, insert, update, delete on public.mail_bounces to service_role;

create index mail_bounces_open on public.mail_bounces (bounced_at desc, id) where cleared_at is null;
create index mail_bounces_cleared_by on public.mail_bounces (cleared_by);
create index mail_bounces_updated_at on public.mail_bounces (updated_at);

-- The subqueries apply the policies of the tables that they read: people who see a record also see its bounces.
create policy "Staff read the bounces of the records that they see" on public.mail_bounces
  for select to authenticated
  using (
    (select private.is_leader())
    or exists (select from public.consultation_bookings b where lower(b.email) = mail_bounces.email)
    or exists (select from public.proposal_versions v where lower(v.recipient_email) = mail_bounces.email)
  );

create policy "Staff clear the bounces of the records that they see" on public.mail_bounces
  for update to authenticated
  using (
    (select private.is_leader())
    or exists (select from public.consultation_bookings b where lower(b.email) = mail_bounces.email)
    or exists (select from public.proposal_versions v where lower(v.recipient_email) = mail_bounces.email)
  );

create function private.bounce_kind(status text, diagnostic text) returns text
language sql
immutable
set search_path = ''
as $$
  with said as (
    select
      -- Half of the reports have no Status line, but the server's response often begins with both codes.
      coalesce(
        substring(concat_ws(' ', status, diagnostic) from '(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)'),
        substring(concat_ws(' ', status, diagnostic) from '(?:^|\s|;)([45])\d\d(?:[ -]|$)')
      ) as code,
      lower(coalesce(diagnostic, '')) as words
  ),
  found as (
    select
      code,
      code ~ '^.\.2\.2$' or words ~ (
        '(mail ?(box|folder)|inbox|account)( \S+){0,3} (is |was )?full|over ?quota|quota( \S+){0,3} (exceeded|full|reached)|'
        'exceed(ed|s|ing)?( \S+){0,4} (quota|storage|mailbox (size|limit))|(insufficient|out of|not enough)( \S+){0,2} (storage|space)|'
        'disk (is )?full|storage( \S+){0,3} (exceeded|full)'
      ) as is_full,
      code ~ '^.\.(7\.\d+|2\.3|3\.[34]|1\.[78])$' as has_policy_code,
      words ~ (
        '\mspam|\mblocked\M|block ?list|black ?list|deny ?list|spamhaus|barracuda|\m(rbl|dnsbl|spf|dkim|dmarc|rdns)\M|reverse dns|reputation|'
        'polic(y|ies)\M|unsolicited|virus|malware|phish|(message|mail)( \S+){0,2} too (large|big)|size (limit|exceed)|rate.?limit|too many|throttl|'
        'not (authori[sz]ed|permitted|allowed)|unauthenticated|authenticat|relay(ing)? (access )?denied|access denied|prohibited|banned|'
        'gr[ae]y ?list|sender( \S+){0,2} (rejected|denied|refused|blocked)|content( \S+){0,2} reject'
      ) as says_policy,
      code ~ '^.\.(1\.(0|1|2|3|6|10)|2\.1|4\.4)$' as has_dead_code,
      words ~ (
        '(user|recipient|mailbox|address|account|addressee)( \S+){0,3} (unknown|not found|not exist|disabled|deactivated|inactive|closed|deleted)|'
        'unknown (user|recipient|address|mailbox|account|local)|no such (user|recipient|mailbox|address|person|account|domain|email)|'
        '(does|do|did) ?n[o''’]t exist|not a (valid|known) (user|mailbox|recipient)|invalid (recipient|mailbox|address|user)|no mailbox|'
        '(host|domain)( \S+){0,3} not (be )?found|nxdomain|nosuchuser|recipnotfound|recipientnotfound|unrouteable'
      ) as says_dead
    from said
  )
  select case
    -- Without a code or text, the report itself is the statement that the address is dead.
    when status is null and diagnostic is null then 'dead'
    when is_full then 'full'
    when code ~ '^[24]' then 'delayed'
    when has_dead_code and says_dead then 'dead'
    when says_policy then 'refused'
    when says_dead then 'dead'
    when has_policy_code then 'refused'
    when has_dead_code then 'dead'
    else 'unknown'
  end
  from found;
$$;
comment on function private.bounce_kind(text, text) is
  'Returns what a bounce report means for the address, based on its enhanced status code and the response of the mail server. A code alone is not enough: about a quarter of all 5.x reports are about a full mailbox or a policy.';
revoke all on function private.bounce_kind(text, text) from public;

create function private.records_of_address(address text)
returns table (record_table text, record_id uuid, title text, responsible uuid, is_ahead boolean, at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    'consultation_bookings', b.id, concat_ws(' ', b.firstname, b.lastname), b.responsible_id,
    b.status = 'scheduled' and b.preferreddate > now(), b.requestdate
  from public.consultation_bookings b where lower(b.email) = address
  union all
  select 'webinars', r.webinarid, concat_ws(' ', r.firstname, r.lastname), null, false, r.registrationdate
  from public.webinar_registrations r where lower(r.email) = address
  union all
  select 'webinars', w.webinarid, concat_ws(' ', w.firstname, w.lastname), null, false, w.created_at
  from public.webinar_waitlist w where lower(w.email) = address
  union all
  select 'enrolments', e.id, e.name, null, false, e.created_at from public.enrolments e where lower(e.email) = address
  union all
  select 'enquiries', q.id, q.name, q.replied_by, false, q.created_at from public.enquiries q where lower(q.email) = address
  union all
  select 'deals', d.id, v.recipient_name, d.owner_id, false, v.updated_at
  from public.proposal_versions v
  join public.proposals p on p.id = v.proposal_id
  join public.deals d on d.id = p.deal_id
  where lower(v.recipient_email) = address
  union all
  select 'jobs', a.job_id, concat_ws(' ', a.firstname, a.lastname), null, false, a.created_at
  from public.job_applications a where lower(a.email) = address
  union all
  -- Contacts sort after the records that an email may be about.
  select 'clients', c.id, concat_ws(' ', c.firstname, c.lastname), c.owner_id, false, '-infinity'
  from public.clients c where lower(c.email) = address or c.other_emails @> array[address];
$$;
comment on function private.records_of_address(text) is
  'Returns the records that use an email address (lower case), with the person responsible. A registration is represented by its webinar, an application by its job and a proposal by its deal, because their pages show the bounce.';
revoke all on function private.records_of_address(text) from public;

create function private.note_bounce(address text, data jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  happened constant timestamptz := least((data ->> 'occurred_at')::timestamptz, now());
  -- A line of the report has at most 998 characters; longer text adds no information.
  status constant text := nullif(btrim(left(data ->> 'status', 20)), '');
  diagnostic constant text := nullif(btrim(regexp_replace(left(data ->> 'diagnostic', 2000), '[[:cntrl:][:space:]]+', ' ', 'g')), '');
  kind constant text := private.bounce_kind(status, diagnostic);
  stored public.mail_bounces;
begin
  if not exists (select from private.records_of_address(address))
    and not exists (select from public.blog_subscriptions s where s.email = address)
  then
    return jsonb_build_object('status', 404, 'error', 'unknown_address');
  end if;
  insert into public.mail_bounces as m (email, kind, status, diagnostic, bounced_at)
  values (address, kind, status, left(diagnostic, 500), happened)
  on conflict (email) do update
  set
    times = m.times + 1,
    -- Ignores reports from before the address was cleared. Only staff can clear a dead address.
    kind = case
      when excluded.bounced_at <= coalesce(m.cleared_at, m.bounced_at) then m.kind
      when m.kind = 'dead' and m.cleared_at is null then 'dead'
      else excluded.kind
    end,
    status = case when excluded.bounced_at <= coalesce(m.cleared_at, m.bounced_at) then m.status else excluded.status end,
    diagnostic = case
      when excluded.bounced_at <= coalesce(m.cleared_at, m.bounced_at) then m.diagnostic else excluded.diagnostic
    end,
    bounced_at = greatest(m.bounced_at, excluded.bounced_at),
    cleared_at = case when excluded.bounced_at > m.cleared_at then null else m.cleared_at end,
    cleared_by = case when excluded.bounced_at > m.cleared_at then null else m.cleared_by end
  returning m.* into stored;
  if stored.kind = 'dead' and stored.cleared_at is null then
    update public.blog_subscriptions s set bounced_at = coalesce(s.bounced_at, happened) where s.email = address;
  end if;
  return jsonb_build_object(
    'status', 200, 'mail', case when stored.kind = 'dead' and stored.cleared_at is null then 'stopped' else 'kept' end
  ) || case when status is null and diagnostic is null then '{}' else jsonb_build_object('kind', kind) end;
end;
$$;
comment on function private.note_bounce(text, jsonb) is
  'Records that an email to an address (lower case) bounced, if one of our records has it, and ends its subscription if it is dead. Returns the response to the call.';
revoke all on function private.note_bounce(text, jsonb) from public;

create function private.stamp_clearing() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.cleared_at is null then
    new.cleared_by := null;
  else
    new.cleared_at := now();
    new.cleared_by := auth.uid();
  end if;
  if new.kind = 'dead' then
    update public.blog_subscriptions s
    set bounced_at = case when new.cleared_at is null then new.bounced_at end
    where s.email = new.email and (s.bounced_at is null) = (new.cleared_at is null);
  end if;
  return new;
end;
$$;
comment on function private.stamp_clearing() is
  'Trigger: stores who cleared an address, and resumes its subscription.';
revoke all on function private.stamp_clearing() from public;

create function private.clear_confirmed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.mail_bounces m set cleared_at = now() where m.email = new.email and m.cleared_at is null;
  return new;
end;
$$;
comment on function private.clear_confirmed() is
  'Trigger: clears the bounce of an address that confirms through an emailed link.';
revoke all on function private.clear_confirmed() from public;

create function private.hold_mail_to_dead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.mail_bounces m
    where m.email = lower(new.recipient) and m.kind = 'dead' and m.cleared_at is null
  ) then
    new.status := 'off';
    new.last_error := 'Not sent: the address does not exist. Clear it on its record if it works.';
  end if;
  return new;
end;
$$;
comment on function private.hold_mail_to_dead() is
  'Trigger: holds an email to an address that is known to be dead, with an explanation in the list of emails. A leader can send it again.';
revoke all on function private.hold_mail_to_dead() from public;

create function private.own_bounces()
returns table (id uuid, record text, title text, detail text, bounced_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  with me as materialized (select auth.uid() as id, private.is_leader() as leads),
  -- Members only get bounces of their own records.
  own as materialized (
    select lower(b.email) as email from public.consultation_bookings b, me where b.responsible_id = me.id
    union all
    select lower(v.recipient_email)
    from public.deals d
    join public.proposals p on p.deal_id = d.id
    join public.proposal_versions v on v.proposal_id = p.id, me
    where d.owner_id = me.id
    union all select lower(q.email) from public.enquiries q, me where q.replied_by = me.id
    union all
    select lower(address)
    from public.clients c
    cross join lateral unnest(c.other_emails || c.email) as address, me
    where c.owner_id = me.id
  )
  select m.id, r.record_table || '/' || r.record_id, r.title, m.kind || ' ' || m.email, m.bounced_at
  from me
  join public.mail_bounces m on m.cleared_at is null and m.kind <> 'delayed'
  cross join lateral (
    select
      (array_agg(a.record_table order by a.is_ahead desc, a.at desc))[1] as record_table,
      (array_agg(a.record_id order by a.is_ahead desc, a.at desc))[1] as record_id,
      (array_agg(a.title order by a.is_ahead desc, a.at desc))[1] as title,
      (
        array_agg(private.active_person(a.responsible) order by a.is_ahead desc, a.at desc)
        filter (where private.active_person(a.responsible) is not null)
      )[1] as responsible
    from private.records_of_address(m.email) a
  ) as r
  where (me.leads or m.email in (select o.email from own o))
    and r.record_table is not null
    and case when r.responsible is null then me.leads else r.responsible = me.id end
  order by m.bounced_at desc, m.id
  limit 200;
$$;
comment on function private.own_bounces() is
  'Returns bounced addresses that the caller should handle: the person responsible for the next or newest record, else for another record of the address, else leaders. The newest 200.';
revoke all on function private.own_bounces() from public;
grant execute on function private.own_bounces() to authenticated;

-- Always sent: emails that let an address prove that it works, messages that staff write, and emails about staff
-- accounts.
create trigger hold_mail_to_dead before insert on public.outbox
  for each row when (
    new.channel = 'mail' and new.status = 'pending'
    and new.topic not in ('subscription.requested', 'enrolment.link', 'proposal.code', 'proposal.sent', 'newsletter.tested')
    and new.topic !~ '^(reply|account|invitation|notification|digest)\.'
  )
  execute function private.hold_mail_to_dead();
create trigger stamp_clearing before update of cleared_at on public.mail_bounces
  for each row when (old.cleared_at is distinct from new.cleared_at and old.bounced_at = new.bounced_at)
  execute function private.stamp_clearing();
create trigger set_updated_at before update on public.mail_bounces
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.mail_bounces
  for each row execute function private.record_audit();
create trigger clear_confirmed after update of confirmed_at on public.blog_subscriptions
  for each row when (new.confirmed_at is not null and old.confirmed_at is distinct from new.confirmed_at)
  execute function private.clear_confirmed();
