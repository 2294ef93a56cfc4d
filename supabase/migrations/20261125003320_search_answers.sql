-- Public search: answers quoted from published content.

create table public.passages (
  id bigint generated always as identity primary key,
  kind text not null,
  record uuid not null,
  slug text not null,
  title text not null,
  page text not null,
  heading text not null,
  anchor text not null,
  words text not null,
  document tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', heading), 'A') ||
    setweight(to_tsvector('pg_catalog.english', title), 'B') ||
    setweight(to_tsvector('pg_catalog.english', words), 'C')
  ) stored
);
comment on table public.passages is
  'Parts of published texts, each with its heading. Set by triggers; drafts are not included.';
comment on column public.passages.page is
  'Empty for the page of the record; the slug for a sample lesson of a course; recording for the recording of a webinar.';
comment on column public.passages.anchor is 'Fragment of the page''s URL at which the passage begins, or empty.';
comment on column public.passages.document is
  'Search vector of the passage in English; its heading has the highest weight, then its title.';

create index passages_record on public.passages (kind, record);
create index passages_document on public.passages using gin (document);

alter table public.passages enable row level security;
revoke all on public.passages from public, anon, authenticated;
grant select on public.passages to service_role;

create table private.passage_words (
  word text primary key,
  passages integer not null
);
comment on table private.passage_words is
  'Number of passages that contain each word, set by triggers; the empty word has the total. Counting them for each question would read most passages.';

create function private.count_passage_words() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  change constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Prevents deadlocks between publications that share words.
  perform pg_advisory_xact_lock(hashtextextended('passage words', 0));
  insert into private.passage_words as w (word, passages)
  select c.word, change * count(*)
  from changed, unnest(tsvector_to_array(changed.document) || array['']) as c (word)
  group by c.word
  on conflict (word) do update set passages = w.passages + excluded.passages;
  return null;
end;
$$;
comment on function private.count_passage_words() is 'Trigger: updates the number of passages per word.';
revoke all on function private.count_passage_words() from public;

create trigger count_words after insert on public.passages
  referencing new table as changed for each statement execute function private.count_passage_words();
create trigger count_words_no_more after delete on public.passages
  referencing old table as changed for each statement execute function private.count_passage_words();

create function private.heading_anchor(heading text) returns text
language sql
immutable
set search_path = ''
as $$
  select 'text-' || replace(regexp_replace(lower(btrim(heading)), '[^[:alnum:] _-]', '', 'g'), ' ', '-');
$$;
comment on function private.heading_anchor(text) is
  'Returns the id of a heading of a Markdown text on the site (lib/core/text/markdown.ts).';
revoke all on function private.heading_anchor(text) from public;

create function private.without_blocks(markdown text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when markdown ~ '(^|\n):{3,}' then (
    select string_agg(
      case when line ~ '^:{3,}' then (
        select replace(replace(string_agg(found[2], '. '), '&quot;', '"'), '&amp;', '&') from regexp_matches(line, '\m(source|caption|before|after|name|role)="([^"]*)"', 'g') as found
      ) else line end,
      E'\n' order by place
    )
    from regexp_split_to_table(markdown, E'\n') with ordinality as l (line, place)
  ) else markdown end;
$$;
comment on function private.without_blocks(text) is
  'Returns a Markdown text with its blocks (lib/core/text/blocks.ts) as plain text: of a line such as :::figure{source="Time sheets"} only the readable values remain.';
revoke all on function private.without_blocks(text) from public;

-- Keep the names equal to lib/core/text/allowed.ts. Words in angle brackets, such as <your-token>, and code are kept.
create function private.without_html(markdown text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when markdown ~ '<[a-zA-Z/!?]' then regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(markdown, '<!--([^-]|-[^-]|--[^>])*-->|<\?[^?]*\?>|<![a-zA-Z[][^>]*>', '', 'g'),
        '<(applet|iframe|math|noembed|noframes|noscript|object|script|style|svg|template)\M[^<>]*?>.*?</\1\s*?>', '', 'gi'
      ),
      '(?<!`)</?(address|article|aside|blockquote|body|br|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hgroup|hr|html|legend|li|link|main|menu|menuitem|nav|ol|optgroup|option|p|param|pre|search|section|select|source|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|track|ul)(?=[\s/>])[^<>]*>', ' ', 'gi'
    ),
    '(`[^`]*`)|</?(a|abbr|acronym|applet|area|audio|b|base|basefont|bdi|bdo|big|blink|button|canvas|cite|code|data|datalist|del|dfn|em|embed|font|i|iframe|img|input|ins|kbd|label|map|mark|marquee|math|meta|meter|nobr|noembed|noframes|noscript|object|output|picture|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|slot|small|span|strike|strong|style|sub|sup|svg|template|time|tt|u|var|video|wbr)(?=[\s/>])[^<>]*>', '\1', 'gi'
  ) else markdown end;
