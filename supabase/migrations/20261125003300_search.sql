-- Searches of lists and of Command-K. They sort and cut here, because the Data API would sort all that a common word
-- finds; and they say who finds what themselves, because under row-level security no index serves a search.
create function private.searched_lists()
returns table (list text, source text, words text, texts text[], rights text)
language sql
immutable
set search_path = ''
as $$
  values
    -- Of lists.
    ('consultation_bookings', 'consultation_bookings', 'private.booking_document(consultation_bookings)', null::text[], null),
    ('clients', 'clients', 'document', null, null),
    ('deals', 'deals', 'document', null, null),
    ('outbox', 'outbox', 'private.event_document(outbox)', null, null),
    ('tasks', 'tasks', null, '{title}', null),
    (
      'given_tasks', 'tasks', null, '{title}',
      '(select private.is_staff()) and created_by = (select auth.uid()) and assigned_to is distinct from (select auth.uid())'
    ),
    ('companies', 'companies', null, '{name}', null),
    ('enquiries', 'enquiries', null, '{name,email,company,message}', null),
    ('blog_subscriptions', 'blog_subscriptions', null, '{email}', null),
    ('webinar_registrations', 'webinar_registrations', null, '{firstname,lastname,email,company}', null),
    ('enrolments', 'enrolments', null, '{name,email}', null),
    ('job_applications', 'job_applications', null, '{firstname,lastname,email}', null),
    ('incoming_calls', 'incoming_calls', null, '{email}', null),
    -- Of visitors.
    ('public_courses', 'courses', null, '{title,description}', 'state = ''published'' and published_at <= now()'),
    -- Of Command-K alone.
    ('task_titles', 'tasks', 'private.search_document(title)', null, null),
    ('deal_titles', 'deals', 'private.search_document(title)', null, null),
    ('enquirers', 'enquiries', 'private.enquiry_document(enquiries)', null, null),
    ('company_names', 'companies', 'private.search_document(name)', null, null),
    ('team_names', 'teams', 'private.search_document(name)', null, null),
    ('people', 'user_profiles', 'private.search_document((name || '' '' || email))', null, null),
    (
      'colleagues', 'user_profiles', 'private.search_document(name)', null,
      '(select private.is_staff()) and disabled_at is null and profile_type in (''team_leader'', ''team_member'')'
    )
  union all
  select kind, kind, null, '{title}', null from unnest(private.content_kinds()) as kind
  union all
  select kind || '_titles', kind, 'private.search_document(title)', null, null from unnest(private.content_kinds()) as kind;
$$;
comment on function private.searched_lists() is
  'Returns what a search knows of each list: its table, and the words of a record or the columns whose text is searched, for which there is an index. rights: who reads it, where the policies do not say so.';
revoke all on function private.searched_lists() from public;

create function private.reading_rights(of_table text) returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(string_agg('(' || p.qual || ')', ' or '), 'false')
  from pg_catalog.pg_policies p
  where p.schemaname = 'public' and p.tablename = of_table and p.cmd in ('SELECT', 'ALL')
    and (p.roles && array['authenticated', 'public']::name[]);
$$;
comment on function private.reading_rights(text) is
  'Returns what the policies of a table let an account read, as a condition.';
revoke all on function private.reading_rights(text) from public;

create function private.list_condition(of_table text, condition jsonb) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  named constant text := condition ->> 0;
  given constant text := case jsonb_typeof(condition -> 2)
    when 'array' then array(select jsonb_array_elements_text(condition -> 2))::text else condition ->> 2
  end;
  compared constant text := case condition ->> 1
    when 'eq' then '%I = %L' when 'neq' then '%I <> %L' when 'lt' then '%I < %L' when 'lte' then '%I <= %L'
    when 'gt' then '%I > %L' when 'gte' then '%I >= %L' when 'null' then '%I is null' when 'not null' then '%I is not null'
    when 'in' then '%I = any (%L)' when 'not in' then '%I <> all (%L)' when 'cs' then '%I @> %L'
  end;
