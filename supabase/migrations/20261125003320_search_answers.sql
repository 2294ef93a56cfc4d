-- Public search: answers quoted from published content.

create function private.sentences(words text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select case when s.place = 1 then E'\n' else ' ' end || s.sentence
    from regexp_split_to_table(words, '\n') with ordinality as l (line, place)
    cross join lateral regexp_split_to_table(l.line, '(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[[:upper:][:digit:]$])')
      with ordinality as s (sentence, place)
    order by l.place, s.place
    limit 60
  );
$$;
comment on function private.sentences(text) is
  'Returns the sentences of a passage, each after the space or line break that precedes it; at most 60.';
revoke all on function private.sentences(text) from public;

create function private.fact_names(words text) returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(' ',
    case when words ~ '\+?\d{1,3} ?\(?\d{3}\)? \d{3}-\d{4}' then 'phone number factphone' end,
    case when words ~ '\S@\S+\.\w' then 'email address factemail' end,
    case when words ~ '\m\d+ [\w ]+ (Street|Avenue|Road|Lane|Drive|Boulevard)\M' then 'address office location factaddress' end,
    case when words ~ '[$€£]\d' then 'price factprice' end
  );
$$;
comment on function private.fact_names(text) is
  'Returns the words by which people ask for facts in a text: a phone number, an email address, a postal address, a price. The words that begin with fact mark the fact itself.';
revoke all on function private.fact_names(text) from public;

create function private.sentence_vectors(words text) returns tsvector[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select to_tsvector('pg_catalog.english', s.sentence || ' ' || private.fact_names(s.sentence))
    from unnest(private.sentences(words)) with ordinality as s (sentence, place)
    order by s.place
  );
$$;
comment on function private.sentence_vectors(text) is 'Returns the search vector of each sentence of a passage.';
revoke all on function private.sentence_vectors(text) from public;

create table public.passages (
  id bigint generated always as identity primary key,
  kind text not null,
  record uuid not null,
  slug text not null,
  title text not null,
  page text not null,
  heading text not null,
  context text not null default '',
  anchor text not null,
  words text not null,
  document tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', heading), 'A') ||
    setweight(to_tsvector('pg_catalog.english', title || ' ' || context), 'B') ||
    setweight(to_tsvector('pg_catalog.english', words || ' ' || private.fact_names(words)), 'C')
  ) stored,
  sentences tsvector[] not null generated always as (private.sentence_vectors(words)) stored
);
-- A question compares the vectors of hundreds of passages, but the sentences of few.
alter table public.passages alter column document set storage main, alter column sentences set storage external;

comment on table public.passages is
  'Parts of published texts, each with its heading. Those of records are set by triggers, those of other pages (kind pages) by store_page_passages; drafts are not included.';
comment on column public.passages.slug is 'Slug of the record; the path of a page without a record.';
comment on column public.passages.context is 'Headings above that of the passage.';
comment on column public.passages.words is 'Each line is a block, such as a paragraph or an item of a list.';
comment on column public.passages.page is
  'Empty for the page of the record; the slug for a sample lesson of a course; recording for the recording of a webinar; list for a list of records on a page without one.';
comment on column public.passages.anchor is 'Fragment of the page''s URL at which the passage begins, or empty.';
comment on column public.passages.document is
  'Search vector of the passage in English; its heading has the highest weight, then its title and the headings above.';
comment on column public.passages.sentences is 'Search vectors of the sentences of words.';

create index passages_record on public.passages (kind, record);
-- Without pending lists, which each search would read.
create index passages_document on public.passages using gin (document) with (fastupdate = off);
create index passages_heading on public.passages using gin (to_tsvector('pg_catalog.english', heading)) with (fastupdate = off);
create index passages_of_pages on public.passages using gin (document) with (fastupdate = off) where kind = 'pages';

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