$$;
comment on function private.without_html(text) is
  'Returns a Markdown text without HTML that the page does not show, and without the tags of HTML that it shows.';
revoke all on function private.without_html(text) from public;

create function private.readable_text(markdown text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(private.without_html(private.without_blocks(markdown)), '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
        '^```.*$|^\s*\|[-:| ]+\|\s*$|^#{1,6} |^\s*>[> ]*', '', 'gn'
      ),
      '\{\{[^}]*\}\}|[*_`|]+', ' ', 'g'
    ),
    '\s+', ' ', 'g'
  ));
$$;
comment on function private.readable_text(text) is 'Returns the words of a Markdown text without markup.';
revoke all on function private.readable_text(text) from public;

create function private.markdown_passages(heading text, markdown text)
returns table (heading text, anchor text, words text)
language sql
immutable
set search_path = ''
as $$
  select
    case when part ~ '^#{1,4} ' then private.readable_text(split_part(part, E'\n', 1)) else $1 end,
    case
      when part ~ '^#{1,4} '
      then private.heading_anchor(private.readable_text(split_part(part, E'\n', 1)))
      else ''
    end,
    private.readable_text(regexp_replace(part, '^#{1,4} [^\n]*', ''))
  from regexp_split_to_table(replace(coalesce(markdown, ''), E'\r', ''), E'\n(?=#{1,4} )') as part;
$$;
comment on function private.markdown_passages(text, text) is
  'Splits a Markdown text at its headings; the text before the first heading gets the given heading.';
revoke all on function private.markdown_passages(text, text) from public;

create function private.passages_of(kind text, content jsonb)
returns table (page text, heading text, anchor text, words text)
language sql
stable
set search_path = ''
as $$
  select part.page, part.heading, part.anchor, part.words
  from (
    select '' as page, content ->> 'title' as heading, '' as anchor,
      private.readable_text(concat_ws(E'\n', content ->> 'summary', content ->> 'excerpt',
        case when kind in ('courses', 'webinars') then content ->> 'description' end)) as words
    union all
    select '', p.* from private.markdown_passages(
      content ->> 'title', case when kind in ('services', 'jobs') then content ->> 'description' else content ->> 'body' end
    ) as p
    union all
    select '', f ->> 'question', '', private.readable_text(f ->> 'answer')
    from jsonb_array_elements(coalesce(content -> 'faq', '[]')) as f
    union all
    select '', 'Process: ' || (s ->> 'title'), '', private.readable_text(s ->> 'text')
    from jsonb_array_elements(coalesce(content -> 'process', '[]')) as s
    union all
    select 'recording', c.value ->> 'title', 'chapter-' || c.ordinality,
      private.readable_text(concat_ws(E'\n', array_to_string(array(select jsonb_array_elements_text(c.value -> 'points')), '. '), c.value ->> 'said'))
    from jsonb_array_elements(coalesce(content -> 'chapters', '[]')) with ordinality as c
    where content ->> 'recording_url' is not null
    union all
    select '', section.name, '', private.readable_text(content ->> section.field)
    from (values
      ('situation', 'Situation'), ('baseline', 'Baseline'), ('built', 'What was built'), ('went_wrong', 'What went wrong'),
      ('result', 'Result'), ('limits', 'What it did not do')
    ) as section (field, name)
    where kind = 'cases'
    union all
    select l.slug, p.heading, p.anchor, p.words
    from public.course_lessons l
    join public.lesson_texts t on t.id = l.id
    cross join lateral private.markdown_passages(l.title, t.body) as p
    where kind = 'courses' and l.course_id = (content ->> 'id')::uuid and l.is_sample
  ) as part
  where part.words <> '';
