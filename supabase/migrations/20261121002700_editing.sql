-- Editors: saving a piece of content against what they saw, and the outline of a course as a whole.

-- One function for all kinds, so that text, state, room and draft change together or not at all.
create function public.save_content(
  kind text,
  content jsonb,
  content_id uuid default null,
  seen timestamptz default null,
  draft_seen timestamptz default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stamps constant text := $sql$
    jsonb_build_object(
      'id', t.id, 'slug', t.slug, 'state', t.state, 'published_at', t.published_at, 'updated_at', t.updated_at
    )
  $sql$;
  columns text;
  drafted timestamptz;
  saved jsonb;
begin
  if kind not in ('services', 'courses', 'webinars', 'jobs', 'blog_posts') then
    raise exception 'There is no such kind of content.' using errcode = '22023';
  end if;
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(content - 'join_url') as key;

  if content_id is null then
    execute format(
      'insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning %3$s',
      kind, columns, stamps
    ) into saved using content;
  else
    select d.updated_at into drafted
    from public.content_drafts d
    where d.table_name = kind and d.record_id = content_id
    for update;
    if drafted is distinct from draft_seen then
      return jsonb_build_object('outcome', 'stale');
    end if;
    execute format(
      'update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id = $2 and t.updated_at = $3 returning %3$s',
      kind, columns, stamps
    ) into saved using content, content_id, seen;
    if saved is null then
      return jsonb_build_object('outcome', 'stale');
    end if;
    delete from public.content_drafts d where d.table_name = kind and d.record_id = content_id;
  end if;

  if content ->> 'join_url' is not null then
    insert into public.webinar_rooms as r (webinar_id, join_url)
    values ((saved ->> 'id')::uuid, content ->> 'join_url')
    on conflict (webinar_id) do update set join_url = excluded.join_url where r.join_url <> excluded.join_url;
  elsif content ? 'join_url' then
    delete from public.webinar_rooms r where r.webinar_id = (saved ->> 'id')::uuid;
  end if;
  return jsonb_build_object('outcome', 'saved', 'record', saved);
exception
  when unique_violation then
    return jsonb_build_object('outcome', 'slug_taken');
end;
$$;
comment on function public.save_content(text, jsonb, uuid, timestamptz, timestamptz) is
  'Saves the named columns of a piece of content (and join_url, the room of a webinar) and removes its draft; adds one where content_id is null. Answers {outcome: saved, record} or {outcome: stale | slug_taken}: stale where record or draft are no longer the versions of seen and draft_seen.';

create function public.course_outline(outlined uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', c.id,
        'title', c.title,
        'lessons', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'id', l.id, 'title', l.title, 'summary', l.summary, 'minutes', l.duration_minutes
              )
              order by l.position, l.id
            ),
            '[]'
          )
          from public.course_lessons l
          where l.chapter_id = c.id
        )
      )
      order by c.position, c.id
    ),
    '[]'
  )
  from public.course_chapters c
  where c.course_id = outlined;
$$;
comment on function public.course_outline(uuid) is
  'The chapters of a course in order: [{id, title, lessons: [{id, title, summary, minutes}]}].';

create function public.save_outline(outlined uuid, seen jsonb, outline jsonb) returns text
language plpgsql
set search_path = ''
as $$
begin
  perform from public.courses c where c.id = outlined for update;
  if not found or seen is distinct from public.course_outline(outlined) then
    return 'stale';
  end if;

  insert into public.course_chapters as c (id, course_id, title, position)
  select (chapter ->> 'id')::uuid, outlined, chapter ->> 'title', place
  from jsonb_array_elements(outline) with ordinality as chapters (chapter, place)
  on conflict (id) do update set title = excluded.title, position = excluded.position
  where c.course_id = outlined and (c.title, c.position) is distinct from (excluded.title, excluded.position);

  insert into public.course_lessons as l (id, chapter_id, title, summary, duration_minutes, position)
  select
    (lesson ->> 'id')::uuid, (chapter ->> 'id')::uuid, lesson ->> 'title', lesson ->> 'summary',
    (lesson ->> 'minutes')::integer, place
  from jsonb_array_elements(outline) as chapters (chapter)
  cross join jsonb_array_elements(chapter -> 'lessons') with ordinality as lessons (lesson, place)
  on conflict (id) do update
  set
    chapter_id = excluded.chapter_id,
    title = excluded.title,
    summary = excluded.summary,
    duration_minutes = excluded.duration_minutes,
    position = excluded.position
  where (l.chapter_id, l.title, l.summary, l.duration_minutes, l.position)
    is distinct from
    (excluded.chapter_id, excluded.title, excluded.summary, excluded.duration_minutes, excluded.position);

  delete from public.course_lessons l
  using public.course_chapters c
  where c.id = l.chapter_id
    and c.course_id = outlined
    and not jsonb_path_exists(outline, '$[*].lessons[*].id ? (@ == $id)', jsonb_build_object('id', l.id));
  delete from public.course_chapters c
  where c.course_id = outlined
    and not jsonb_path_exists(outline, '$[*].id ? (@ == $id)', jsonb_build_object('id', c.id));
  return 'saved';
end;
$$;
comment on function public.save_outline(uuid, jsonb, jsonb) is
  'Makes the outline of a course what is given, in the shape of course_outline. Answers saved, or stale where it is no longer the one of seen.';

revoke all on function
  public.save_content(text, jsonb, uuid, timestamptz, timestamptz),
  public.course_outline(uuid),
  public.save_outline(uuid, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.save_content(text, jsonb, uuid, timestamptz, timestamptz),
  public.course_outline(uuid),
  public.save_outline(uuid, jsonb, jsonb)
  to authenticated, service_role;

-- What the leaders' lists of content can be sorted by.
create index services_title on public.services (title, id);
create index services_created_at on public.services (created_at desc, id);
create index services_updated_at on public.services (updated_at desc, id);
create index courses_title on public.courses (title, id);
create index courses_updated_at on public.courses (updated_at desc, id);
create index webinars_title on public.webinars (title, id);
create index webinars_created_at on public.webinars (created_at desc, id);
create index webinars_updated_at on public.webinars (updated_at desc, id);
create index jobs_title on public.jobs (title, id);
create index jobs_updated_at on public.jobs (updated_at desc, id);
create index blog_posts_title on public.blog_posts (title, id);
create index blog_posts_updated_at on public.blog_posts (updated_at desc, id);
create index enrolments_progress on public.enrolments (progress desc, id);
