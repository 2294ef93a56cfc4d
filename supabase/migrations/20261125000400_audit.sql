-- The audit log: each change with its author and the values before and after. Only triggers write rows, and rows are
-- never changed.
--
-- For 30 days leaders can restore a deleted record together with all records that were deleted with it. The log
-- contains no secrets: an invitation cannot be restored (its token is gone, so a new one is sent), a booking is
-- restored without its idempotency key, and a subscription without its token hash, which is no longer used. The log
-- contains no files either: a CV is removed an hour after its application.
create table public.audit_log (
  id bigint generated always as identity primary key,
  table_name text not null check (char_length(table_name) <= 60),
  record_id text not null check (char_length(record_id) <= 300),
  action text not null check (action in (
    'insert', 'update', 'delete', 'restore', 'expire',
    'sign_in', 'sign_in_failed', 'code_accepted', 'recovery_code_used', 'session_ended',
    'factor_set', 'codes_renewed', 'factor_removed', 'factor_reset'
  )),
  actor_id uuid,
  before jsonb,
  after jsonb,
  at timestamptz not null default now(),
  ip text check (char_length(ip) <= 64),
  user_agent text check (char_length(user_agent) <= 400),
  erased_at timestamptz
);

comment on table public.audit_log is
  'Append-only log of changes. actor_id is null for the service itself, and is kept when the account is deleted.';
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
comment on column public.audit_log.ip is 'IP of the actor''s sign-in, or of a failed one. Null for the service itself.';
comment on column public.audit_log.user_agent is 'User agent of the actor''s browser.';

comment on column public.audit_log.erased_at is
  'Time when before and after were pseudonymized; the record can then no longer be restored.';

create index audit_log_record on public.audit_log (table_name, record_id, id desc);
create index audit_log_actor on public.audit_log (actor_id, id desc);
create index audit_log_at on public.audit_log (at desc, id desc);
create index audit_log_deleted on public.audit_log (at desc) where action = 'delete';

create function private.links_of(entry jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select link.value
    from jsonb_each_text(entry) as link
    where link.key in (
      'application_id', 'booking_id', 'client_id', 'deal_id', 'enquiry_id', 'enrolment_id', 'proposal_id',
      'registration_id', 'subscription_id', 'task_id'
    )
  );
$$;
comment on function private.links_of(jsonb) is 'Returns the ids of the personal records to which a logged row belongs.';
revoke all on function private.links_of(jsonb) from public;

create index audit_log_deleted_links on public.audit_log using gin (private.links_of(before))
  where action = 'delete' and erased_at is null;

-- Erasure uses it to find deleted contacts, and retention to find those with expiring entries.
create index audit_log_deleted_contacts on public.audit_log (at)
  where table_name = 'clients' and action = 'delete' and erased_at is null;

create function private.lost_links_of(table_name text, action text, before jsonb, after jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when action = 'update'
      and table_name in ('deals', 'tasks')
      and (after -> 'client_id' = 'null' or after -> 'booking_id' = 'null')
      then array(select unnest(private.links_of(before)) except select unnest(private.links_of(after)))
  end;
$$;
comment on function private.lost_links_of(text, text, jsonb, jsonb) is
  'Returns the ids that a deal or task no longer links to after a logged change; null if it still links to its contact and booking.';
revoke all on function private.lost_links_of(text, text, jsonb, jsonb) from public;

-- The predicate follows from any comparison with the function, so the planner uses this index whatever the statistics
-- say.
create index audit_log_lost_links on public.audit_log using gin (private.lost_links_of(table_name, action, before, after))
  where private.lost_links_of(table_name, action, before, after) is not null;

-- For the table filter of the audit page.
create index audit_log_table on public.audit_log (table_name, id desc);

create policy "Leaders read the log" on public.audit_log
  for select to authenticated using ((select private.is_leader()));

create policy "Staff read their own sessions, leaders all" on public.staff_sessions
  for select to authenticated
  using ((select private.is_leader()) or (user_id = (select auth.uid()) and (select private.is_staff())));

-- Checks the call stack instead of a setting, because callers could change a setting.
create function private.refuse_audit_change() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  stack text;
begin
  get diagnostics stack = pg_context;
  if tg_op <> 'TRUNCATE' and stack ~ '\mprivate\.((pseudonymise|mask|expire)_audit|note_expired)\(' then
    return null;
  end if;
  raise exception 'The audit log cannot be changed.' using errcode = '42501';
end;
$$;
comment on function private.refuse_audit_change() is
  'Trigger: refuses all changes to the audit log, also by its owner, except erasure and retention.';
revoke all on function private.refuse_audit_change() from public;

-- Checked by the triggers of other tables: restoring a row sends no email, and works even if the course, webinar or job
-- is closed.
create function private.is_restoring() returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('app.restoring', true), '') = 'on';
$$;
comment on function private.is_restoring() is 'Returns whether this transaction restores deleted records.';
revoke all on function private.is_restoring() from public;
grant execute on function private.is_restoring() to authenticated, service_role;