$$;
comment on function private.passages_of(text, jsonb) is
  'Returns the passages of a piece of content in page order; those of a course include its sample lessons.';
revoke all on function private.passages_of(text, jsonb) from public;

create function private.store_passages(kind text, content jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  changed constant uuid := content ->> 'id';
begin
  delete from public.passages p where p.kind = store_passages.kind and p.record = changed;
  if content ->> 'state' = 'published' then
    insert into public.passages (kind, record, slug, title, page, heading, anchor, words)
    select store_passages.kind, changed, content ->> 'slug', content ->> 'title', p.page, p.heading, p.anchor, p.words
    from private.passages_of(store_passages.kind, content) as p;
    perform private.close_search_gaps(store_passages.kind, changed);
  end if;
end;
$$;
comment on function private.store_passages(text, jsonb) is
  'Replaces the passages of a piece of content, which only published content has, and closes the questions that they answer.';
revoke all on function private.store_passages(text, jsonb) from public;

create function private.fill_passages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.passages p where p.kind = tg_table_name and p.record = old.id;
  else
    perform private.store_passages(tg_table_name, to_jsonb(new));
  end if;
  return null;
end;
$$;
comment on function private.fill_passages() is 'Trigger: updates the passages of a piece of content.';
revoke all on function private.fill_passages() from public;

create function private.fill_lesson_passages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.store_passages('courses', to_jsonb(c))
  from public.courses c
  where c.id = coalesce(
    (changed ->> 'course_id')::uuid,
    (select l.course_id from public.course_lessons l where l.id = (changed ->> 'id')::uuid)
  );
  return null;
end;
$$;
comment on function private.fill_lesson_passages() is
  'Trigger on lessons and their texts: updates the passages of the course.';
revoke all on function private.fill_lesson_passages() from public;

create trigger fill_passages after insert or update of body on public.lesson_texts
  for each row execute function private.fill_lesson_passages();
create trigger fill_passages after delete or update of slug, title, is_sample, is_written on public.course_lessons
  for each row execute function private.fill_lesson_passages();

create function private.keep_passages(kind text, variadic texts text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger fill_passages after insert or delete or update of state, slug, title, %2$s on public.%1$I
       for each row execute function private.fill_passages()',
    kind, (select string_agg(quote_ident(name), ', ') from unnest(texts) as name)
  );
end;
$$;
comment on function private.keep_passages(text, text[]) is
  'Adds triggers that keep the passages of a content kind up to date; the given columns contain its texts.';
revoke all on function private.keep_passages(text, text[]) from public;

select private.keep_passages('services', 'summary', 'description', 'process', 'faq');
select private.keep_passages('courses', 'description', 'body');
select private.keep_passages('webinars', 'description', 'body', 'chapters');
select private.keep_passages('jobs', 'summary', 'description');
select private.keep_passages('blog_posts', 'excerpt', 'body');
select private.keep_passages('cases', 'summary', 'situation', 'baseline', 'built', 'went_wrong', 'result', 'limits');

create function public.find_passages(question text)
returns table (kind text, record uuid, slug text, title text, page text, heading text, anchor text, excerpt text)
language plpgsql
stable
security definer
set search_path = ''
-- The index finds matches without reading the search vectors.
set enable_seqscan = off
as $$
declare
  pool constant integer := 300;
  least_covered constant real := 0.5;
  total constant real := coalesce((select w.passages from private.passage_words w where w.word = ''), 0);
  asked text[];
  weights real[];
  whole real;
  pair tsquery;
  every tsquery;
begin
  select
    array_agg(w.word order by w.found), array_agg(ln((total + 1) / (w.found + 0.5))::real order by w.found),
    -- The rarest words that occur at all select the candidates.
    array_to_string((array_agg(w.word order by w.found) filter (where w.found > 0))[:4], ' | ')::tsquery
  into asked, weights, pair
  from (
    select '''' || replace(l.lexeme, '''', '''''') || '''' as word, coalesce(k.passages, 0) as found
    from (select lexeme from unnest(to_tsvector('pg_catalog.english', left(question, 200))) limit 16) as l
    left join private.passage_words k on k.word = l.lexeme
  ) as w;
  if pair is null then
    return;
  end if;
  whole := (select sum(weight) from unnest(weights) as weight);
  every := array_to_string(asked, ' | ')::tsquery;

  return query
  -- Detoasts each search vector once, not for each word.
  with candidates as materialized (
    select q.id, q.kind, q.record, q.document || '' as document
    from public.passages q
    where q.document @@ pair
    limit pool
  )
  select f.kind, f.record, p.slug, p.title, p.page, p.heading, p.anchor,
    ts_headline('pg_catalog.english', p.words, every,
      E'StartSel=\u0002, StopSel=\u0003, MaxWords=55, MinWords=30, MaxFragments=1')
  from (
    select c.*, row_number() over (partition by c.kind, c.record order by c.score desc, c.id) as place
    from (
      select p.id, p.kind, p.record, m.covered,
        m.covered + 0.35 * ts_rank('{0, 0.2, 0.5, 1}', p.document, every, 1)::real as score
      from candidates as p
      cross join lateral (
        select (sum(u.weight) filter (where p.document @@ u.word::tsquery) / whole)::real as covered
        from unnest(asked, weights) as u (word, weight)
      ) as m
    ) as c
  ) as f
  join public.passages p on p.id = f.id
  where f.place = 1 and f.covered >= least_covered
  order by f.score desc, f.id
  limit 3;
end;
$$;
comment on function public.find_passages(text) is
  'Returns up to three passages, of different records, that answer a question best: those that contain half of its words, weighted by rarity; no rows if there are none. Matches are between the control characters 2 and 3.';
revoke all on function public.find_passages(text) from public, anon, authenticated;
grant execute on function public.find_passages(text) to service_role;

create table public.search_gaps (
  id uuid primary key default gen_random_uuid(),
  question text not null check (char_length(question) between 8 and 200),
  asked_count integer not null default 1 check (asked_count > 0),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_kind text check (char_length(answered_kind) <= 60),
  answered_record uuid,
  created_at timestamptz not null default now(),
  constraint search_gaps_answer check ((answered_at is null) = (answered_kind is null) and (answered_at is null) = (answered_record is null))
);
comment on table public.search_gaps is
  'Questions to the public search that no text answers, without the person who asked. Publishing a text that answers a question stores the record here.';
comment on column public.search_gaps.question is 'Normalized: lower case, without email addresses and long numbers.';
comment on column public.search_gaps.asked_at is 'Time when it was last asked.';

-- Not unique, because erasing a person can make two questions equal.
create index search_gaps_question on public.search_gaps (question);
create index search_gaps_asked on public.search_gaps (asked_count desc, id) where answered_at is null;
create index search_gaps_asked_at on public.search_gaps (asked_at);

alter table public.search_gaps enable row level security;
revoke all on public.search_gaps from public, anon, authenticated;
grant select, delete on public.search_gaps to authenticated;
grant select on public.search_gaps to service_role;

create policy "Editors of any kind read gaps" on public.search_gaps
  for select to authenticated using (cardinality((select private.my_kinds('write'))) > 0);
create policy "Leaders drop gaps" on public.search_gaps
  for delete to authenticated using ((select private.is_leader()));

create function private.gap_question(question text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(lower(left(question, 200)), '\S+@\S+|[+\d][\d ()/.-]{6,}', ' ', 'g'), '\s+', ' ', 'g'
  ), ' ?!.');