begin
  if jsonb_typeof(condition -> 0) = 'array' then
    return (
      select '(' || string_agg('(' || private.list_conditions(of_table, alternative) || ')', ' or ') || ')'
      from jsonb_array_elements(condition) as alternative
    );
  end if;
  -- A condition on a secret would tell what it is.
  if compared is null or not has_column_privilege('authenticated', format('public.%I', of_table), named, 'select') then
    raise exception 'A list cannot ask for %.', condition using errcode = '22023';
  end if;
  return format(compared, named, given);
end;
$$;
comment on function private.list_condition(text, jsonb) is
  'Returns a condition of a list in SQL: [column, operator, value], or alternatives, each an array of such.';
revoke all on function private.list_condition(text, jsonb) from public;

create function private.list_conditions(of_table text, conditions jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(string_agg(private.list_condition(of_table, condition), ' and '), 'true')
  from jsonb_array_elements(conditions) as condition;
$$;
comment on function private.list_conditions(text, jsonb) is 'Returns conditions of a list, all of which have to hold, in SQL.';
revoke all on function private.list_conditions(text, jsonb) from public;

-- No way reads more than a few rows for each one that it returns. Without a sequential scan, because the planner cannot
-- know how few rows contain several common pieces; and not compiled (JIT), which takes a hundred times as long as the search.
create function private.first_ids(
  source text, narrowed text, matched text, indexed text, sort text, ascending boolean, most integer,
  words text default null, search text default null
) returns uuid[]
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
declare
  direction constant text := case when ascending then 'asc' else 'desc' end;
  in_order constant text := format('order by %I %s, id', sort, direction);
  window_size constant integer := least(2 * most + 10, most + 50);
  candidates_size integer;
  candidates integer;
  found uuid[];
begin
  if matched is not null then
    -- A common word: the first rows have it.
    execute format(
      'select array(
         select id from (select id, %1$I as place, %2$s as hit from public.%3$I where %4$s %5$s limit %6$s) as first_rows
         where hit order by place %7$s, id limit %8$s
       )',
      sort, matched, source, narrowed, in_order, window_size, direction, most
    ) into found;
    if cardinality(found) = most then
      return found;
    end if;
  end if;
  -- In an order in which the table is stored, the next rows are on the same page; in another each has its own, and of
  -- 100,000 the order leads through as many as this until it has found a page of them.
  candidates_size := case when exists (
    select from pg_stats s
    where s.schemaname = 'public' and s.tablename = source and s.attname = sort and abs(s.correlation) > 0.9
  ) then least(20 * most, 1000) else 2500 end;
  if indexed is not null and private.likely_matches(source, words, search) < candidates_size then
    -- A rare word: few rows have it, and its index finds them.
    execute format(
      'with %1$I as materialized (select * from public.%1$I where %2$s limit %3$s)
       select (select count(*) from %1$I), array(select id from %1$I where %4$s %5$s limit %6$s)',
      source, indexed, candidates_size + 1, narrowed, in_order, most
    ) into candidates, found;
    if candidates <= candidates_size then
      return found;
    end if;
  end if;
  -- Neither: so many rows have it that the order soon leads to some.
  execute format(
    'select array(select id from public.%1$I where (%2$s) and %3$s %4$s limit %5$s)',
    source, narrowed, coalesce(matched, 'true'), in_order, most
  ) into found;
  return found;
end;
$$;
comment on function private.first_ids(text, text, text, text, text, boolean, integer, text, text) is
  'Returns the ids of the first rows of a table, in this order, that meet both conditions: the narrow one, and the one that a search asks for. indexed is met by every row that meets the latter, and has an index. words: those of a record in SQL, where the search is one for words; search: what both say of it to likely_matches.';
revoke all on function private.first_ids(text, text, text, text, text, boolean, integer, text, text) from public;
grant execute on function private.first_ids(text, text, text, text, text, boolean, integer, text, text) to service_role;