-- app.erasing is 'person' while the records of a person are erased, and 'texts' while their name is masked in the texts
-- of others. app.erasing_records and app.erasing_addresses identify the records and email addresses of that person.
create function private.is_erasing() returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('app.erasing', true), '') <> '';
$$;
comment on function private.is_erasing() is
  'Returns whether this transaction is erasing a person. Figures then keep the rows that a normal deletion would subtract.';
revoke all on function private.is_erasing() from public;
grant execute on function private.is_erasing() to authenticated, service_role;

create function private.set_erasing(phase text, addresses text[] default '{}', records uuid[] default '{}') returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('app.erasing', phase, true);
  perform set_config('app.erasing_addresses', array_to_string(addresses, ' '), true);
  perform set_config('app.erasing_records', array_to_string(records, ' '), true);
end;
$$;
comment on function private.set_erasing(text, text[], uuid[]) is
  'Starts a phase of an erasure in this transaction: person (with the email addresses and records to erase), texts, or an empty string to end it.';
revoke all on function private.set_erasing(text, text[], uuid[]) from public;

create function private.is_silenced(record_id uuid, recipient text default null) returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_erasing() and (
    current_setting('app.erasing', true) = 'texts'
    or coalesce(record_id::text = any (string_to_array(current_setting('app.erasing_records', true), ' ')), false)
    or coalesce(lower(recipient) = any (string_to_array(current_setting('app.erasing_addresses', true), ' ')), false)
  );
$$;
comment on function private.is_silenced(uuid, text) is
  'Returns whether an erasure suppresses an email or event about a record: if it is about the erased person, or if only a text was masked. Those about other people are sent.';
revoke all on function private.is_silenced(uuid, text) from public;

-- Uses a reserved domain, to which no email can be delivered.
create function private.erased_address(id uuid) returns text
language sql
immutable
set search_path = ''
as $$
  select 'erased-' || id || '@erased.invalid';
$$;
comment on function private.erased_address(uuid) is
  'Returns a placeholder email address for a record whose person was erased. It is different for each record.';
revoke all on function private.erased_address(uuid) from public;

-- app.expiring is 'on' while a retention run removes or masks records: it then logs one count for each table.
create function private.is_expiring() returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('app.expiring', true), '') = 'on';
$$;
comment on function private.is_expiring() is
  'Returns whether this transaction is a retention batch, which logs one entry for each table and run.';
revoke all on function private.is_expiring() from public;
grant execute on function private.is_expiring() to authenticated, service_role;

create function private.leave_out() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return null;
end;
$$;
comment on function private.leave_out() is 'Trigger: skips the row.';
revoke all on function private.leave_out() from public;

create function private.record_audit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  secrets constant text[] := array['token_hash', 'idempotency_key'];
  -- Search vectors are as large as the record's text, and can be computed again.
  computed constant text[] := array['document'];
  was jsonb;
  becomes jsonb;
  key text;
begin
  if private.is_expiring() then
    return null;
  end if;
  was := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets - computed end;
  becomes := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets - computed end;
  if tg_op = 'UPDATE' and was - 'updated_at' = becomes - 'updated_at' then
    return null;
  end if;
  if tg_nargs = 0 then
    key := coalesce(becomes, was) ->> 'id';
  else
    select string_agg(coalesce(becomes, was) ->> name, ',' order by place) into key
    from unnest(tg_argv) with ordinality as columns (name, place);
  end if;
  insert into public.audit_log (table_name, record_id, action, actor_id, before, after, ip, user_agent)
  select
    tg_table_name,
    key,
    case when tg_op = 'INSERT' and private.is_restoring() then 'restore' else lower(tg_op) end,
    actor.id,
    was,
    becomes,
    s.ip,
    s.user_agent
  from (select auth.uid() as id) actor
  left join public.staff_sessions s
    on s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = actor.id;
  return null;