$$;
comment on function private.gap_question(text) is
  'Returns a question in normalized form: lower case, without email addresses, long numbers and final punctuation.';
revoke all on function private.gap_question(text) from public;
grant execute on function private.gap_question(text) to service_role;

create function public.note_search_gap(question text, subject text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 1000;
  counted constant text := private.gap_question(question);
begin
  -- A single word is too vague to write a text about.
  if char_length(counted) < 8 or counted !~ ' ' then
    return;
  end if;
  if subject is not null and not public.take_rate_limit('search-gap', subject, 20, 86400) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('search gap ' || counted, 0));
  update public.search_gaps g set asked_count = g.asked_count + 1, asked_at = now() where g.question = counted;
  if found then
    return;
  end if;
  -- Keeps questions that were also sent as enquiries, because these people wait for an answer.
  delete from public.search_gaps g
  where g.id in (
    select o.id
    from public.search_gaps o
    where o.answered_at is null and not exists (select from public.enquiries e where e.gap_id = o.id)
    order by o.asked_count, o.asked_at, o.id
    limit greatest(0, 1 + (select count(*) from public.search_gaps a where a.answered_at is null) - most)
  );
  if found and public.take_rate_limit('search-gaps-full', 'leaders', 1, 86400) then
    perform private.tell(
      array(select p.id from public.user_profiles p where p.profile_type = 'team_leader' and p.disabled_at is null),
      'search_gaps_full', 'The list of unanswered questions is full',
      'New questions replace those asked least. Please answer some, or delete what nobody means.',
      'search_gaps', null
    );
  end if;
  insert into public.search_gaps (question) values (counted);