create function private.likely_matches(source text, words text, search text) returns real
language sql
stable
set search_path = ''
as $$
  select coalesce(max(l.share), 0)::real * greatest((select c.reltuples from pg_class c where c.oid = format('public.%I', source)::regclass), 0)
  from (
    select min(
      (
        select coalesce(sum(e.frequency), 0)
        from pg_stats s
        cross join unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e (element, frequency)
        where s.schemaname = 'public'
          and s.tablename = any (case
            when words is null then array[source || '_pieces', source || '_title_pieces', source || '_texts_pieces']
            when words = 'document' then array[source]
            else array[source || '_document', source || '_title_document', source || '_name_document']
          end)
          and (words is distinct from 'document' or s.attname = 'document')
          and case when words is null then e.element = w.part else starts_with(e.element, lower(w.part)) end
      )
    ) as share
    from string_to_table(search, E'\n') with ordinality as one (line, number)
    cross join unnest(case
      when words is null then private.longest_pieces(one.line)
      else regexp_split_to_array(translate(one.line, $chars$'\@._-+/$chars$, '        '), '\s+')
    end) as w (part)
    where w.part <> ''
    group by one.number
  ) as l;
$$;
comment on function private.likely_matches(text, text, text) is
  'Returns how many rows of a table a search finds, as the statistics of the database say: by their words, or without words by the pieces of their texts; 0 where the statistics do not say.';
revoke all on function private.likely_matches(text, text, text) from public;
grant execute on function private.likely_matches(text, text, text) to service_role;

create function private.find_by_words(list text, search text, narrowed text, sort text, ascending boolean, most integer)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  known record;
  leads constant boolean := private.is_leader();
  query tsquery;
  matched text;
begin
  select l.* into known from private.searched_lists() l where l.list = find_by_words.list;
  query := case
    when list = 'clients' and leads then private.search_query(search, 'A') || private.search_query(search, 'B')
    when list = 'clients' then private.search_query(search, 'A')
    when list = 'deals' and leads then
      private.search_query(search, 'A') || private.search_query(search, 'B') || private.search_query(search, 'C')
    when list = 'deals' then private.search_query(search, 'A') || private.search_query(search, 'B')
    else private.search_query(search)
  end;
  if query is null then
    return '{}';
  end if;
  matched := format('%s @@ %L::tsquery', known.words, query);
  if list = 'clients' then
    matched := format('(%s or other_emails && %L)', matched, string_to_array(lower(btrim(search)), E'\n'));
  end if;
  return private.first_ids(known.source, narrowed, matched, matched, sort, ascending, most, known.words, search);
end;
$$;
comment on function private.find_by_words(text, text, text, text, boolean, integer) is
  'Returns the ids of the first records of a list that have every word of a line of the search as the beginning of a word: a deal in its title, in its contact or, for leaders, in its company, a contact in itself or, for leaders, in its company.';
revoke all on function private.find_by_words(text, text, text, text, boolean, integer) from public;

create function private.find_by_text(list text, search text, narrowed text, sort text, ascending boolean, most integer)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  known record;
  matched text;
  indexed text;
begin
  select l.* into known from private.searched_lists() l where l.list = find_by_text.list;
  select
    '(' || string_agg(
      (
        select string_agg(format('%I ilike %L', name, '%' || regexp_replace(form, '([%_\\])', '\\\1', 'g') || '%'), ' or ')
        from unnest(known.texts) as name
      ),
      ' or '
    ) || ')',
    string_agg(
      format(
        'private.pieces(%s) @> %L',
        (select string_agg(format('%I', name), ', ' order by place) from unnest(known.texts) with ordinality as t (name, place)),
        private.longest_pieces(form)
      ),
      ' or '
    )
  into matched, indexed
  from string_to_table(search, E'\n') as form;
  return private.first_ids(
    known.source, narrowed, matched, '(' || indexed || ') and ' || matched, sort, ascending, most, null, search
  );
end;
$$;
comment on function private.find_by_text(text, text, text, text, boolean, integer) is
  'Returns the ids of the first records of a list that contain a line of the search in one of their texts, in upper or lower case.';
revoke all on function private.find_by_text(text, text, text, text, boolean, integer) from public;

create function public.search_list(
  list text, search text, conditions jsonb, sort text, ascending boolean, most integer,
  after_value text default null, after_id uuid default null
) returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known record;
  narrowed text;
  ids uuid[];
begin
  select l.* into known from private.searched_lists() l where l.list = search_list.list;
  if not found then
    raise exception 'No list is called %.', list using errcode = '22023';
  end if;
  narrowed := format(
    '(%s) and %s',
    coalesce(known.rights, private.reading_rights(known.source)),
    private.list_conditions(known.source, conditions || jsonb_build_array(jsonb_build_array(sort, 'not null')))
  );
  if after_id is not null then
    narrowed := narrowed || format(
      case when ascending then ' and %1$I >= %2$L and (%1$I > %2$L or id > %3$L)' else ' and %1$I <= %2$L and (%1$I < %2$L or id > %3$L)' end,
      sort, after_value, after_id
    );
  end if;
  most := least(most, 1000);
  -- Apart from the query: the planner would call it once more, to estimate the number of rows.
  ids := case
    when search = '' then private.first_ids(known.source, narrowed, null, null, sort, ascending, most)
    when known.texts is null then private.find_by_words(list, search, narrowed, sort, ascending, most)
    else private.find_by_text(list, search, narrowed, sort, ascending, most)
  end;
  return query select unnest(ids);
end;
$$;
comment on function public.search_list(text, text, jsonb, text, boolean, integer, text, uuid) is
  'Returns the ids of a page of a list: those of the first records behind the cursor, in this order, that the caller may read, that meet every condition and that the search finds. Of a list with words each word has to begin one; otherwise its texts contain the search.';
revoke all on function public.search_list(text, text, jsonb, text, boolean, integer, text, uuid) from public, anon, authenticated;
grant execute on function public.search_list(text, text, jsonb, text, boolean, integer, text, uuid) to authenticated;

create function public.search_courses(search text, category text, level text, most integer) returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  narrowed constant text := (
    select l.rights
      || case when search_courses.category <> '' then format(' and category = %L', search_courses.category) else '' end
      || case when search_courses.level <> '' then format(' and level = %L', search_courses.level) else '' end
    from private.searched_lists() l
    where l.list = 'public_courses'
  );
  ids constant uuid[] := case
    when search = '' then private.first_ids('courses', narrowed, null, null, 'created_at', false, most)
    else private.find_by_text('public_courses', search, narrowed, 'created_at', false, most)
  end;
begin
  return query select unnest(ids);
end;
$$;
comment on function public.search_courses(text, text, text, integer) is
  'Returns the ids of the newest published courses of a category and a level, where these are not empty, that contain a line of the search in title or description.';
revoke all on function public.search_courses(text, text, text, integer) from public, anon, authenticated;
grant execute on function public.search_courses(text, text, text, integer) to service_role;

create function private.find_newest(list text, search text, first text, sort text, ascending boolean, most integer)
returns table (id uuid, place bigint)
language plpgsql
stable
-- Else the planner expects a thousand, and reads whole tables to join them.
rows 5
set search_path = ''
as $$
declare
  readable constant text := (
    select case when private.is_leader() then 'true' else coalesce(l.rights, private.reading_rights(l.source)) end
    from private.searched_lists() l
    where l.list = find_newest.list
  );
  found uuid[] := private.find_by_words(list, search, format('(%s) and %s', readable, first), sort, ascending, most);
begin
  if cardinality(found) < most then
    found := found || private.find_by_words(
      list, search, format('(%s) and not %s', readable, first), sort, ascending, most - cardinality(found)
    );
  end if;
  return query select f.id, f.place from unnest(found) with ordinality as f (id, place);
end;
$$;
comment on function private.find_newest(text, text, text, text, boolean, integer) is
  'Returns the first records of a list that have the words of a search, those that meet a condition before the others: for leaders all, for others what they may read.';
revoke all on function private.find_newest(text, text, text, text, boolean, integer) from public;

create function private.search_content(search text, kinds text[], most integer)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql
stable
set search_path = ''
as $$
declare
  content_kind text;
  found uuid[] := '{}';
begin
  if cardinality(kinds) = 0 then
    return;
  end if;
  foreach content_kind in array kinds loop
    found := found || private.find_by_words(content_kind || '_titles', search, 'true', 'updated_at', false, most);
  end loop;
  return query execute (
    select string_agg(
      format(
        'select %1$L, c.id, c.title, c.state, c.updated_at from public.%1$I c where c.id = any ($1)', k
      ),
      ' union all '
    )
    from unnest(kinds) as k
  ) || ' order by updated_at desc limit $2'
  using found, most;
end;
$$;
comment on function private.search_content(text, text[], integer) is
  'Returns the newest content of these kinds whose titles a search finds.';
revoke all on function private.search_content(text, text[], integer) from public;

-- Members find their colleagues by name too: the same names and roles that staff_directory shows them, and no e-mail.
create function public.search_staff(search text, most integer)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  query constant tsquery := private.search_query(search);
  leads constant boolean := private.is_leader();
begin
  if query is null or not private.is_staff() then
    return;
  end if;

  return query
  select 'tasks', t.id, t.title, t.status, t.due_date
  from private.find_newest('task_titles', search, 'status <> ''completed''', 'updated_at', false, most) f
  join public.tasks t on t.id = f.id
  order by f.place;

  return query
  select 'deals', d.id, d.title, d.stage, null::timestamptz
  from private.find_newest('deal_titles', search, 'stage not in (''won'', ''lost'')', 'updated_at', false, most) f
  join public.deals d on d.id = f.id
  order by f.place;

  if not leads then
    return query
    select 'people', p.id, p.name, p.profile_type, null::timestamptz
    from private.find_newest('colleagues', search, 'true', 'name', true, most) f
    join public.user_profiles p on p.id = f.id
    order by f.place;
    return query select * from private.search_content(search, private.my_kinds('write'), most);
    return;
  end if;

  return query
  select
    'people', p.id, p.name,
    concat_ws(', ', p.profile_type, p.email, case when p.disabled_at is not null then 'disabled' end),
    null::timestamptz
  from private.find_newest('people', search, 'disabled_at is null', 'name', true, most) f
  join public.user_profiles p on p.id = f.id
  order by f.place;

  return query
  select
    'teams', t.id, t.name,
    (select string_agg(p.name, ', ' order by p.name)
     from public.team_members m join public.user_profiles p on p.id = m.user_id
     where m.team_id = t.id),
    null::timestamptz
  from private.find_newest('team_names', search, 'true', 'name', true, most) f
  join public.teams t on t.id = f.id
  order by f.place;

  return query
  select 'clients', c.id, concat_ws(' ', c.firstname, c.lastname), concat_ws(', ', o.name, c.email), null::timestamptz
  from private.find_newest('clients', search, 'true', 'updated_at', false, most) f
  join public.clients c on c.id = f.id
  left join public.companies o on o.id = c.company_id
  order by f.place;

  return query
  select
    'companies', c.id, c.name, concat_ws(', ', c.industry, private.domain_of(c.website)), null::timestamptz
  from private.find_newest('company_names', search, 'true', 'name', true, most) f
  join public.companies c on c.id = f.id
  order by f.place;

  return query
  select
    'bookings', b.id, concat_ws(' ', b.firstname, b.lastname), concat_ws(', ', b.company, b.status, p.name),
    b.preferreddate
  from private.find_newest('consultation_bookings', search, 'true', 'preferreddate', false, most) f
  join public.consultation_bookings b on b.id = f.id
  left join public.user_profiles p on p.id = b.responsible_id
  order by f.place;

  return query
  select 'enquiries', e.id, e.name, concat_ws(', ', e.company, e.email), e.created_at
  from private.find_newest('enquirers', search, 'true', 'created_at', false, most) f
  join public.enquiries e on e.id = f.id
  order by f.place;

  return query select * from private.search_content(search, private.content_kinds(), most);

  -- What is said in a recording.
  return query
  select 'webinars', w.id, w.title, w.state, w.updated_at
  from (
    select v.id from public.videos v where private.search_document(v.transcript) @@ query limit 20 * most
  ) said
  join public.webinars w on w.video_id = said.id
  where not private.search_document(w.title) @@ query
  order by w.updated_at desc
  limit most;
end;
$$;
comment on function public.search_staff(text, integer) is
  'Returns a few each of the tasks, deals, staff, teams, contacts, companies, bookings, enquiries and content that contain every word of the search, and recordings in which they are said: all for leaders, their own tasks and deals, colleagues by name and the content that they may write for members.';
revoke all on function public.search_staff(text, integer) from public, anon, authenticated;
grant execute on function public.search_staff(text, integer) to authenticated;