create function private.without_listings(markdown text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(replace(markdown, E'\r', ''), '(^|\n)(`{3,}|~{3,})[^\n]*\n(.*?\n)??\2[`~]*(?=\n|$)', '\1', 'g');
$$;
comment on function private.without_listings(text) is 'Returns a Markdown text without its blocks of code, which answer no question.';
revoke all on function private.without_listings(text) from public;

create function private.readable_text(markdown text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(private.without_html(private.without_blocks(markdown)), '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
          '^```.*$|^[ \t]*\|[-:| ]+\|[ \t]*$|^#{1,6} |^[ \t]*>[> ]*', '', 'gn'
        ),
        '\n\s*\n\s*([-*+] |\d+[.)] )?|\n\s*([-*+] |\d+[.)] )|\n(?=\s*\|)', E'\u0001', 'g'
      ),
      '\{\{[^}]*\}\}|[*_`|]+', ' ', 'g'
    ),
    '\s+', ' ', 'g'
  ), '( ?\u0001 ?)+', E'\n', 'g'), E' \n');
$$;
comment on function private.readable_text(text) is
  'Returns the words of a Markdown text without markup; each line is a paragraph, an item of a list or a row of a table.';
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
  from regexp_split_to_table(private.without_listings(coalesce(markdown, '')), E'\n(?=#{1,4} )') as part;
$$;
comment on function private.markdown_passages(text, text) is
  'Splits a Markdown text at its headings; the text before the first heading gets the given heading.';
revoke all on function private.markdown_passages(text, text) from public;

create function private.price_text(amount numeric, currency text default 'USD') returns text
language sql
immutable
set search_path = ''
as $$
  select case when currency = 'USD' then '$' else '' end
    || to_char(amount, case when amount = trunc(amount) then 'FM999,999,999,990' else 'FM999,999,999,990.00' end);
$$;
comment on function private.price_text(numeric, text) is 'Formats an amount, such as $9,500, or 9,500 in another currency.';
revoke all on function private.price_text(numeric, text) from public;

create function private.content_facts(kind text, content jsonb) returns table (heading text, words text)
language sql
stable
set search_path = ''
as $$
  select f.heading, f.words
  from (values
    ('services', 'Price and duration', concat_ws(E'\n',
      'From ' || private.price_text((content ->> 'price_from')::numeric), content ->> 'duration')),
    ('courses', 'Price, length and teacher', concat_ws(E'\n',
      case when (content ->> 'price')::numeric = 0 then 'This course is free.'
        else 'It costs ' || private.price_text((content ->> 'price')::numeric) || '.' end,
      'It takes ' || (content ->> 'duration') || ', at ' || (content ->> 'level') || ' level.',
      'It is taught by ' || (content ->> 'instructor') || '.', content ->> 'instructor_bio')),
    ('webinars', 'Date and presenter', concat_ws(E'\n',
      to_char((content ->> 'starts_at')::timestamptz at time zone 'America/New_York', 'FMDay, FMMonth FMDD, YYYY, HH12:MI AM') || ' New York time',
      (content ->> 'duration_minutes') || ' minutes',
      'Presented by ' || concat_ws(', ', content ->> 'presenter', content ->> 'presenter_role'))),
    ('jobs', 'Salary, place and closing date', concat_ws(E'\n',
      concat_ws(' to ', private.price_text((content ->> 'salary_min')::numeric, content ->> 'salary_currency'),
        private.price_text((content ->> 'salary_max')::numeric, content ->> 'salary_currency'))
        || ' ' || (content ->> 'salary_currency') || case content ->> 'salary_period' when 'hour' then ' an ' else ' a ' end || (content ->> 'salary_period'),
      concat_ws(', ', content ->> 'location', content ->> 'workplace', replace(content ->> 'employment_type', '_', ' ')),
      'Closes ' || to_char((content ->> 'closes_at')::timestamptz at time zone 'America/New_York', 'FMMonth FMDD, YYYY'))),
    ('cases', 'Customer, duration and price', concat_ws(E'\n',
      concat_ws(', ', content ->> 'customer', content ->> 'sector', content ->> 'size'),
      (content ->> 'weeks') || ' weeks',
      concat_ws(' to ', private.price_text((content ->> 'price_from')::numeric), private.price_text((content ->> 'price_to')::numeric))))
  ) as f (kind, heading, words)
  where f.kind = content_facts.kind;
