-- Search in lists and in Command-K. The functions sort and limit the result, because the Data API would sort all rows
-- that a common word matches. They check access themselves, because under row-level security no index is used for a
-- search.
create function private.searched_lists()
returns table (list text, source text, words text, texts text[], rights text)
language sql
immutable
set search_path = ''
as $$
  values
    -- Lists.
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
    ('user_profiles', 'user_profiles', null, '{name,email}', null),
    ('enquiries', 'enquiries', null, '{name,email,company,message}', null),
    ('blog_subscriptions', 'blog_subscriptions', null, '{email}', null),
    ('webinar_registrations', 'webinar_registrations', null, '{firstname,lastname,email,company}', null),
    ('enrolments', 'enrolments', null, '{name,email}', null),
    ('job_applications', 'job_applications', null, '{firstname,lastname,email}', null),
    ('incoming_calls', 'incoming_calls', null, '{email}', null),
    -- Public lists.
    ('public_courses', 'courses', null, '{title,description}', 'state = ''published'' and published_at <= now()'),
    -- Only for Command-K.
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
  'Returns the search configuration of each list: its table, and either the search vector expression or the searched text columns; both are indexed. rights: read condition, if it differs from the policies.';
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
  'Returns the read condition of a table for accounts, from its policies.';
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
  -- Otherwise, filters could reveal values of columns that the caller may not read.
  if compared is null or not has_column_privilege('authenticated', format('public.%I', of_table), named, 'select') then
    raise exception 'A list cannot ask for %.', condition using errcode = '22023';
  end if;
  return format(compared, named, given);
end;
$$;
comment on function private.list_condition(text, jsonb) is
  'Returns a list condition as SQL: [column, operator, value], or alternatives, each an array of conditions.';
revoke all on function private.list_condition(text, jsonb) from public;

create function private.list_conditions(of_table text, conditions jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(string_agg(private.list_condition(of_table, condition), ' and '), 'true')
  from jsonb_array_elements(conditions) as condition;
$$;
comment on function private.list_conditions(text, jsonb) is 'Returns list conditions as SQL, combined with AND.';
revoke all on function private.list_conditions(text, jsonb) from public;

-- Each strategy reads only a few rows per result. Sequential scans are off, because the planner cannot estimate how few
-- rows contain several common pieces. JIT is off, because compiling takes a hundred times as long as the search.
create function private.first_of_parts(
  source text, parts jsonb, matched text, indexed text, most integer, words text default null, search text default null
) returns jsonb
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
declare
  part jsonb;
  direction text;
  in_order text;
  window_size integer;
  likely real;
  candidates_size integer;
  candidates integer;
  found jsonb;
  answer jsonb := '{}';
  missing jsonb := '{}';
begin
  for number in 0 .. jsonb_array_length(parts) - 1 loop
    part := parts -> number;
    direction := case when (part ->> 'ascending')::boolean then 'asc' else 'desc' end;
    in_order := format('order by %I %s, id', part ->> 'sort', direction);
    found := null;
    if matched is not null then
      -- Common word: the first rows contain it.
      window_size := least(2 * most + 10, most + 50);
      loop
        execute format(
          'select to_jsonb(array(
             select id from (select id, %1$I as place, %2$s as hit from public.%3$I where %4$s %5$s limit %6$s) as first_rows
             where hit order by place %7$s, id limit %8$s
           ))',
          part ->> 'sort', matched, source, part ->> 'narrowed', in_order, window_size, direction, most
        ) into found;
        exit when jsonb_array_length(found) = most or window_size = 80 * most;
        likely := coalesce(likely, private.likely_matches(source, words, search));
        -- Less common word: reading more rows is cheap if the table is stored in this order, because many share a page.
        -- Tasks have covering indexes for all orders.
        exit when likely < 1000 or (
          source <> 'tasks' and not exists (
            select from pg_stats s
            where s.schemaname = 'public' and s.tablename = source and s.attname = part ->> 'sort' and abs(s.correlation) > 0.9
          )
        );
        window_size := 80 * most;
      end loop;
    end if;
    if jsonb_array_length(found) = most then
      answer := answer || jsonb_build_object(number, found);
    else
      missing := missing || jsonb_build_object(number, part || jsonb_build_object('in_order', in_order));
    end if;
  end loop;

  -- Rare word: its index finds the few rows. Otherwise up to 2,500 of 100,000 rows would be read, each from its own
  -- page, if the table is not stored in this order.
  if indexed is not null and missing <> '{}' then
    likely := coalesce(likely, private.likely_matches(source, words, search));
  end if;
  -- Without statistics, a lower limit applies.
  candidates_size := case when likely > 0 then 2500 else least(20 * most, 1000) end;
  if indexed is not null and missing <> '{}' and likely < 2500 then
    execute format(
      'with %1$I as materialized (select * from public.%1$I where %2$s limit %4$s)
       select (select count(*) from %1$I), jsonb_build_object(%3$s)',
      source, indexed,
      (
        select string_agg(
          format(
            '%L, array(select id from %I where %s %s limit %s)',
            m.key, source, m.value ->> 'narrowed', m.value ->> 'in_order', most
          ),
          ', '
        )
        from jsonb_each(missing) as m
      ),
      candidates_size + 1
    ) into candidates, found;
    if candidates <= candidates_size then
      return answer || found;
    end if;
  end if;

  -- Otherwise so many rows match that scanning in order finds some soon.
  for number in 0 .. jsonb_array_length(parts) - 1 loop
    part := missing -> number::text;
    continue when part is null;
    execute format(
      'select to_jsonb(array(select id from public.%1$I where (%2$s) and %3$s %4$s limit %5$s))',
      source, part ->> 'narrowed', coalesce(matched, 'true'), part ->> 'in_order', most
    ) into found;
    answer := answer || jsonb_build_object(number, found);
  end loop;
  return answer;