end;
$$;
comment on function public.note_search_gap(text, text) is
  'Counts an unanswered question, at most 20 per day and subject (the hash of an IP; null: no limit). At most 1,000 stay open: beyond that, the least asked and oldest question is deleted, and leaders are notified once a day.';
revoke all on function public.note_search_gap(text, text) from public, anon, authenticated;
grant execute on function public.note_search_gap(text, text) to service_role;

alter table public.enquiries add column gap_id uuid references public.search_gaps (id) on delete set null;
comment on column public.enquiries.gap_id is
  'Unanswered search question behind this enquiry. When a text answers it, the visitor is emailed.';
create index enquiries_gap_id on public.enquiries (gap_id);

create function private.close_search_gaps(content_kind text, content_record uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  gap public.search_gaps;
begin
  for gap in
    select g.*
    from public.search_gaps g
    where g.answered_at is null
      -- A cheap filter that all passages with an answer meet.
      and exists (
        select from public.passages p
        where p.kind = content_kind and p.record = content_record
          and p.document @@ replace(plainto_tsquery('pg_catalog.english', g.question)::text, '&', '|')::tsquery
      )
  loop
    if exists (
      select from public.find_passages(gap.question) f where f.kind = content_kind and f.record = content_record
    ) then
      update public.search_gaps g
      set answered_at = now(), answered_kind = content_kind, answered_record = content_record
      where g.id = gap.id;
      perform private.enqueue_mail(
        'enquiry.answer_published',
        e.email,
        jsonb_build_object(
          'enquiry', to_jsonb(e),
          'text', (
            select jsonb_build_object('kind', p.kind, 'slug', p.slug, 'title', p.title)
            from public.passages p
            where p.kind = content_kind and p.record = content_record
            limit 1
          )
        ),
        'enquiries',
        e.id
      )
      from public.enquiries e
      where e.gap_id = gap.id and e.quarantined_at is null;
    end if;
  end loop;
end;
$$;
comment on function private.close_search_gaps(text, uuid) is
  'Closes each open question that the passages of a record answer, and emails the people who asked.';
revoke all on function private.close_search_gaps(text, uuid) from public;