$$;
comment on function private.content_facts(text, jsonb) is
  'Returns the facts of a piece of content that are in columns of their own: prices, dates, places and people.';
revoke all on function private.content_facts(text, jsonb) from public;

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
    select '', f.heading, '', f.words
    from private.content_facts(kind, content) as f
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

create function private.kind_name(kind text) returns text
language sql
immutable
set search_path = ''
as $$
  select case kind
    when 'services' then 'Service' when 'courses' then 'Course' when 'webinars' then 'Webinar' when 'jobs' then 'Job'
    when 'cases' then 'Case' when 'blog_posts' then 'Post'
  end;
$$;
comment on function private.kind_name(text) is 'Returns the name of a content kind, which a question about it contains.';
revoke all on function private.kind_name(text) from public;

create function private.store_passages(kind text, content jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  changed constant uuid := content ->> 'id';
begin
  delete from public.passages p where p.kind = store_passages.kind and p.record = changed;
  if content ->> 'state' = 'published' then
    insert into public.passages (kind, record, slug, title, page, heading, context, anchor, words)
    select store_passages.kind, changed, content ->> 'slug', content ->> 'title', p.page, p.heading,
      case when p.page = '' then concat_ws(' ', private.kind_name(store_passages.kind), content ->> 'customer') else '' end, p.anchor, p.words
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

select private.keep_passages('services', 'summary', 'description', 'process', 'faq', 'price_from', 'duration');
select private.keep_passages('courses', 'description', 'body', 'price', 'duration', 'level', 'instructor', 'instructor_bio');
select private.keep_passages(
  'webinars', 'description', 'body', 'chapters', 'recording_url', 'starts_at', 'duration_minutes', 'presenter', 'presenter_role'
);
select private.keep_passages(
  'jobs', 'summary', 'description', 'salary_min', 'salary_max', 'salary_currency', 'salary_period', 'location', 'workplace',
  'employment_type', 'closes_at'
);
select private.keep_passages('blog_posts', 'excerpt', 'body');
select private.keep_passages(
  'cases', 'summary', 'situation', 'baseline', 'built', 'went_wrong', 'result', 'limits', 'customer', 'sector', 'size', 'weeks',
  'price_from', 'price_to'
);

create table private.trade_words (
  word text primary key,
  means text[] not null
);
comment on table private.trade_words is
  'Word stems with other stems of the same meaning in this trade. A question with one is also answered by a text with another.';

insert into private.trade_words (word, means)
select w.lexeme, array_agg(distinct other.lexeme) filter (where other.lexeme <> w.lexeme)
from unnest(array[
  'cost price fee charge expensive cheap budget afford',
  'tool system app software program',
  'match fit',
  'apply application applicant',
  'scan paper pdf',
  'personal private privacy',
  'salesperson sales manager',
  'cost price pay paid payment',
  'free gratis complimentary',
  'salary wage compensation remuneration earn',
  'discount rebate',
  'cancel withdraw terminate quit leave',
  'move reschedule postpone shift',
  'booking appointment consultation reservation demo meeting',
  'phone telephone call ring dial',
  'email mail',
  'contact reach',
  'office headquarters premises',
  'ask question',
  'store keep retain save hold host',
  'delete erase remove',
  'data information',
  'vulnerability weakness flaw exploit bug',
  'consultation call',
  'buy purchase order',
  'finish end complete',
  'demonstrate example sample',
  'human person',
  'maximum limit',
  'minimum least',
  'picture photo image photograph',
  'video film recording',
  'slide presentation deck',
  'access permission',
  'login password account',
  'country region location',
  'backup copy restore',
  'law legal jurisdiction',
  'complaint problem issue',
  'difference compare versus alternative',
  'agency freelancer contractor competitor',
  'result outcome benefit saving',
  'payback roi return',
  'interview talk',
  'resume cv',
  'laptop computer equipment',
  'subscribe newsletter',
  'exam test quiz',
  'beginner basic novice introductory',
  'prerequisite requirement skill experience knowledge',
  'deadline close',
  'seat place capacity',
  'waitlist waiting',
  'invoice bill',
  'yearly year annual',
  'upgrade change switch downgrade',
  'downtime outage',
  'monitor watch',
  'wrong mistake error',
  'vendor supplier provider',
  'tracking cookie analytics',
  'erp accounting',
  'author writer',
  'quote cite',
  'share pass lend',
  'colleague coworker',
  'secure security safe protect',
  'encrypt encryption encrypted',
  'holiday vacation',
  'job position vacancy opening role',
  'hire recruit employ recruitment',
  'choose select pick',
  'trial test',
  'parent parental maternity paternity',
  'degree diploma university qualification',
  'remote remotely home',
  'chatbot assistant bot',
  'course class',
  'certificate certification',
  'teach teacher instructor trainer lecturer taught',
  'webinar seminar',
  'plan subscription tier package',
  'include contain comprise',
  'connect integrate integration connector',
  'repair fix maintenance upkeep',
  'fail stop break outage crash broken',
  'support help',
  'client customer',
  'reply answer respond response',
  'firm company business',
  'own owner belong',
  'measure count',
  'case reference project',
  'freight shipping logistics',
  'task assignment exercise',
  'bring prepare',
  'contract agreement',
  'accurate accuracy error precise',
  'guarantee sla promise',
  'next upcoming',
  'internship intern',
  'start begin',
  'length duration long week month day hour minute',
  'center centre server hosting datacenter',
  'enroll enrol enrolment enrollment register registration',
  'program programme',
  'license licence',
  'quick fast soon',
  'handwriting handwritten',
  'staff employee people team',
  'staff employee career'
]) as same (words)
cross join unnest(to_tsvector('pg_catalog.english', same.words)) as w
cross join unnest(to_tsvector('pg_catalog.english', same.words)) as other
group by w.lexeme
having count(*) filter (where other.lexeme <> w.lexeme) > 0;

create function private.plain_question(question text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  plain text := lower(translate(left(question, 200), '’-', ''' '));
  change text[];
begin
  foreach change slice 1 in array array[
    ['\mtech ?link\M', ' '],
    ['\me mails?\M', 'email'],
    ['\mhow (much|expensive)\M', 'cost'],
    ['\mhow (soon|fast|quick|quickly)\M', 'how long'],
    ['\m(phone|telephone) number\M|\mnumber\M(?=.*\m(call|ring|dial|reach)\M)', 'phone'],
    ['\m(opening|office|business|working) (hours|times)\M|\mhow late\M', 'phone hours'],
    ['\m(get|be) in touch\M', 'contact'],
    ['\m(take|takes|taking) place\M', 'date'],
    ['\mmoney back\M', 'refund'],
    ['\mfounded\M', 'founder'],
    ['\mwork\w* ((from|at) home|remote(ly)?)\M|\mremote work\w*\M', 'remote job'],
    ['\m(parental|maternity|paternity|annual|sick|paid) leave\M', '\1 holiday'],
    ['\mthird part(y|ies)\M', 'other companies'],
    ['\msub ?processors?\M', 'data process']
  ] loop
    plain := regexp_replace(plain, change[1], change[2], 'g');
  end loop;
  return plain;
end;
$$;
comment on function private.plain_question(text) is
  'Returns a question in lower case, with phrases replaced by the words that texts use.';
revoke all on function private.plain_question(text) from public;

create function private.content_words(question text) returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(w.word, ' ')
  from regexp_split_to_table(private.plain_question(question), '\W+') as w (word)
  where to_tsvector('pg_catalog.english', w.word) <> '';
$$;
comment on function private.content_words(text) is 'Returns the words of a question that are no stop words.';
revoke all on function private.content_words(text) from public;

create function private.words_query(words text[], weights text default '') returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg('''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':' || weights, ' | ')::tsquery
  from unnest(words) as w;
$$;
comment on function private.words_query(text[], text) is
  'Returns a query for any of some word stems, in the parts of a search vector with these weights (empty: all); null without words.';
revoke all on function private.words_query(text[], text) from public;

create function private.question_words(question text)
returns table (word text, means text[], weight real, found integer, is_general boolean)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (
    select l.lexeme, l.lexeme <> all (array[
      -- Words of any question, which are left out.
      'abl', 'actual', 'allow', 'also', 'anyth', 'best', 'better', 'could', 'ever', 'everyth', 'exact', 'get', 'give', 'go', 'happen', 'kind',
      'know', 'let', 'like', 'make', 'mani', 'may', 'mean', 'much', 'must', 'need', 'offer', 'often', 'one', 'pleas', 'possibl',
      'provid', 'realli', 'shall', 'someth', 'sort', 'still', 'take', 'tell', 'thing', 'us', 'use', 'want',
      'work', 'would', 'yet'
    ]) as says,
    l.lexeme = any (array[
      -- Common words of English that are seldom the subject of a question.
      'accept', 'add', 'agre', 'alreadi', 'alway', 'amount', 'anoth', 'anyon', 'appear', 'area', 'arriv', 'ask', 'attend', 'avail',
      'avoid', 'becom', 'begin', 'believ', 'big', 'care', 'case', 'certain', 'chang', 'check', 'choos', 'come', 'complet', 'concern',
      'confirm', 'consid', 'creat', 'day', 'deal', 'decid', 'depend', 'describ', 'detail', 'develop', 'differ', 'direct', 'discuss',
      'earli', 'easi', 'end', 'ensur', 'everyon', 'exampl', 'expect', 'explain', 'feel', 'find', 'first', 'full', 'general', 'good',
      'great', 'grow', 'handl', 'happi', 'hard', 'hear', 'high', 'hold', 'hope', 'hour', 'import', 'improv', 'involv', 'join', 'larg',
      'last', 'late', 'later', 'learn', 'level', 'long', 'look', 'lose', 'low', 'main', 'major', 'manag', 'minut', 'month', 'necessari',
      'never', 'new', 'next', 'now', 'number', 'occur', 'old', 'open', 'order', 'part', 'particular', 'pass', 'perform', 'person',
      'place', 'point', 'possibl', 'prefer', 'produc', 'put', 'quick', 'rather', 'reach', 'readi', 'real', 'reason', 'receiv', 'reduc',
      'relat', 'requir', 'rest', 'return', 'right', 'run', 'say', 'see', 'seem', 'send', 'serv', 'set', 'short', 'show', 'side', 'similar',
      'simpl', 'small', 'someon', 'sometim', 'soon', 'special', 'specif', 'spend', 'start', 'suggest', 'sure', 'talk', 'think', 'time',
      'today', 'tomorrow', 'tri', 'turn', 'type', 'understand', 'usual', 'visit', 'wait', 'way', 'week', 'whole', 'without', 'word', 'world',
      'year', 'yes'
    ]) as is_general
    from unnest(to_tsvector('pg_catalog.english', private.plain_question(question))) as l
    limit 24
  )
  select a.lexeme, coalesce(t.means, '{}'),
    (ln((total.passages + 1) / (least(greatest(c.found, 3), total.passages) + 0.5)) * case when a.is_general then 0.4 else 1 end)::real,
    c.found, a.is_general
  from asked a
  left join private.trade_words t on t.word = a.lexeme
  cross join lateral (
    select coalesce(sum(k.passages), 0)::integer as found
    from private.passage_words k
    where k.word = any (a.lexeme || coalesce(t.means, '{}'))
  ) as c
  cross join (select coalesce((select w.passages from private.passage_words w where w.word = ''), 0) as passages) as total
  where a.says or not exists (select from asked s where s.says)
  limit 12;
$$;
comment on function private.question_words(text) is
  'Returns the word stems of a question that say what it is about, with those of the same meaning, their rarity, and the number of passages with one of them.';
revoke all on function private.question_words(text) from public;

create function private.quotation(lines text[], best integer) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(string_agg(l.line, '' order by l.place), E' \n')
  from (
    select n.line, n.place, sum(array_length(regexp_split_to_array(btrim(n.line), '\s+'), 1)) over (
      order by n.place < best, abs(n.place - best)
      rows between unbounded preceding and 1 preceding
    ) as before
    from unnest(lines) with ordinality as n (line, place)
  ) as l
  where coalesce(l.before, 0) < 35;
$$;
comment on function private.quotation(text[], integer) is
  'Returns the best sentence of a passage and those after it, then those before it, until there are 35 words.';
revoke all on function private.quotation(text[], integer) from public;

create function public.find_passages(question text)
returns table (kind text, record uuid, slug text, title text, page text, heading text, anchor text, excerpt text)
language plpgsql
stable
security definer
set search_path = ''
-- The index finds matches without reading the search vectors.
set enable_seqscan = off
-- Planning would take a third of the time.
set plan_cache_mode = force_generic_plan
as $$
declare
  -- Share of the question's words, by weight and by number, that an answer contains.
  least_covered constant real := 0.6;
  least_matched constant real := 0.6;
  first_word constant text := lower(substring(question from '^\W*(\w+)'));
  asks_figure constant boolean := question ~* '\mhow (much|many|long|soon|often|fast|old|large|big)\M|\mwhen\M|\mwhat time\M';
  -- The kind of fact that an answer contains.
  wanted constant tsquery := concat_ws(' | ',
    case when question ~* '\m(phone|telephone|call|ring)\M' then 'factphone' end,
    case when question ~* '\me-?mail\M' then 'factemail' end,
    case when question ~* '\m(address|where|located)\M' then 'factaddress' end,
    case when question ~* '\mhow much\M|\m(costs?|prices?|salary|fees?)\M' then 'factprice' end
  )::tsquery;
  asked jsonb;
  stems text[];
  forms text;
  whole real;
  subjects integer;
  known text[];
  every tsquery;
  together tsquery;
  pairs tsquery;
  pages tsquery;
begin
  select
    jsonb_agg(jsonb_build_object('word', w.word, 'means', w.means, 'weight', w.weight, 'counts', (not w.is_general)::integer)),
    sum(w.weight),
    count(*) filter (where not w.is_general),
    array_agg(private.words_query(w.word || w.means)::text order by w.weight desc) filter (where w.found > 0)
  into asked, whole, subjects, known
  from private.question_words(question) as w;
  if known is null then
    return;
  end if;
  forms := private.content_words(question);
  stems := array(
    select m.word from jsonb_to_recordset(asked) as q (word text, means text[]) cross join unnest(q.word || q.means) as m (word)
  );
  select string_agg('(' || k || ')', ' | ')::tsquery, string_agg('(' || k || ')', ' & ')::tsquery into every, together
  from unnest(known) as k;
  -- Pairs of the rarest words select most candidates, so that a common word alone reads few.
  select coalesce(string_agg('(' || a.word || ') & (' || b.word || ')', ' | ')::tsquery, every) into pairs
  from unnest(known[:5]) with ordinality as a (word, place)
  join unnest(known[:5]) with ordinality as b (word, place) on a.place < b.place;
  pages := pairs || known[1]::tsquery;

  return query
  with words as materialized (
    select q.weight, q.counts, private.words_query(array[q.word]) as own, private.words_query(q.means) as alike,
      private.words_query(array[q.word], 'A') as own_heading, private.words_query(q.means, 'A') as alike_heading,
      private.words_query(array[q.word], 'B') as own_title, private.words_query(q.means, 'B') as alike_title
    from jsonb_to_recordset(asked) as q (word text, means text[], weight real, counts integer)
  ),
  candidates as materialized (
    -- Detoasts each search vector once, not for each word.
    select distinct on (c.id) c.id, c.document
    from (
      (select q.id, q.document || '' as document from public.passages q where q.document @@ together limit 60)
      union all
      (select q.id, q.document || '' from public.passages q where q.document @@ pairs limit 100)
      union all
      (
        select q.id, q.document || ''
        from public.passages q
        where to_tsvector('pg_catalog.english', q.heading) @@ pairs
        limit 40
      )
      union all
      (select q.id, q.document || '' from public.passages q where q.kind = 'pages' and q.document @@ pages limit 100)
      union all
      (select q.id, q.document || '' from public.passages q where q.document @@ known[1]::tsquery limit 40)
    ) as c
  ),
  -- How well the headings and the text match each word: 1 is the word itself in the heading of the passage.
  matches as materialized (
    select c.id, w.weight, w.counts, w.own, w.alike,
      case
        when c.document @@ w.own_heading then 1
        when c.document @@ w.own_title then 0.85
        when c.document @@ w.alike_heading then 0.75
        when c.document @@ w.alike_title then 0.6
        else 0
      end::real as named,
      case when c.document @@ w.own then 0.9 when c.document @@ w.alike then 0.7 else 0 end::real as said
    from candidates c
    cross join words w
  ),
  likely as materialized (
    select p.id, p.kind, p.record, p.page, p.slug, p.heading, ts_filter(p.document, '{a}') as headings, p.sentences,
      cardinality(p.sentences) as count, lower(concat_ws(' ', p.heading, p.title, p.context)) as names
    from (
      select m.id from matches m group by m.id order by sum(m.weight * greatest(m.named, m.said)) desc, m.id limit 20
    ) as r
    join public.passages p on p.id = r.id
  ),
  sentences as materialized (
    select y.id, s.place, s.document, y.count, y.kind in ('pages', 'services', 'jobs') as is_for_buyers
    from likely y
    cross join unnest(y.sentences) with ordinality as s (document, place)
  ),
  -- An answer is in two sentences, with what their headings say.
  focused as (
    select s.id, s.place,
      (sum(m.weight * greatest(m.named, 0.8 * f.here, 0.72 * f.next, 0.7 * f.around)) / whole)::real
        + case
          when s.document @@ wanted then 0.15
          when asks_figure and s.document @@ '0:* | 1:* | 2:* | 3:* | 4:* | 5:* | 6:* | 7:* | 8:* | 9:*'::tsquery then 0.06
          else 0
        end as score,
      (sum(m.weight * least(1, 0.15 + greatest(m.named, f.here, 0.9 * f.next, f.around))) filter (
        where greatest(m.named, f.here, f.next, f.around) > 0
      ) / whole)::real as covered,
      greatest(
        -- A single word must be in a heading or on a page for buyers: any other text can mention it.
        sum(m.counts) filter (
          where m.named > 0 or (subjects > 1 or s.is_for_buyers) and greatest(f.here, f.next, f.around) > 0
        )::real / nullif(sum(m.counts), 0),
        -- A heading that names the rarest word is enough.
        sum(m.weight) filter (where m.named = 1) / whole
      )::real as matched,
      sum(m.weight * f.here) as here
    from sentences s
    join matches m on m.id = s.id
    left join sentences n on n.id = s.id and n.place = s.place + 1
    cross join lateral (
      select
        case when s.document @@ m.own then 1 when s.document @@ m.alike then 0.75 else 0 end::real as here,
        case when n.document @@ m.own then 1 when n.document @@ m.alike then 0.75 else 0 end::real as next,
        -- A short passage is one thought.
        case when s.count <= 4 then m.said else 0 end as around
    ) as f
    group by s.id, s.place, s.document
  ),
  best as materialized (
    select distinct on (f.id) f.* from focused f order by f.id, f.score desc, f.here desc, f.place
  ),
  ranked as (
    select b.*, row_number() over (partition by b.kind, b.record order by b.rank desc, b.id) as nth
    from (
      select y.id, y.kind, y.record, f.place,
        f.score * case
          when y.kind = 'courses' and y.page <> '' then 0.75
          when y.kind = 'webinars' and y.page <> '' then 0.8
          when y.kind = 'pages' and (y.page = 'list' or y.slug = '/webhooks') then 0.82
          when y.kind = 'blog_posts' then 0.88
          when y.kind in ('webinars', 'courses', 'cases') or y.slug in ('/', '/privacy-policy', '/terms-of-service') then 0.93
          else 1
        end
        + 0.27 * (
          -- One matching word of one says less than three of three.
          select count(*) filter (where h.lexeme = any (stems))::real / (count(*) + 1)
          from unnest(y.headings) as h
        )
        + case when lower(substring(y.heading from '^\w+')) = first_word then 0.06 else 0 end
        -- Distinguishes a consultation from a consultant, which have the same stem.
        + 0.08 * (
          select count(*) filter (where strpos(y.names, w) > 0)::real / greatest(count(*), 1)
          from regexp_split_to_table(forms, ' ') as w
        ) as rank
      from likely y
      join best f on f.id = y.id
      where f.covered >= least_covered and f.matched >= least_matched
    ) as b
  )
  select p.kind, p.record, p.slug, p.title, p.page, p.heading, p.anchor,
    ts_headline('pg_catalog.english', private.quotation(private.sentences(p.words), r.place::integer), every,
      E'StartSel=\u0002, StopSel=\u0003, HighlightAll=true')
  from ranked r
  join public.passages p on p.id = r.id
  where r.nth = 1
  order by r.rank desc, r.id
  limit 3;
end;
$$;
comment on function public.find_passages(text) is
  'Returns up to three passages, of different pages, that answer a question best: two sentences and their headings contain most of its words, weighted by rarity; no rows if there are none. Excerpts are whole sentences, with matches between the control characters 2 and 3.';
revoke all on function public.find_passages(text) from public, anon, authenticated;
grant execute on function public.find_passages(text) to service_role;

create function public.store_page_passages(path text, title text, parts jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  page_record constant uuid := md5(path)::uuid;
  -- Figures that change every few minutes answer no further question.
  before constant text := (
    select regexp_replace(string_agg(p.heading || p.words, E'\n' order by p.id), '\d+', '', 'g')
    from public.passages p
    where p.kind = 'pages' and p.record = page_record
  );
begin
  perform pg_advisory_xact_lock(hashtextextended('passages of ' || path, 0));
  if parts = (
    select coalesce(jsonb_agg(jsonb_build_object(
      'heading', p.heading, 'context', p.context, 'anchor', p.anchor, 'words', p.words, 'isList', p.page = 'list'
    ) order by p.id), '[]')
    from public.passages p
    where p.kind = 'pages' and p.record = page_record
  ) and not exists (
    select from public.passages p
    where p.kind = 'pages' and p.record = page_record and p.title <> store_page_passages.title
  ) then
    return false;
  end if;
  delete from public.passages p where p.kind = 'pages' and p.record = page_record;
  insert into public.passages (kind, record, slug, title, page, heading, context, anchor, words)
  select 'pages', page_record, path, store_page_passages.title,
    case when (n.part ->> 'isList')::boolean then 'list' else '' end,
    n.part ->> 'heading', n.part ->> 'context', n.part ->> 'anchor', n.part ->> 'words'
  from jsonb_array_elements(parts) with ordinality as n (part, place)
  order by n.place;
  if before is distinct from (
    select regexp_replace(string_agg(p.heading || p.words, E'\n' order by p.id), '\d+', '', 'g')
    from public.passages p
    where p.kind = 'pages' and p.record = page_record
  ) then
    perform private.close_search_gaps('pages', page_record);
  end if;
  return true;
end;
$$;
comment on function public.store_page_passages(text, text, jsonb) is
  'Replaces the passages of a page without a record by what it renders, and closes the questions that they answer. Without parts it removes them. Returns whether they differ.';
revoke all on function public.store_page_passages(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.store_page_passages(text, text, jsonb) to service_role;

create function public.list_passage_pages() returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select distinct p.slug from public.passages p where p.kind = 'pages';
$$;
comment on function public.list_passage_pages() is 'Returns the paths of the pages without a record that have passages.';
revoke all on function public.list_passage_pages() from public, anon, authenticated;
grant execute on function public.list_passage_pages() to service_role;

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