end;
$$;
comment on function private.first_of_parts(text, jsonb, text, text, integer, text, text) is
  'Returns the ids of the first rows of each part of a list, by its number from 0. A part has a condition (narrowed) and an order (sort, ascending); matched is the search condition. indexed is a condition that includes all rows of matched and has an index. words: search vector expression, for a word search; search: the text, for likely_matches.';
revoke all on function private.first_of_parts(text, jsonb, text, text, integer, text, text) from public;
grant execute on function private.first_of_parts(text, jsonb, text, text, integer, text, text) to service_role;

create function private.one_part(narrowed text, sort text, ascending boolean) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object('narrowed', narrowed, 'sort', sort, 'ascending', ascending));
$$;
comment on function private.one_part(text, text, boolean) is 'Returns a parts array with a single part.';
revoke all on function private.one_part(text, text, boolean) from public;
grant execute on function private.one_part(text, text, boolean) to service_role;

create function private.ids_of(answer jsonb) returns uuid[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select id::uuid from jsonb_array_elements_text(answer -> '0') with ordinality as a (id, place) order by place
  );
$$;
comment on function private.ids_of(jsonb) is 'Returns the ids of the first part of a result.';
revoke all on function private.ids_of(jsonb) from public;
grant execute on function private.ids_of(jsonb) to service_role;

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
  'Estimates how many rows of a table a search finds, from the database statistics: by words, or without words by the pieces of its texts. Returns 0 if there are no statistics.';
revoke all on function private.likely_matches(text, text, text) from public;
grant execute on function private.likely_matches(text, text, text) to service_role;

create function private.find_by_words(list text, search text, parts jsonb, most integer) returns jsonb
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
    return (select jsonb_object_agg(number, '[]'::jsonb) from generate_series(0, jsonb_array_length(parts) - 1) as number);
  end if;
  matched := format('%s @@ %L::tsquery', known.words, query);
  if list = 'clients' then
    matched := format('(%s or other_emails && %L)', matched, string_to_array(lower(btrim(search)), E'\n'));
  end if;
  return private.first_of_parts(known.source, parts, matched, matched, most, known.words, search);
end;
$$;
comment on function private.find_by_words(text, text, jsonb, integer) is
  'Returns the ids of the first records of each part of a list in which every word of a search line begins a word: for deals in title, contact or, for leaders, company; for contacts in the contact or, for leaders, the company.';
revoke all on function private.find_by_words(text, text, jsonb, integer) from public;

create function private.find_by_text(list text, search text, parts jsonb, most integer) returns jsonb
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
  return private.first_of_parts(
    known.source, parts, matched, '(' || indexed || ') and ' || matched, most, null, search
  );
end;
$$;
comment on function private.find_by_text(text, text, jsonb, integer) is
  'Returns the ids of the first records of each part of a list in which one of the texts contains a search line, case-insensitively.';
revoke all on function private.find_by_text(text, text, jsonb, integer) from public;

create function private.search_parts(list text, search text, parts jsonb, most integer) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  known record;
begin
  select l.* into known from private.searched_lists() l where l.list = search_parts.list;
  return case
    when search = '' then private.first_of_parts(known.source, parts, null, null, most)
    when known.texts is null then private.find_by_words(list, search, parts, most)
    else private.find_by_text(list, search, parts, most)
  end;
end;
$$;
comment on function private.search_parts(text, text, jsonb, integer) is
  'Returns the ids of the first records of each part of a list that match a search; an empty search matches all.';
revoke all on function private.search_parts(text, text, jsonb, integer) from public;