end;
$$;
comment on function private.record_audit() is
  'Trigger: writes a change to the audit log, without secrets. Retention runs log their own counts. Arguments: the columns of the primary key; default id.';
revoke all on function private.record_audit() from public;

create view public.deleted_records with (security_invoker = true) as
  select d.id, d.table_name, d.record_id, d.action, d.actor_id, d.before, d.at
  from public.audit_log d
  where d.action = 'delete'
    and d.erased_at is null
    and d.at > now() - interval '30 days'
    and d.table_name = any (private.restorable_tables())
    and not exists (
      select from public.audit_log later
      where later.table_name = d.table_name and later.record_id = d.record_id and later.id > d.id
    );
comment on view public.deleted_records is 'Records that were deleted within 30 days and can be restored, as logged.';
revoke all on public.deleted_records from public, anon, authenticated, service_role;
grant select on public.deleted_records to authenticated, service_role;

-- References with `on delete set null` are restored as null if their target has been deleted since.
create function private.insert_deleted(into_table text, deleted jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  reference record;
  is_there boolean;
  columns text;
  restored jsonb;
begin
  for reference in
    select a.attname as column_name, c.confrelid::regclass as target, k.attname as target_key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.confdeltype = 'n' and c.conrelid = format('public.%I', into_table)::regclass
  loop
    execute format('select exists (select from %s where %I::text = $1)', reference.target, reference.target_key)
    into is_there using deleted ->> reference.column_name;
    if not is_there then
      deleted := deleted || jsonb_build_object(reference.column_name, null);
    end if;
  end loop;

  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_attribute a
  where a.attrelid = format('public.%I', into_table)::regclass
    and a.attnum > 0
    and not a.attisdropped
    and a.attgenerated = ''
    and deleted ? a.attname;
  execute format(
    'insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(t)',
    into_table, columns
  ) into restored using deleted;
  return restored;
end;
$$;
comment on function private.insert_deleted(text, jsonb) is 'Inserts a row as logged; returns the row.';
revoke all on function private.insert_deleted(text, jsonb) from public;

create function private.is_restorable_now(into_table text, deleted jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  parent record;
  is_there boolean;
begin
  if deleted ? 'id' then
    execute format('select exists (select from public.%I t where t.id::text = $1)', into_table)
    into is_there using deleted ->> 'id';
    if is_there then
      return false;
    end if;
  end if;
  for parent in
    select a.attname as column_name, c.confrelid::regclass as target, k.attname as target_key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.confdeltype = 'c' and c.conrelid = format('public.%I', into_table)::regclass
  loop
    if deleted ->> parent.column_name is not null then
      execute format('select exists (select from %s where %I::text = $1)', parent.target, parent.target_key)
      into is_there using deleted ->> parent.column_name;
      if not is_there then
        return false;
      end if;
    end if;
  end loop;
  return true;
end;
$$;
comment on function private.is_restorable_now(text, jsonb) is
  'Returns whether a row with several parents can be restored now: it does not exist, and all its parents do. Restoring the last parent restores the row.';
revoke all on function private.is_restorable_now(text, jsonb) from public;

create function private.restore_row(from_table text, deleted jsonb, deleted_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  restored constant jsonb := private.insert_deleted(from_table, deleted);
  child record;
  entry record;
begin
  for child in
    select t.relname as table_name, a.attname as column_name, c.confdeltype as on_delete
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid and t.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('c', 'n') and c.confrelid = format('public.%I', from_table)::regclass
  loop
    for entry in
      select l.record_id, l.before
      from public.audit_log l
      where l.at = deleted_at
        and l.erased_at is null
        and l.table_name = child.table_name
        and l.action = case child.on_delete when 'c' then 'delete' else 'update' end
        and l.before ->> child.column_name = deleted ->> 'id'
        and (child.on_delete = 'c' or l.after ->> child.column_name is null)
      order by l.id
    loop
      if child.on_delete = 'c' then
        if private.is_restorable_now(child.table_name, entry.before) then
          perform private.restore_row(child.table_name, entry.before, deleted_at);
        end if;
      else
        execute format(
          'update public.%1$I set %2$I = $1 where id = $2 and %2$I is null', child.table_name, child.column_name
        ) using (deleted ->> 'id')::uuid, entry.record_id::uuid;
      end if;
    end loop;
  end loop;
  return restored;
end;
$$;
comment on function private.restore_row(text, jsonb, timestamptz) is
  'Restores a deleted row, the rows deleted with it, and references that the deletion set to null, unless they have been set again since.';
revoke all on function private.restore_row(text, jsonb, timestamptz) from public;

create function public.restore_deleted(table_name text, record_ids text[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text;
  deleted public.audit_log;
  violated text;
  records jsonb := '[]';
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can restore a record.' using errcode = '42501';
  end if;
  if restore_deleted.table_name <> all (private.restorable_tables()) then
    raise exception 'Records of % cannot be restored.', restore_deleted.table_name using errcode = '22023';
  end if;
  perform set_config('app.restoring', 'on', true);

  foreach wanted in array record_ids loop
    select l.* into deleted
    from public.audit_log l
    where l.table_name = restore_deleted.table_name
      and l.record_id = wanted
      and l.action = 'delete'
      and l.erased_at is null
      and l.at > now() - interval '30 days'
    order by l.id desc
    limit 1;
    if not found then
      -- Raised to roll back the records restored so far.
      raise exception using errcode = 'P0002';
    end if;
    records := records || private.restore_row(deleted.table_name, deleted.before, deleted.at);
  end loop;
  return jsonb_build_object('outcome', 'restored', 'records', records);
exception
  when no_data_found then
    return jsonb_build_object('outcome', 'not_found');
  when foreign_key_violation then
    return jsonb_build_object('outcome', 'parent_gone');
  when unique_violation or exclusion_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('outcome', case when violated like '%\_pkey' then 'exists' else 'taken' end);
end;
$$;
comment on function public.restore_deleted(text, text[]) is
  'Restores records that were deleted within 30 days, all or none, for leaders. Returns {outcome: restored, records} or {outcome: not_found | exists | parent_gone | taken}. not_found: not deleted within that time; exists: already restored; parent_gone: its parent no longer exists; taken: another record now has its email address, slug or time.';
revoke all on function public.restore_deleted(text, text[]) from public, anon, authenticated;
grant execute on function public.restore_deleted(text, text[]) to authenticated;

create function private.record_security_event(
  person uuid, action text, actor uuid, ip text, user_agent text, details jsonb default '{}'
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (table_name, record_id, action, actor_id, before, after, ip, user_agent)
  select
    'user_profiles', p.id::text, record_security_event.action, record_security_event.actor,
    jsonb_build_object('name', p.name), jsonb_build_object('name', p.name) || record_security_event.details,
    left(record_security_event.ip, 64), left(record_security_event.user_agent, 400)
  from public.user_profiles p
  where p.id = record_security_event.person;
$$;
comment on function private.record_security_event(uuid, text, uuid, text, text, jsonb) is
  'Writes a security event of an account to the audit log. The details appear as its changes.';
revoke all on function private.record_security_event(uuid, text, uuid, text, text, jsonb) from public;

create function public.record_failed_sign_in(email text, ip text, user_agent text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.record_security_event(
    p.id, 'sign_in_failed', null, record_failed_sign_in.ip, record_failed_sign_in.user_agent,
    jsonb_build_object('reason', 'Wrong password')
  )
  from public.user_profiles p
  where lower(p.email) = lower(record_failed_sign_in.email);
$$;
comment on function public.record_failed_sign_in(text, text, text) is
  'Writes a failed sign-in to the audit log if the email address has a profile. The response does not reveal whether it does.';
revoke all on function public.record_failed_sign_in(text, text, text) from public, anon, authenticated;
grant execute on function public.record_failed_sign_in(text, text, text) to service_role;

create function public.start_session(
  user_agent text default null, session uuid default null, ip text default null, device_hash text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_server constant boolean := coalesce(auth.role() = 'service_role', false);
begin
  insert into public.staff_sessions (session_id, user_id, user_agent, ip, device_hash, started_at)
  select
    a.id, p.id, left(start_session.user_agent, 400),
    case when is_server then left(start_session.ip, 64) end,
    case when is_server then start_session.device_hash end,
    coalesce(a.created_at, now())
  from auth.sessions a
  join public.user_profiles p on p.id = a.user_id
  where case
    when is_server then a.id = start_session.session
    else a.id = (auth.jwt() ->> 'session_id')::uuid and a.user_id = auth.uid()
  end
  on conflict (session_id) do nothing;
end;
$$;
comment on function public.start_session(text, uuid, text, text) is
  'Starts the session of a caller who has a profile, dated from the sign-in. The server passes the session, IP and device. Does not revive an idle or ended session, nor start one that Auth has removed.';
revoke all on function public.start_session(text, uuid, text, text) from public, anon, authenticated;
grant execute on function public.start_session(text, uuid, text, text) to authenticated, service_role;

create function private.report_sign_in() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_security_event(new.user_id, 'sign_in', new.user_id, new.ip, new.user_agent);
  -- The very first sign-in triggers no email.
  if exists (
    select from public.staff_sessions s where s.user_id = new.user_id and s.session_id <> new.session_id
  ) and not exists (
    select from public.staff_sessions s
    where s.user_id = new.user_id
      and s.session_id <> new.session_id
      and s.device_hash is not distinct from new.device_hash
  ) then
    perform private.enqueue_mail(
      'account.new_device', p.email,
      jsonb_build_object(
        'name', p.name, 'user_agent', new.user_agent, 'ip', new.ip, 'started_at', new.started_at
      ),
      'user_profiles', p.id
    )
    from public.user_profiles p
    where p.id = new.user_id;
  end if;
  return null;
end;
$$;
comment on function private.report_sign_in() is
  'Trigger: writes a sign-in to the audit log, and emails the person if the device is new.';
revoke all on function private.report_sign_in() from public;

create function private.report_session_end() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff_sessions;
begin
  select s.* into caller
  from public.staff_sessions s
  where s.session_id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid();
  perform private.record_security_event(
    new.user_id, 'session_ended', auth.uid(), caller.ip, caller.user_agent,
    jsonb_build_object('session_device', new.user_agent, 'session_ip', new.ip)
  );
  return null;
end;
$$;
comment on function private.report_session_end() is 'Trigger: writes the end of a session to the audit log.';
revoke all on function private.report_session_end() from public;

create trigger refuse_change before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

-- Created here, because the policy of the log requires the profiles first.
create trigger audit after insert or update or delete on public.user_profiles
  for each row execute function private.record_audit();
create trigger report_sign_in after insert on public.staff_sessions
  for each row execute function private.report_sign_in();
create trigger report_end after update of ended_at on public.staff_sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function private.report_session_end();

-- Realtime and row-level security hide a record without giving a reason, so an open form asks this function. Members
-- get an answer only about their own records and the change that removed their access. Editors also learn who deleted
-- content of their kinds.
create function public.record_end(of_table text, of_record text)
returns table (what text, actor text, holder text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant text := auth.uid();
  -- Column that determines which member can see a record.
  holding constant text := case of_table
    when 'tasks' then 'assigned_to' when 'deals' then 'owner_id' when 'consultation_bookings' then 'host_id'
  end;
  kind constant text := case of_table
    when 'course_lessons' then 'courses' when 'newsletter_issues' then 'blog_posts' else of_table
  end;
  entry public.audit_log;
begin
  if not private.is_staff() then
    return;
  end if;
  select a.* into entry from public.audit_log a
  where a.table_name = of_table and a.record_id = of_record
    and a.action in ('insert', 'update', 'delete', 'restore')
    and (
      (select private.is_leader())
      or (a.before ->> holding = me and a.after ->> holding is distinct from me)
      -- Editors of this kind may have had the record open.
      or (a.action = 'delete' and kind = any (private.my_kinds('write')))
    )
  order by a.id desc limit 1;
  if entry.action = 'delete' then
    if of_table = 'clients' then
      holder := (
        select concat_ws(' ', c.firstname, c.lastname) from public.clients c where c.merged_from @> array[of_record::uuid]
      );
    end if;
    what := case when holder is null then 'deleted' else 'merged' end;
  elsif entry.action = 'update' and entry.before ->> holding = me then
    what := 'given';
    holder := (select p.name from public.user_profiles p where p.id::text = entry.after ->> holding);
  else
    return;
  end if;
  actor := (select p.name from public.user_profiles p where p.id = entry.actor_id);
  return next;
end;
$$;
comment on function public.record_end(text, text) is
  'Returns what happened to a record that the caller can no longer see: deleted, merged or given, by whom and to whom.';
revoke all on function public.record_end(text, text) from public, anon, authenticated;
grant execute on function public.record_end(text, text) to authenticated;
