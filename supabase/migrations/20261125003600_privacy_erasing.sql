-- Erasure of a person from all records. Business records (deals, amounts, payments, bookings, registrations,
-- enrolments) are kept without the person. Data that only concerns the person is deleted, together with files. The
-- audit log and staff texts keep a pseudonym.

-- Files to remove immediately; other files without an application are removed after an hour. A path is kept until its
-- file is deleted, so that failed removals are retried.
create table private.erased_files (
  path text primary key,
  erased_at timestamptz not null default now()
);
comment on table private.erased_files is 'CVs of erased applications that still have to be removed from Storage.';
revoke all on private.erased_files from public, anon, authenticated, service_role;

-- Lists the columns to keep, so that new columns are pseudonymised by default.
create function private.pseudonymised(entry jsonb, pseudonym text) returns jsonb
language sql
immutable
strict
set search_path = ''
as $$
  select jsonb_object_agg(
    field.key,
    case
      when jsonb_typeof(field.value) in ('null', 'number', 'boolean')
        or field.key ~ '(^id|_id|_at|webinarid|date)$'
        or (field.key in ('status', 'stage', 'profile_type') and field.value #>> '{}' ~ '^[a-z_]+$')
        then field.value
      when jsonb_typeof(field.value) = 'array' then '[]'
      else to_jsonb(pseudonym)
    end
  )
  from jsonb_each(entry) as field;
$$;
comment on function private.pseudonymised(jsonb, text) is
  'Returns the row of a person as the audit log keeps it after an erasure: ids, times, states and numbers, and the pseudonym.';
revoke all on function private.pseudonymised(jsonb, text) from public;

create function private.pseudonymise_audit(table_names text[], record_ids text[], pseudonyms text[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  changed integer;
begin
  update public.audit_log l
  set
    before = private.pseudonymised(l.before, s.pseudonym),
    after = private.pseudonymised(l.after, s.pseudonym),
    erased_at = now()
  from unnest(table_names, record_ids, pseudonyms) as s (table_name, record_id, pseudonym)
  where l.table_name = s.table_name and l.record_id = s.record_id and l.erased_at is null;
  get diagnostics changed = row_count;
  return changed;
end;
$$;
comment on function private.pseudonymise_audit(text[], text[], text[]) is
  'Replaces the person with a pseudonym in all audit log entries of these records. Returns the number of changed entries.';
revoke all on function private.pseudonymise_audit(text[], text[], text[]) from public;

create function private.is_phone(term text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select term ~ '^\+?[0-9 ()./-]+$';
$$;
comment on function private.is_phone(text) is 'Returns whether a term is a phone number.';
revoke all on function private.is_phone(text) from public;

create function private.entry_terms(entry jsonb) returns setof text
language sql
immutable
set search_path = ''
as $$
  select found.term
  from (
    values
      (btrim(entry ->> 'name')), (btrim(entry ->> 'recipient_name')),
      (btrim(concat_ws(' ', btrim(entry ->> 'firstname'), nullif(btrim(entry ->> 'lastname'), '')))),
      (btrim(concat_ws(', ', nullif(btrim(entry ->> 'lastname'), ''), btrim(entry ->> 'firstname')))),
      (btrim(entry ->> 'phone'))
    union all
    select former
    from jsonb_array_elements_text(
      case when jsonb_typeof(entry -> 'former_terms') = 'array' then entry -> 'former_terms' else '[]' end
    ) as former
  ) as found (term)
  -- Omits single first names and short numbers, because they match other people and values, too.
  where case when private.is_phone(found.term) then length(regexp_replace(found.term, '\D', '', 'g')) >= 7 else found.term like '% %' end;
$$;
comment on function private.entry_terms(jsonb) is
  'Returns terms that identify the person of a record in any text: full names and phone numbers, including former ones of a contact.';
revoke all on function private.entry_terms(jsonb) from public;

create function private.entry_names(entry jsonb) returns setof text
language sql
immutable
set search_path = ''
as $$
  select distinct word
  from (
    select btrim(entry ->> 'firstname')
    union all select btrim(entry ->> 'lastname')
    union all
    select part
    from private.entry_terms(entry) as term
    cross join lateral (values (split_part(term, ' ', 1)), (regexp_replace(term, '^.*\s', ''))) as ends (part)
    where not private.is_phone(term)
  ) as names (word)
  where length(word) > 1 and word !~ ',';
$$;
comment on function private.entry_names(jsonb) is
  'Returns first and last names of the person of a record. They can match other people, so they are only used in texts of the person''s own records.';
revoke all on function private.entry_names(jsonb) from public;

create function private.person_entries(addresses text[]) returns setof jsonb
language sql
stable
set search_path = ''
as $$
  select r.record from private.person_records(addresses) r where r.kind not in ('note', 'event')
  union all
  select part.entry
  from public.audit_log l
  join private.person_subjects(addresses) s using (table_name, record_id)
  cross join lateral (values (l.before), (l.after)) as part (entry)
  where l.erased_at is null and l.table_name <> 'client_notes' and part.entry is not null;
$$;
comment on function private.person_entries(text[]) is
  'Returns the records of a person, current and from the audit log, including deleted ones.';
revoke all on function private.person_entries(text[]) from public;

create function private.person_terms(addresses text[], entries jsonb[]) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select unnest(addresses)
    union
    select t.term from unnest(entries) as e (entry) cross join lateral private.entry_terms(e.entry) as t (term)
  );
$$;
comment on function private.person_terms(text[], jsonb[]) is
  'Returns the terms that identify a person in a text: email addresses, full names and phone numbers, including former ones.';
revoke all on function private.person_terms(text[], jsonb[]) from public;

create function private.person_names(entries jsonb[]) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select distinct n.name from unnest(entries) as e (entry) cross join lateral private.entry_names(e.entry) as n (name)
  );
$$;
comment on function private.person_names(jsonb[]) is
  'Returns first and last names of a person, which are only used in texts of their own records.';
revoke all on function private.person_names(jsonb[]) from public;

-- Must not match ann@x.example in joann@x.example. JSON inside a text has \n for a line break.
create function private.term_pattern(terms text[]) returns text
language sql
immutable
set search_path = ''
as $$
  select '(?:(?<![[:alnum:]])(?<![[:alnum:]][._%+-])|(?<=\\[nrt]))(?:'
    || string_agg(
      case
        -- Matches any grouping, with or without a country code.
        when private.is_phone(term) then
          '(?:\+?(?:\d[ ()./-]*){0,4})?[(]?'
          || regexp_replace(right(regexp_replace(term, '\D', '', 'g'), 9), '(?<=.)(?=.)', '[ ()./-]*', 'g')
        else regexp_replace(term, '([.*+?^${}()|\[\]\\])', '\\\1', 'g')
      end,
      '|' order by length(term) desc
    )
    || ')(?![[:alnum:]])(?![._-][[:alnum:]])'
  from unnest(terms) as term;
$$;
comment on function private.term_pattern(text[]) is
  'Returns a regular expression that matches these terms as whole words, and phone numbers in any format.';
revoke all on function private.term_pattern(text[]) from public;

create function private.squeezed(words text) returns text
language sql
immutable
set search_path = ''
as $$
  select translate(lower(words), ' ()./-', '');
$$;
comment on function private.squeezed(text) is
  'Returns a text in which the grouping of phone numbers is removed, to find rows quickly.';
revoke all on function private.squeezed(text) from public;

create function private.mask(words text, pattern text, pseudonym text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select regexp_replace(words, pattern, pseudonym, 'gi');
$$;
comment on function private.mask(text, text, text) is
  'Returns a text with all matches of the pattern replaced by the pseudonym.';
revoke all on function private.mask(text, text, text) from public;

create function private.mask(words text[], pattern text, pseudonym text) returns text[]
language sql
immutable
strict
set search_path = ''
as $$
  select array(select private.mask(word, pattern, pseudonym) from unnest(words) as word);
$$;
comment on function private.mask(text[], text, text) is
  'Returns texts with all matches of the pattern replaced by the pseudonym.';
revoke all on function private.mask(text[], text, text) from public;

create function private.mask(words jsonb, pattern text, pseudonym text) returns jsonb
language plpgsql
immutable
strict
set search_path = ''
as $$
begin
  case jsonb_typeof(words)
    when 'string' then
      return to_jsonb(private.mask(words #>> '{}', pattern, pseudonym));
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.mask(item, pattern, pseudonym) order by place), '[]')
        from jsonb_array_elements(words) with ordinality as items (item, place)
      );
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(field.key, private.mask(field.value, pattern, pseudonym)), '{}')
        from jsonb_each(words) as field
      );
    else
      return words;
  end case;