create function private.allowed_rows(list text, conditions jsonb, sort text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  known record;
begin
  select l.* into known from private.searched_lists() l where l.list = allowed_rows.list;
  if not found then
    raise exception 'No list is called %.', list using errcode = '22023';
  end if;
  return format(
    '(%s) and %s',
    coalesce(known.rights, private.reading_rights(known.source)),
    -- Also checks the sort column: the order could reveal values of a column that the caller may not read.
    private.list_conditions(known.source, coalesce(conditions, '[]') || jsonb_build_array(jsonb_build_array(sort, 'not null')))
  );
end;
$$;
comment on function private.allowed_rows(text, jsonb, text) is
  'Returns the SQL condition for the rows of a list that the caller may read, that meet all conditions and have a value in the sort column.';
revoke all on function private.allowed_rows(text, jsonb, text) from public;

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
  narrowed text := private.allowed_rows(list, conditions, sort);
  ids uuid[];
begin
  if after_id is not null then
    narrowed := narrowed || format(
      case when ascending then ' and %1$I >= %2$L and (%1$I > %2$L or id > %3$L)' else ' and %1$I <= %2$L and (%1$I < %2$L or id > %3$L)' end,
      sort, after_value, after_id
    );
  end if;
  -- A separate statement, because the planner would call the function once more to estimate the number of rows.
  ids := private.ids_of(
    private.search_parts(list, search, private.one_part(narrowed, sort, ascending), least(most, 1000))
  );
  return query select unnest(ids);
end;
$$;
comment on function public.search_list(text, text, jsonb, text, boolean, integer, text, uuid) is
  'Returns the ids of a page of a list: the first records after the cursor, in this order, that the caller may read and that match all conditions and the search. In lists with a search vector every search word must begin a word; in others the texts must contain the search.';
revoke all on function public.search_list(text, text, jsonb, text, boolean, integer, text, uuid) from public, anon, authenticated;
grant execute on function public.search_list(text, text, jsonb, text, boolean, integer, text, uuid) to authenticated;

create function public.search_board(list text, search text, columns jsonb, most integer) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  parts jsonb;
begin
  if jsonb_array_length(columns) > 20 then
    raise exception 'A board has up to 20 columns.' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'narrowed', private.allowed_rows(list, c.value -> 'conditions', c.value ->> 'sort'),
      'sort', c.value ->> 'sort',
      'ascending', c.value -> 'ascending'
    )
    order by c.place
  ), '[]')
  into parts
  from jsonb_array_elements(columns) with ordinality as c (value, place);
  return private.search_parts(list, search, parts, least(most, 1000));
end;
$$;
comment on function public.search_board(text, text, jsonb, integer) is
  'Returns the ids of the first records of each column of a board, by its number from 0, like search_list. A column has conditions, sort and ascending.';
revoke all on function public.search_board(text, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.search_board(text, text, jsonb, integer) to authenticated;

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
  ids constant uuid[] := private.ids_of(
    private.search_parts('public_courses', search, private.one_part(narrowed, 'created_at', false), most)
  );
begin
  return query
  select c.id
  from unnest(ids) with ordinality as f (id, place)
  join public.courses c on c.id = f.id
  order by c.opened_at is null, f.place;
end;
$$;
comment on function public.search_courses(text, text, text, integer) is
  'Returns the ids of the newest published courses with this category and level (if not empty) whose title or description contains a line of the search; those that open later come last.';
revoke all on function public.search_courses(text, text, text, integer) from public, anon, authenticated;
grant execute on function public.search_courses(text, text, text, integer) to service_role;

create function private.find_newest(list text, search text, first text, sort text, ascending boolean, most integer)
returns table (id uuid, place bigint)
language plpgsql
stable
-- The default estimate of 1,000 rows would make the planner read whole tables to join them.
rows 5
set search_path = ''
as $$
declare
  readable constant text := (
    select case when private.is_leader() then 'true' else coalesce(l.rights, private.reading_rights(l.source)) end
    from private.searched_lists() l
    where l.list = find_newest.list
  );
  found uuid[] := private.ids_of(
    private.find_by_words(list, search, private.one_part(format('(%s) and %s', readable, first), sort, ascending), most)
  );
begin
  if cardinality(found) < most then
    found := found || private.ids_of(
      private.find_by_words(
        list, search, private.one_part(format('(%s) and not %s', readable, first), sort, ascending), most - cardinality(found)
      )
    );
  end if;
  return query select f.id, f.place from unnest(found) with ordinality as f (id, place);
end;
$$;
comment on function private.find_newest(text, text, text, text, boolean, integer) is
  'Returns the first records of a list that match a word search, those that meet a condition first: for leaders all records, for others those that they may read.';
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
    found := found || private.ids_of(
      private.find_by_words(content_kind || '_titles', search, private.one_part('true', 'updated_at', false), most)
    );
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
  'Returns the newest content of these kinds with a title that matches the search.';
revoke all on function private.search_content(text, text[], integer) from public;

-- Members also find colleagues by name, with the same columns as in staff_directory, which has no email addresses.
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

  -- Transcripts of recordings.
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
  'Returns a few matches each among tasks, deals, staff, teams, contacts, companies, bookings, enquiries, content and recordings that contain every search word: for leaders all, for members their own tasks and deals, colleagues by name and content that they may write.';
revoke all on function public.search_staff(text, integer) from public, anon, authenticated;
grant execute on function public.search_staff(text, integer) to authenticated;
