-- Private schema, which the Data API does not expose, with helper functions that all migrations use.
create schema private;

revoke all on schema private from public;

grant usage on schema private to authenticated, service_role;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: sets updated_at when a row changes.';
revoke all on function private.set_updated_at() from public;

-- Runs with the rights of its caller: only rows that accounts write are changed. Our functions and the service set the
-- author themselves.
create function private.set_author() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new := jsonb_populate_record(new, jsonb_build_object(
      tg_argv[0],
      case when tg_op = 'INSERT' or tg_nargs > 1 then auth.uid()::text else to_jsonb(old) ->> tg_argv[0] end
    ));
  end if;
  return new;
end;
$$;
comment on function private.set_author() is
  'Trigger: sets the author of a row that is added through the Data API to the caller, and keeps later changes from replacing it. Arguments: the column; latest, to store whoever changed the row last instead.';
revoke all on function private.set_author() from public;

create function private.guard_times(kind regclass) returns void
language plpgsql
set search_path = ''
as $$
declare
  found record;
begin
  -- Skips calendar feeds, because their token is computed from created_at.
  if kind::oid is distinct from to_regclass('public.calendar_feeds') then
    for found in
      select privilege, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
      from unnest('{insert,update}'::text[]) as privilege
      join pg_catalog.pg_attribute a on a.attrelid = kind and a.attnum > 0 and not a.attisdropped
      where has_table_privilege('authenticated', kind, privilege) and a.attname not in ('created_at', 'updated_at')
      group by privilege
    loop
      execute format('revoke %1$s on %2$s from authenticated', found.privilege, kind);
      execute format('grant %1$s (%3$s) on %2$s to authenticated', found.privilege, kind, found.columns);
    end loop;
  end if;
  -- Rejects values that cannot be real dates, such as 'infinity' and the year 9999.
  for found in
    select a.attname as name, format('%s_%s_range', c.relname, a.attname) as rule
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.oid = kind and a.atttypid in ('date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype)
      and (
        has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update')
      )
      and not exists (
        select from pg_catalog.pg_constraint o
        where o.conrelid = c.oid and o.conname = format('%s_%s_range', c.relname, a.attname)
      )
  loop
    execute format(
      'alter table %1$s add constraint %2$I check (%3$I >= %4$L and %3$I < %5$L)',
      kind, found.rule, found.name, '1900-01-01', '3000-01-01'
    );
  end loop;
end;
$$;
comment on function private.guard_times(regclass) is
  'Lets only the database write created_at and updated_at of a table, and limits dates that accounts write to the years 1900 to 2999. The last migration calls it for all tables; add_content_kind calls it for its own.';
revoke all on function private.guard_times(regclass) from public;

-- Only this function and business_midnight name the business time zone.
create function private.business_day(instant timestamptz) returns date
language sql
immutable
set search_path = ''
as $$
  select (instant at time zone 'America/New_York')::date;
$$;
comment on function private.business_day(timestamptz) is
  'Returns the calendar day of an instant in the business time zone.';
revoke all on function private.business_day(timestamptz) from public;
grant execute on function private.business_day(timestamptz) to authenticated, service_role;

-- Granted, because check constraints run with the rights of whoever writes the row. Keep the character classes equal to
-- those in lib/core/text/person-name.ts.
create function private.is_person_name(words text) returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    words,
    format(
      '[%1$s][\u200C\u200D](?=[%1$s])|[%2$s][\u200C\u200D]',
      '\u0610-\u061A\u0620-\u065F\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06EF'
      '\u06FA-\u06FC\u06FF\u0710-\u077F\u07CA-\u07F5\u0840-\u085B\u0860-\u08E1\u08E3-\u0963'
      '\u0971-\u09E3\u09F0-\u09F1\u0A00-\u0A63\u0A70-\u0A75\u0A80-\u0AE3\u0B00-\u0B63\u0B71'
      '\u0B80-\u0BE3\u0C00-\u0C63\u0C80-\u0CE3\u0D00-\u0D63\u0D7A-\u0DE3\u1000-\u103F'
      '\u1050-\u108F\u1780-\u17D3\u1820-\u18AA',
      '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA'
    ),
    '', 'g'
  ) !~ '[\u0001-\u001F\u007F-\u009F<>@\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\U000E0000-\U000E007F]';
$$;
comment on function private.is_person_name(text) is
  'Returns whether a text contains none of the characters that names must not contain: control characters, line breaks, < > @ and invisible characters. A joiner is allowed between letters that join.';
revoke all on function private.is_person_name(text) from public;
grant execute on function private.is_person_name(text) to authenticated, service_role;