end;
$$;
comment on function private.mask(jsonb, text, text) is
  'Returns JSON with all matches of the pattern replaced by the pseudonym.';
revoke all on function private.mask(jsonb, text, text) from public;

create function private.mask_audit(words text, addresses text, pseudonym text, likes text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.audit_log l
  set
    before = case when l.table_name = any (free.tables) then private.mask(l.before, words, pseudonym)
      else private.mask(l.before, addresses, pseudonym) end,
    after = case when l.table_name = any (free.tables) then private.mask(l.after, words, pseudonym)
      else private.mask(l.after, addresses, pseudonym) end
  from (
    select array_agg(distinct t.table_name) as tables
    from private.staff_texts() t
    -- These are records of other people, who may have the same name.
    where t.table_name not in ('clients', 'consultation_bookings', 'enquiries', 'job_applications')
  ) as free
  where private.squeezed(concat_ws(' ', l.before, l.after)) like any (likes) and l.table_name <> 'user_profiles';

  update public.audit_log l
  set
    before = l.before || (
      select coalesce(jsonb_object_agg(t.column_name, private.mask(l.before -> t.column_name, words, pseudonym)), '{}')
      from private.staff_texts() t
      where t.table_name = l.table_name and l.before ? t.column_name
    ),
    after = l.after || (
      select coalesce(jsonb_object_agg(t.column_name, private.mask(l.after -> t.column_name, words, pseudonym)), '{}')
      from private.staff_texts() t
      where t.table_name = l.table_name and l.after ? t.column_name
    )
  where l.table_name in ('clients', 'consultation_bookings', 'enquiries', 'job_applications')
    and private.squeezed(concat_ws(' ', l.before, l.after)) like any (likes);
end;
$$;
comment on function private.mask_audit(text, text, text, text[]) is
  'Masks a person in audit log entries of other records: staff texts with the pattern of all their terms, other columns with that of their email addresses.';
revoke all on function private.mask_audit(text, text, text, text[]) from public;

create function private.mask_payload(
  payload jsonb, record_table text, is_written boolean, words text, addresses text, pseudonym text
) returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when is_written or record_table is null or record_table not in (
      'clients', 'consultation_bookings', 'enquiries', 'job_applications', 'webinar_registrations', 'webinar_waitlist',
      'enrolments', 'estimates', 'blog_subscriptions'
    )
      then private.mask(payload, words, pseudonym)
    -- These are records of other people, who may have the same name.
    else (
      select coalesce(
        jsonb_object_agg(
          part.key,
          case
            when jsonb_typeof(part.value) = 'object' then part.value || (
              select coalesce(jsonb_object_agg(t.column_name, private.mask(part.value -> t.column_name, words, pseudonym)), '{}')
              from private.staff_texts() t
              where t.table_name = record_table and part.value ? t.column_name
            )
            else part.value
          end
        ),
        '{}'
      )
      from jsonb_each(private.mask(payload, addresses, pseudonym)) as part
    )
  end;
$$;
comment on function private.mask_payload(jsonb, text, boolean, text, text, text) is
  'Masks a person in a sent payload. Texts written by staff (is_written, records of staff, or staff texts in the record of another person) are masked with all their terms, the rest with their email addresses.';
revoke all on function private.mask_payload(jsonb, text, boolean, text, text, text) from public;

-- A reply to one person can mention another.
create function private.mask_texts(terms text[], addresses text[], pseudonym text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  words constant text := private.term_pattern(terms);
  emails constant text := private.term_pattern(addresses);
  likes text[];
  texts record;
  masked integer := 0;
  changed integer;
begin
  -- A quick filter; the patterns decide. Inside JSON, quotes and backslashes are escaped.
  select array_agg(distinct '%' || regexp_replace(private.squeezed(form), '([\\%_])', '\\\1', 'g') || '%') into likes
  from unnest(terms) as term
  cross join lateral (
    values
      (case when private.is_phone(term) then right(regexp_replace(term, '\D', '', 'g'), 9) else term end),
      (btrim(to_jsonb(term)::text, '"'))
  ) as written (form);

  for texts in
    select
      t.table_name,
      string_agg(format('%1$I = private.mask(%1$I, $1, $2)', t.column_name), ', ') as changes,
      -- For pseudonyms that are too long for the column, or that make two company names equal.
      string_agg(
        format(
          case
            when (t.table_name, t.column_name) = ('companies', 'name')
              then '%1$I = left(private.mask(%1$I, $1, $2), 150) || '' '' || left(id::text, 8)'
            when a.atttypid = 'text'::regtype
              then '%1$I = left(private.mask(%1$I, $1, $2), greatest(char_length(%1$I), char_length($2)))'
            else '%1$I = private.mask(%1$I, $1, ''-'')'
          end,
          t.column_name
        ),
        ', '
      ) as shorter_changes,
      string_agg(format('%I', t.column_name), ', ') as columns
    from private.staff_texts() with ordinality as t (table_name, column_name, place)
    join pg_attribute a on a.attrelid = format('public.%I', t.table_name)::regclass and a.attname = t.column_name
    group by t.table_name
    order by max(t.place)
  loop
    begin
      execute format(
        'update public.%1$I set %2$s where private.squeezed(concat_ws('' '', %3$s)) like any ($3) and concat_ws('' '', %3$s) ~* $1',
        texts.table_name, texts.changes, texts.columns
      ) using words, pseudonym, likes;
      get diagnostics changed = row_count;
    exception when check_violation or unique_violation then
      execute format(
        'update public.%1$I set %2$s where private.squeezed(concat_ws('' '', %3$s)) like any ($3) and concat_ws('' '', %3$s) ~* $1',
        texts.table_name, texts.shorter_changes, texts.columns
      ) using words, pseudonym, likes;
      get diagnostics changed = row_count;
    end;
    -- The history of a task is not counted as a separate text.
    if texts.table_name <> 'task_activity' then
      masked := masked + changed;
    end if;
  end loop;

  delete from public.notifications n where concat_ws(' ', n.title, n.body) ~* words;
  update public.outbox o
  set
    payload = private.mask_payload(
      o.payload, o.record_table, o.topic like any (array['digest.%', 'reply.%', 'notification.%']), words, emails, pseudonym
    ),
    last_error = private.mask(o.last_error, words, pseudonym)
  where private.squeezed(concat_ws(' ', o.payload, o.last_error)) like any (likes);
  update public.outbox_attempts a
  set request = private.mask(a.request, words, pseudonym), error = private.mask(a.error, words, pseudonym)
  where private.squeezed(concat_ws(' ', a.request, a.error)) like any (likes);
  perform private.mask_audit(words, emails, pseudonym, likes);
  return masked;
end;
$$;
comment on function private.mask_texts(text[], text[], text) is
  'Masks a person in staff texts, in payloads sent to others, and in the audit log. Returns the number of changed texts.';
revoke all on function private.mask_texts(text[], text[], text) from public;

create function private.mentions_of(terms text[], own text[]) returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  words constant text := private.term_pattern(terms);
  texts record;
  found_rows integer;
  total integer := 0;
begin
  for texts in
    select t.table_name, string_agg(format('%I', t.column_name), ', ') as columns
    from private.staff_texts() t
    where t.table_name <> 'task_activity'
    group by t.table_name
  loop
    execute format(
      'select count(*) from public.%I t where concat_ws('' '', %s) ~* $1 and coalesce(to_jsonb(t) ->> ''id'', '''') <> all ($2)',
      texts.table_name, texts.columns
    ) into found_rows using words, own;
    total := total + found_rows;
  end loop;
  return total;
end;
$$;
comment on function private.mentions_of(text[], text[]) is
  'Returns the number of staff texts that contain these terms, except those of the person''s own records (ids).';
revoke all on function private.mentions_of(text[], text[]) from public;

create function private.masked_channel(channel jsonb, words text, pseudonym text) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    when channel is null or channel::text !~* words then channel
    when private.is_channel(private.mask(channel, words, pseudonym)) then private.mask(channel, words, pseudonym)
  end;
$$;
comment on function private.masked_channel(jsonb, text, text) is
  'Returns a channel with the person masked if a link named them; null if the result is not a valid channel.';
revoke all on function private.masked_channel(jsonb, text, text) from public;

create function private.mask_own(written text, words text, names text, pseudonym text) returns text
language sql
immutable
set search_path = ''
as $$
  select private.mask(private.mask(written, words, pseudonym), '(?c)' || coalesce(names, words), pseudonym);
$$;
comment on function private.mask_own(text, text, text, text) is
  'Returns a text of a person''s own record with the person masked, including single first and last names.';
revoke all on function private.mask_own(text, text, text, text) from public;

create function private.mask_own(written jsonb, words text, names text, pseudonym text) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select private.mask(private.mask(written, words, pseudonym), '(?c)' || coalesce(names, words), pseudonym);
$$;
comment on function private.mask_own(jsonb, text, text, text) is
  'Returns JSON of a person''s own record with the person masked, including single first and last names.';
revoke all on function private.mask_own(jsonb, text, text, text) from public;

create function private.mask_audit(tables text[], ids text[], words text, names text, pseudonym text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.audit_log l
  set
    before = private.mask_own(l.before, words, names, pseudonym),
    after = private.mask_own(l.after, words, names, pseudonym)
  from unnest(tables, ids) as s (table_name, record_id)
  where l.table_name = s.table_name and l.record_id = s.record_id;
end;
$$;
comment on function private.mask_audit(text[], text[], text, text, text) is
  'Masks a person in all audit log entries of these records, including single first and last names.';
revoke all on function private.mask_audit(text[], text[], text, text, text) from public;

create function private.tasks_of(records uuid[]) returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select t.id from public.tasks t where t.client_id = any (records)
    union select t.id from public.tasks t where t.booking_id = any (records)
    union
    select t.id
    from public.playbook_runs r
    join public.tasks t on t.run_id = r.id
    where r.record_id = any (records) and r.record_table <> 'webinars'
    union select l.record_id from private.lost_links(records) l where l.table_name = 'tasks'
  );
$$;
comment on function private.tasks_of(uuid[]) is
  'Returns the tasks about these records of a person: linked to a contact or booking, including deleted contacts, or created by a playbook.';
revoke all on function private.tasks_of(uuid[]) from public;

-- History and recurrence rule repeat the texts of a task, so they are masked after it.
create function private.mask_tasks(records uuid[], words text, names text, pseudonym text) returns void
language plpgsql
set search_path = ''
as $$
declare
  tasks constant uuid[] := private.tasks_of(records);
  gone constant uuid[] := array(
    select d.record_id::uuid from private.deleted_with((records || tasks)::text[]) d where d.table_name = 'tasks'
  );
  series constant uuid[] := array(
    select t.series_id from public.tasks t where t.id = any (tasks)
    union
    select s.id from public.task_series s
    where s.template ->> 'client_id' = any (records::text[]) or s.template ->> 'booking_id' = any (records::text[])
  );
  parts record;
begin
  update public.tasks t
  set
    title = left(private.mask_own(t.title, words, names, pseudonym), 200),
    description = left(private.mask_own(t.description, words, names, pseudonym), 10000)
  where t.id = any (tasks)
    and (t.title, t.description) is distinct from
      (private.mask_own(t.title, words, names, pseudonym), private.mask_own(t.description, words, names, pseudonym));
  update public.task_checklist_items i
  set label = left(private.mask_own(i.label, words, names, pseudonym), 300)
  where i.task_id = any (tasks) and i.label <> private.mask_own(i.label, words, names, pseudonym);
  update public.task_comments c
  set body = left(private.mask_own(c.body, words, names, pseudonym), 5000)
  where c.task_id = any (tasks) and c.body <> private.mask_own(c.body, words, names, pseudonym);
  update public.task_series s
  set template = private.mask_own(s.template, words, names, pseudonym)
  where s.id = any (series) and s.template <> private.mask_own(s.template, words, names, pseudonym);
  update public.task_activity a
  set changes = private.mask_own(a.changes, words, names, pseudonym)
  where a.task_id = any (tasks) and a.changes <> private.mask_own(a.changes, words, names, pseudonym);
  delete from public.notifications n where n.record_id = any (tasks || gone);
  update public.outbox o
  set payload = private.mask_own(o.payload, words, names, pseudonym)
  where o.record_table = 'tasks' and o.record_id = any (tasks || gone);
  select array_agg(p.table_name) as tables, array_agg(p.id) as ids into parts
  from (
    select 'tasks' as table_name, t.id::text as id from unnest(tasks) as t (id)
    union all select 'task_checklist_items', i.id::text from public.task_checklist_items i where i.task_id = any (tasks)
    union all select 'task_comments', c.id::text from public.task_comments c where c.task_id = any (tasks)
    union all select 'task_series', s.id::text from unnest(series) as s (id)
    union all select d.table_name, d.record_id from private.deleted_with((records || tasks)::text[]) d where d.table_name ~ '^task'
  ) as p;
  perform private.mask_audit(parts.tables, parts.ids, words, names, pseudonym);
end;
$$;
comment on function private.mask_tasks(uuid[], text, text, text) is
  'Masks a person in tasks about their records, with checklist, comments, recurrence rule and history, including deleted tasks, while app.erasing is set. The tasks are kept.';
revoke all on function private.mask_tasks(uuid[], text, text, text) from public;

create function private.is_only_names(written text, names text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  with known as (
    select word from unnest(names) as name cross join lateral regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word
  )
  select coalesce(bool_or(word in (select k.word from known k)), false)
    and bool_and(
      word in (select k.word from known k)
      or word in ('mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'herr', 'frau', 'and', 'und', 'erased')
    )
  from regexp_split_to_table(lower(written), '[^[:alnum:]]+') as word
  where word <> '';
$$;
comment on function private.is_only_names(text, text[]) is
  'Returns whether a text, such as a company entered by a visitor, consists only of these names of a person.';
revoke all on function private.is_only_names(text, text[]) from public;

-- Visitors may enter their own name as the company, and the form then creates that company.
create function private.private_companies(contacts uuid[], names text[] default null) returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select distinct f.id
    from public.clients c
    join public.companies f on f.id = c.company_id
    where c.id = any (contacts)
      and private.is_only_names(f.name, coalesce(names, array(select private.entry_names(to_jsonb(c)))))
      and not exists (
        select from public.clients o
        where o.company_id = f.id and o.id <> all (contacts) and o.email not like '%@erased.invalid'
      )
  );
$$;
comment on function private.private_companies(uuid[], text[]) is
  'Returns the companies of contacts whose name is just the name of their only contact (names; null: those of the contact).';
revoke all on function private.private_companies(uuid[], text[]) from public;

create function private.erase_companies(companies uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.companies f
  set name = 'Erased person ' || left(f.id::text, 8), website = null, notes = null
  where f.id = any (companies);
  perform private.pseudonymise_audit(
    array_fill('companies'::text, array[cardinality(companies)]), companies::text[],
    array_fill('erased'::text, array[cardinality(companies)])
  );
end;
$$;
comment on function private.erase_companies(uuid[]) is
  'Removes the person from companies that only have their name. The deals of these companies are kept.';
revoke all on function private.erase_companies(uuid[]) from public;

create function private.mask_deals(deals uuid[], words text, names text, pseudonym text) returns void
language sql
set search_path = ''
as $$
  update public.deals d
  set
    title = left(private.mask_own(d.title, words, names, pseudonym), 160),
    next_step = left(private.mask_own(d.next_step, words, names, pseudonym), 200),
    amount_reason = left(private.mask_own(d.amount_reason, words, names, pseudonym), 500),
    brief = null,
    estimate = null
  where d.id = any (deals);
$$;
comment on function private.mask_deals(uuid[], text, text, text) is
  'Masks a person in deals, while app.erasing is set. Amounts, stages, dates and company are kept.';
revoke all on function private.mask_deals(uuid[], text, text, text) from public;

create function private.mask_proposals(proposals uuid[], words text, names text, pseudonym text) returns void
language sql
set search_path = ''
as $$
  update public.proposals p
  set
    status = case when p.status in ('draft', 'sent') then 'withdrawn' else p.status end,
    decline_reason = null
  where p.id = any (proposals);
  delete from public.proposal_codes c where c.proposal_id = any (proposals);
  delete from public.proposal_questions q where q.proposal_id = any (proposals);
  delete from public.access_links l where l.purpose = 'proposal' and l.subject_id = any (proposals);
  update public.proposal_versions v
  set
    recipient_name = pseudonym,
    recipient_email = private.erased_address(v.id),
    terms_version = left(private.mask(v.terms_version, words, pseudonym), 40),
    -- Pseudonyms are longer than most names, and the size of the content is limited.
    content = (
      select case
        when octet_length(masked::text) <= 60000 then masked
        else private.mask(private.mask(v.content, words, '-'), '(?c)' || coalesce(names, words), '-')
      end
      from private.mask(
        private.mask(v.content, words, pseudonym), '(?c)' || coalesce(names, words), pseudonym
      ) as masked
    ),
    text = private.mask_own(v.text, words, names, pseudonym)
  where v.proposal_id = any (proposals);
$$;
comment on function private.mask_proposals(uuid[], text, text, text) is
  'Masks a person in proposals, while app.erasing is set: keeps amounts, dates and hashes, deletes questions, and withdraws open proposals.';
revoke all on function private.mask_proposals(uuid[], text, text, text) from public;

-- Erase each new personal column here, too; privacy.test.ts finds missing ones.
create function private.erase_kind(
  kind text, from_table text, ids uuid[], words text, names text, pseudonym text, name_words text[]
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  case kind
    when 'acceptance' then
      return private.erase_acceptances(ids, pseudonym);
    when 'contact' then
      update public.clients c
      set
        firstname = 'Erased', lastname = 'person', email = private.erased_address(c.id), other_emails = '{}',
        phone = null, jobtitle = null, tags = '{}', former_terms = '{}', source = private.mask(c.source, words, pseudonym)
      where c.id = any (ids);
    when 'booking' then
      -- Cancels upcoming consultations, and those that still await a reply.
      update public.consultation_bookings b
      set status = 'cancelled'
      where b.id = any (ids) and b.status = 'scheduled' and (b.preferreddate > now() or b.replied_at is null);
      update public.consultation_bookings b
      set
        firstname = 'Erased', lastname = 'person', email = private.erased_address(b.id), phone = null,
        company = case
          when not private.is_only_names(b.company, name_words) then left(private.mask(b.company, words, pseudonym), 160)
        end,
        meetingtype = left(private.mask(b.meetingtype, words, pseudonym), 80), projectdescription = null, private_notes = null,
        shared_notes = null, change_reason = null, earlier_reasons = null, quarantine_reason = null, estimate = null,
        visitor_time_zone = null, channel = private.masked_channel(b.channel, words, pseudonym)
      where b.id = any (ids);
    when 'registration' then
      -- Frees the place first, so that it is offered to the next person on the waiting list.
      update public.webinar_registrations r
      set freed_at = now()
      from public.webinars w
      where r.id = any (ids)
        and w.id = r.webinarid
        and w.starts_at > now()
        and r.given_back_at is null
        and r.freed_at is null;
      update public.webinar_registrations r
      set
        firstname = 'Erased', lastname = 'person', email = private.erased_address(r.id), jobtitle = null,
        company = case
          when not private.is_only_names(r.company, name_words) then left(private.mask(r.company, words, pseudonym), 160)
        end,
        webinartitle = private.mask(r.webinartitle, words, pseudonym),
        told = private.mask(r.told, words, pseudonym), visitor_time_zone = null,
        channel = private.masked_channel(r.channel, words, pseudonym)
      where r.id = any (ids);
    when 'enrolment' then
      delete from public.enrolments e where e.id = any (ids) and e.waits;
      get diagnostics erased = row_count;
      update public.enrolments e
      set
        name = 'Erased person', email = private.erased_address(e.id), review = null, review_state = null,
        review_answer = null, review_answered_at = null,
        channel = private.masked_channel(e.channel, words, pseudonym)
      where e.id = any (ids);
      return erased + (select count(*) from public.enrolments e where e.id = any (ids));
    when 'subscription' then
      update public.blog_subscriptions s
      set
        email = private.erased_address(s.id), token_hash = null, topics = private.mask(s.topics, words, pseudonym),
        policy_version = left(private.mask(s.policy_version, words, pseudonym), 20),
        unsubscribed_at = coalesce(s.unsubscribed_at, now()),
        channel = private.masked_channel(s.channel, words, pseudonym)
      where s.id = any (ids);
    when 'touch' then
      update public.touches t
      set channel = private.masked_channel(t.channel, words, pseudonym)
      where t.id = any (ids);
    when 'deal' then
      perform private.mask_deals(ids, words, names, pseudonym);
      return cardinality(ids);
    when 'proposal' then
      perform private.mask_proposals(ids, words, names, pseudonym);
      return cardinality(ids);
    when 'course_payment', 'lesson_progress', 'newsletter' then
      return cardinality(ids);
    when 'event' then
      delete from public.outbox o
      where o.id = any (ids) and not (o.status = 'delivered' or (o.status = 'dead' and o.channel = 'webhook'));
      get diagnostics erased = row_count;
      -- Delivered events still count in figures, but lose their content.
      update public.outbox o
      set
        recipient = case when o.channel = 'mail' then private.erased_address(o.id) end, payload = '{}',
        last_error = case when o.last_error is not null then 'Erased' end
      where o.id = any (ids);
      update public.outbox_attempts a
      set request = null, error = case when a.error is not null then 'Erased' end
      where a.outbox_id = any (ids);
      return erased + (select count(*) from public.outbox o where o.id = any (ids));
    else
      execute format('delete from public.%I where id = any ($1)', from_table) using ids;
  end case;
  get diagnostics erased = row_count;
  return erased;
end;
$$;
comment on function private.erase_kind(text, text, uuid[], text, text, text, text[]) is
  'Erases a person from their records of a kind, while app.erasing is set: deletes data that only concerns them, and masks them in business records. Returns the number of records.';
revoke all on function private.erase_kind(text, text, uuid[], text, text, text, text[]) from public;

create function private.is_staff_address(addresses text[]) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.user_profiles p where lower(p.email) = any (addresses));
$$;
comment on function private.is_staff_address(text[]) is
  'Returns whether one of these email addresses belongs to a profile.';
revoke all on function private.is_staff_address(text[]) from public;

create function public.preview_erasure(address text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  addresses text[];
  terms text[];
  preview jsonb;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can erase a person.' using errcode = '42501';
  end if;
  addresses := private.person_addresses(address);
  terms := private.person_terms(addresses, array(select private.person_entries(addresses)));
  select jsonb_build_object(
    'addresses', addresses,
    'names', (select coalesce(jsonb_agg(term), '[]') from unnest(terms) as term where term like '% %' and term !~ '\d'),
    'records', (
      select coalesce(jsonb_object_agg(k.kind, k.total), '{}')
      from (select r.kind, count(*) as total from private.person_records(addresses) r group by r.kind) as k
    ),
    'upcoming', (
      select coalesce(jsonb_agg(b.preferreddate order by b.preferreddate), '[]')
      from public.consultation_bookings b
      where lower(b.email) = any (addresses) and b.status = 'scheduled' and b.preferreddate > now()
    ),
    'audit', (
      select count(*)
      from public.audit_log l
      join private.person_subjects(addresses) s using (table_name, record_id)
      where l.erased_at is null
    ),
    'kept', (
      select jsonb_build_object(
        'won_cents', coalesce(sum(d.year_cents) filter (where d.stage = 'won'), 0),
        'open_cents', coalesce(sum(d.year_cents) filter (where d.stage not in ('won', 'lost')), 0),
        'companies', coalesce(jsonb_agg(distinct f.name) filter (where f.name is not null), '[]')
      )
      from public.deals d
      join private.person_records(addresses) r on r.kind = 'deal' and r.record_id = d.id::text
      left join public.clients c on c.id = d.client_id
      left join public.companies f on f.id = coalesce(d.company_id, c.company_id)
    ),
    'mentions', private.mentions_of(
      terms, array(select r.record_id from private.person_records(addresses) r)
    ),
    'published', private.published_mentions_of(terms),
    'requests', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', q.id, 'kind', q.kind, 'reference', q.reference, 'at', q.at, 'by', p.name)
          order by q.at desc
        ),
        '[]'
      )
      from public.privacy_requests q
      left join public.user_profiles p on p.id = q.requested_by
      where q.pseudonyms && array(select private.pseudonym_of(one) from unnest(addresses) as one)
    )
  ) into preview;
  return preview || jsonb_build_object(
    'outcome',
    case
      when private.is_staff_address(addresses) then 'staff'
      when preview -> 'records' = '{}' and preview ->> 'audit' = '0' and preview ->> 'mentions' = '0' then 'not_found'
      else 'found'
    end
  );
end;
$$;
comment on function public.preview_erasure(text) is
  'Returns, for leaders, the effects of an erasure: records to erase by kind, upcoming consultations, audit log entries and staff texts to mask, what is kept (value of deals, recorded payments, published mentions), and earlier requests. Outcome: found, staff or not_found.';
revoke all on function public.preview_erasure(text) from public, anon, authenticated;
grant execute on function public.preview_erasure(text) to authenticated;

create function public.erase_person(address text) returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  addresses text[];
  entries jsonb[];
  terms text[];
  pseudonym constant text := private.pseudonym_of(address);
  tables text[];
  ids text[];
  pages jsonb;
  part record;
  words text;
  name_words text[];
  names text;
  own uuid[];
  subjects uuid[];
  contacts uuid[];
  companies uuid[];
  counts jsonb := '{}';
  stored public.privacy_requests;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can erase a person.' using errcode = '42501';
  end if;
  -- Serializes erasures and retention runs, which both change the audit log.
  perform pg_advisory_xact_lock(hashtextextended('privacy', 0));
  addresses := private.person_addresses(address);
  if private.is_staff_address(addresses) then
    return jsonb_build_object('outcome', 'staff');
  end if;
  entries := array(select private.person_entries(addresses));
  terms := private.person_terms(addresses, entries);
  select coalesce(array_agg(s.table_name), '{}'), coalesce(array_agg(s.record_id), '{}') into tables, ids
  from private.person_subjects(addresses) s;
  select coalesce(jsonb_agg(distinct jsonb_build_object('table', page.kind, 'slug', page.slug)), '[]') into pages
  from (
    select 'webinars' as kind, w.slug
    from public.webinar_registrations r
    join public.webinars w on w.id = r.webinarid
    where lower(r.email) = any (addresses)
    union all
    select 'webinars', w.slug
    from public.webinar_waitlist e
    join public.webinars w on w.id = e.webinarid
    where lower(e.email) = any (addresses)
    union all
    select 'courses', c.slug
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where lower(e.email) = any (addresses)
  ) as page;

  insert into private.erased_files (path)
  select a.cv_path from public.job_applications a where lower(a.email) = any (addresses)
  on conflict do nothing;
  words := private.term_pattern(terms);
  name_words := private.person_names(entries);
  names := private.term_pattern(name_words);
  select array_agg(r.record_id::uuid), coalesce(array_agg(r.record_id::uuid) filter (where r.kind = 'contact'), '{}')
  into own, contacts
  from private.person_records(addresses) r;
  -- Current and deleted records of the person.
  subjects := own || array(select one::uuid from unnest(ids) as one where one ~ '^[0-9a-f-]{36}$');
  companies := private.private_companies(contacts, name_words);
  perform private.set_erasing('person', addresses, own);
  -- This order counts each record, because replies and questions are deleted with the records they belong to.
  for part in
    select r.kind, r.record_table, array_agg(r.record_id::uuid) as ids
    from private.person_records(addresses) r
    group by r.kind, r.record_table
    order by r.kind = 'contact', r.kind not in ('question', 'reply'), r.kind
  loop
    counts := counts || jsonb_build_object(
      part.kind, private.erase_kind(part.kind, part.record_table, part.ids, words, names, pseudonym, name_words)
    );
  end loop;
  delete from public.proposal_codes c where lower(c.email) = any (addresses);
  -- Rate limit counters, and accounts whose invitation was never completed.
  delete from public.rate_limits l
  using unnest(addresses) as one
  where l.subject = encode(sha256(convert_to(one, 'UTF8')), 'hex');
  delete from auth.users u where lower(u.email) = any (addresses);

  delete from auth.audit_log_entries a
  where lower(a.payload ->> 'actor_username') = any (addresses)
    or lower(a.payload -> 'traits' ->> 'user_email') = any (addresses);
  -- From here on only texts are masked, so no events or emails about other people are sent.
  perform private.set_erasing('texts');
  perform private.erase_companies(companies);
  perform private.mask_tasks(subjects, words, names, pseudonym);
  delete from public.notifications n where n.record_id = any (subjects);
  -- Covers deleted records and the person's own ones.
  update public.outbox o
  set payload = private.mask_own(o.payload, words, names, pseudonym)
  where o.record_id = any (subjects) and o.payload <> '{}';
  update public.events e
  set facts = private.mask_own(e.facts, words, names, pseudonym)
  where e.record_id = any (subjects) and e.facts <> '{}';

  counts := counts || jsonb_build_object(
    'mention', private.mask_texts(terms, addresses, pseudonym),
    'audit', private.pseudonymise_audit(tables, ids, array_fill(pseudonym, array[cardinality(ids)]))
  );
  perform private.set_erasing('');
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
comment on function public.erase_person(text) is
  'Erases a person in one transaction, for leaders: deletes data that only concerns them, removes them from business records (deals, acceptances, payments, bookings, registrations, enrolments, deliveries), cancels upcoming consultations, queues their files for removal, and masks them in the audit log and staff texts. Business figures do not change. Outcome: erased (with the id of the privacy request, and the pages with changed figures), staff or not_found.';
revoke all on function public.erase_person(text) from public, anon, authenticated;
grant execute on function public.erase_person(text) to authenticated;