create function private.business_time(instant timestamptz) returns time
language sql
immutable
set search_path = ''
as $$
  select (instant at time zone 'America/New_York')::time;
$$;
comment on function private.business_time(timestamptz) is
  'Returns the time of day of an instant in the business time zone.';
revoke all on function private.business_time(timestamptz) from public;
grant execute on function private.business_time(timestamptz) to authenticated, service_role;

create function private.business_midnight(day date) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select day::timestamp at time zone 'America/New_York';
$$;
comment on function private.business_midnight(date) is
  'Returns the instant at which a day begins in the business time zone.';
revoke all on function private.business_midnight(date) from public;
grant execute on function private.business_midnight(date) to authenticated, service_role;

-- Granted, because search entries are computed with the rights of whoever writes the row.
create function private.search_document(words text) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', translate(words, '@._-+/', '      '));
$$;
comment on function private.search_document(text) is
  'Returns names, titles and email addresses as a search vector, without stemming.';
revoke all on function private.search_document(text) from public;
grant execute on function private.search_document(text) to authenticated, service_role;

create function private.search_query(search text, weights text default '') returns tsquery
language sql
immutable
set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(line.words, ' | '))
  from (
    select '(' || string_agg('''' || word || ''':*' || weights, ' & ') || ')' as words
    from string_to_table(search, E'\n') with ordinality as one(line, number)
    cross join regexp_split_to_table(translate(one.line, $chars$'\@._-+/$chars$, '        '), '\s+') as word
    where word <> ''
    group by one.number
  ) as line;
$$;
comment on function private.search_query(text, text) is
  'Returns a text search query that matches records containing words that begin with each word of the input. The weights limit it to words of these weights.';
revoke all on function private.search_query(text, text) from public;

-- Granted for the same reason as search_document.
create function private.pieces(variadic texts text[]) returns text[]
language sql
immutable
set search_path = ''
as $$
  -- Uses lead() instead of substr(), which would scan the text from its start for each piece.
  select array(
    select distinct piece
    from (
      select c.one, lead(c.one) over (order by c.at) as two, lead(c.one, 2) over (order by c.at) as three
      from string_to_table(lower(array_to_string(texts, E'\n')), null) with ordinality as c (one, at)
    ) as run,
      unnest(array[run.one, run.one || run.two, run.one || run.two || run.three]) as piece
    where piece is not null
  );
$$;
comment on function private.pieces(text[]) is
  'Returns all sequences of one, two and three characters in the texts, in lower case. A text that contains another has all of its pieces.';
revoke all on function private.pieces(text[]) from public;
grant execute on function private.pieces(text[]) to authenticated, service_role;

create function private.longest_pieces(text text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select piece from unnest(private.pieces(text)) as piece where char_length(piece) = least(char_length(lower(text)), 3)
  );
$$;
comment on function private.longest_pieces(text) is
  'Returns the most selective pieces of a text: those of three characters, or the text itself if it is shorter.';
revoke all on function private.longest_pieces(text) from public;
grant execute on function private.longest_pieces(text) to service_role;

comment on schema private is 'Helpers for policies, triggers and functions. The Data API does not expose this schema.';

create function private.is_channel(channel jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(channel) = 'object'
    and not exists (
      select from jsonb_each(channel) as c
      where c.key not in ('source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landing', 'read')
        or jsonb_typeof(c.value) <> 'string'
        or case c.key
          when 'read' then
            c.value #>> '{}' !~ '^/[a-z]{1,20}/[a-z0-9-]{1,80}( /[a-z]{1,20}/[a-z0-9-]{1,80}){0,2}$'
          else char_length(c.value #>> '{}') not between 1 and 100
        end
    );
$$;
comment on function private.is_channel(jsonb) is
  'Returns whether a value describes how a visitor arrived: known keys (UTM parameters, referrer class, landing section) with short texts, and up to three content pages that they read.';
revoke all on function private.is_channel(jsonb) from public;
grant execute on function private.is_channel(jsonb) to authenticated, service_role;

create function private.site_class(site text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when site ~ '^(e?mail|webmail|outlook|gmail|googlemail)(\.|$)|(^|\.)(gmail|googlemail|protonmail|fastmail|hotmail|proton\.me|mailchi\.mp)(\.com)?$|^com\.(google\.android\.gm(\.lite)?|microsoft\.office\.outlook|samsung\.android\.email\.provider|fsck\.k9|yahoo\.mobile\.client\.android\.mail)$'
      then 'mail'
    when site ~ '(^|\.)((chatgpt|openai|perplexity|claude|anthropic|deepseek|mistral|grok)(\.(com|ai))?|gemini(\.google\.com)?|bard\.google\.com|meta\.ai|copilot(\.(microsoft\.com|cloud\.microsoft))?)$|^(com\.openai\.chatgpt|ai\.perplexity\.app\.android|com\.anthropic\.claude|com\.google\.android\.apps\.bard|com\.microsoft\.copilot|com\.deepseek\.chat)$'
      then 'ai'
    when site ~ '(^|\.)((linkedin|facebook|instagram|reddit|twitter|youtube|tiktok|pinterest|threads|snapchat|tumblr|quora|xing|weibo|whatsapp|telegram)(\.(com|net|org|co|me|[a-z]{2})(\.[a-z]{2})?)?|(x|vk|ycombinator|messenger|fb)(\.com)?|mastodon(\.(social|online))?|bluesky|bsky(\.app)?|hackernews|hn|ig|t\.co|lnkd\.in|youtu\.be|redd\.it|pin\.it|fb\.me|wa\.me|t\.me|lobste\.rs)$|^(com\.linkedin\.android|com\.facebook\.(katana|lite|orca)|com\.instagram\.(android|barcelona|lite)|com\.twitter\.android|com\.reddit\.frontpage|com\.google\.android\.youtube|com\.zhiliaoapp\.musically|com\.pinterest|com\.whatsapp|org\.telegram\.messenger|com\.snapchat\.android|org\.joinmastodon\.android|xyz\.blueskyweb\.app)$'
      then 'social'
    when site ~ '^((www|m|images|news|maps|cse|lens|search|html|lite|safe|[a-z]{2}|[a-z]{2}\.search)\.)?(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|startpage|qwant|kagi|sogou)(\.(com|org|net|co|[a-z]{2})(\.[a-z]{2})?)?$|^(search\.brave\.com|ya\.ru|search\.naver\.com|search\.seznam\.cz|search\.aol\.com)$|^com\.(google\.android\.googlequicksearchbox|duckduckgo\.mobile\.android|microsoft\.bing)$'
      then 'search'
  end;
$$;
comment on function private.site_class(text) is
  'Returns the class of a website, given its host, app ID or name in lower case: mail, ai, social or search; null for any other. Keep the patterns equal to those in lib/core/channel-sites.ts.';
revoke all on function private.site_class(text) from public;
grant execute on function private.site_class(text) to authenticated, service_role;

create function private.channel_class(channel jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  with marks as (
    select
      -- Treats 'paid_social', 'paid-social' and 'Paid Social' as the same value.
      translate(lower(channel ->> 'medium'), '_-+', '   ') as medium,
      translate(lower(channel ->> 'source'), '_-+', '   ') as source,
      channel ->> 'referrer' as referrer,
      -- Reduces 'https://www.linkedin.com/feed' to 'www.linkedin.com'.
      regexp_replace(lower(btrim(channel ->> 'source')), '^[a-z-]+://|[/?#].*$', '', 'g') as site
  ),
  named as (
    select
      m.*,
      coalesce(
        private.site_class(m.site),
        -- 'facebook-page' names a site; 'google-calendar' and 'x-ray' do not.
        (
          select min(private.site_class(word))
          from regexp_split_to_table(m.site, '[\s_+-]+') as word
          where char_length(word) > 1 and private.site_class(word) in ('ai', 'social')
        )
      ) as site_class
    from marks m
  )
  select case
    when medium ~ '\mcp[a-z]v?\M|\mppc|(?<!un)paid|display|banner|retarget|remarket|sponsor|\mads?(\M|vert|words)'
      then 'paid'
    when medium ~ 'mail|news ?letter|\medm\M' then 'mail'
    when medium ~ 'social|\msmm?\M' then 'social'
    when referrer in ('mail', 'social') then referrer
    -- GA4 also uses these sources when the medium is unknown.
    when source ~ '^e? ?mail|news ?letter' then 'mail'
    when site_class in ('mail', 'social') then site_class
    when medium ~ 'organic|\mseo\M' or referrer = 'search' then 'search'
    when referrer = 'ai' then referrer
    when site_class is not null then site_class
    when coalesce(source, medium, referrer) is not null then 'referral'
    else 'direct'
  end
  from named;
$$;
comment on function private.channel_class(jsonb) is
  'Returns the class of a channel: paid, mail, social, search, ai, referral, or direct if nothing is known.';
revoke all on function private.channel_class(jsonb) from public;
grant execute on function private.channel_class(jsonb) to authenticated, service_role;
