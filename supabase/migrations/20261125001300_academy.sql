-- Courses, their outline, and enrolments with their progress.
create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  description text not null check (char_length(description) <= 600),
  body text not null default '' check (char_length(body) <= 40000),
  category text not null check (
    category in (
      'AI & Machine Learning', 'Web Development', 'Data Science', 'Automation', 'Business Intelligence'
    )
  ),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  price numeric(10, 2) not null default 0 check (price >= 0),
  image_url text check (char_length(image_url) <= 500),
  image_alt text check (char_length(image_alt) <= 300),
  instructor text not null check (char_length(instructor) between 1 and 120 and private.is_person_name(instructor)),
  instructor_bio text check (char_length(instructor_bio) <= 1000),
  duration text not null check (char_length(duration) between 1 and 60),
  outcomes text[] not null default '{}',
  rating numeric(2, 1) check (rating between 0 and 5),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  students_count integer not null default 0 check (students_count >= 0),
  enrolled_count integer not null default 0 check (enrolled_count >= 0),
  enrolled_ratings_count integer not null default 0 check (enrolled_ratings_count >= 0),
  enrolled_ratings_sum integer not null default 0 check (enrolled_ratings_sum >= 0),
  opened_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint courses_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);

comment on table public.courses is
  'Courses. price 0 is free, body is markdown. Triggers keep the enrolled_ columns; the public figures are those plus the stored ones.';
comment on column public.courses.students_count is 'Students outside this database; enrolled_count is added.';
comment on column public.courses.rating is 'Average of ratings_count ratings given outside this database.';

comment on column public.courses.ratings_count is
  'Number of ratings behind rating. At 0, rating has no weight beside the ratings from enrolments.';

comment on column public.courses.opened_at is
  'Since when it takes enrolments: it is published, free, and its lessons can be opened. Kept by a trigger; null: it opens later.';
comment on column public.courses.enrolled_count is 'Number of enrolments. Kept by a trigger.';
comment on column public.courses.enrolled_ratings_count is 'Number of ratings from enrolments. Kept by a trigger.';
comment on column public.courses.enrolled_ratings_sum is 'Sum of the ratings from enrolments. Kept by a trigger.';

create index courses_published on public.courses (created_at desc, id) where state = 'published';

select private.add_content_kind('courses', has_counts => true);

create table public.course_chapters (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 160),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.course_chapters is 'Outline of a course, first level.';
alter table public.course_chapters enable row level security;
revoke all on public.course_chapters from public, anon, authenticated;
grant select on public.course_chapters to anon;
grant select, insert, update, delete on public.course_chapters to authenticated, service_role;

create index course_chapters_course_id on public.course_chapters (course_id, position);

create policy "Anyone reads the outline of what they may read" on public.course_chapters
  for select to anon, authenticated
  using (exists (select from public.courses c where c.id = course_id));

create policy "Leaders add" on public.course_chapters
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change" on public.course_chapters
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove" on public.course_chapters
  for delete to authenticated using ((select private.is_leader()));

create table public.course_lessons (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.course_chapters (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 160),
  summary text check (char_length(summary) <= 600),
  duration_minutes integer check (duration_minutes between 1 and 600),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.course_lessons is 'Outline of a course, second level. Public with its course.';
alter table public.course_lessons enable row level security;
revoke all on public.course_lessons from public, anon, authenticated;
grant select on public.course_lessons to anon;
grant select, insert, update, delete on public.course_lessons to authenticated, service_role;

create index course_lessons_chapter_id on public.course_lessons (chapter_id, position);

create policy "Anyone reads the outline of what they may read" on public.course_lessons
  for select to anon, authenticated
  using (exists (select from public.course_chapters c where c.id = chapter_id));

create policy "Leaders add" on public.course_lessons
  for insert to authenticated with check ((select private.is_leader()));

create policy "Leaders change" on public.course_lessons
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders remove" on public.course_lessons
  for delete to authenticated using ((select private.is_leader()));

create table public.course_access (
  course_id uuid primary key references public.courses (id) on delete cascade,
  lessons_url text not null check (lessons_url ~ '^https://' and char_length(lessons_url) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.course_access is
  'URLs that open the lessons, for enrolled people. Separate from courses, which are public.';
alter table public.course_access enable row level security;
revoke all on public.course_access from public, anon, authenticated;
grant select, insert, update, delete on public.course_access to authenticated, service_role;

create policy "Leaders manage access" on public.course_access
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.enrolments (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 160 and private.is_person_name(name)),
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  progress smallint not null default 0 check (progress between 0 and 100),
  completed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  waits boolean not null default false,
  channel jsonb check (private.is_channel(channel)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint enrolments_consent check ((policy_version is null) = (consented_at is null))
);

comment on column public.enrolments.waits is
  'The person is no student, but is notified once when the course opens; the row goes with that mail.';
comment on table public.enrolments is 'Enrolments, one for each course and e-mail address. progress is in percent.';
alter table public.enrolments enable row level security;
revoke all on public.enrolments from public, anon, authenticated;
grant select, insert, update, delete on public.enrolments to authenticated, service_role;
comment on column public.enrolments.policy_version is 'Privacy policy that was shown to the visitor.';

create unique index enrolments_once on public.enrolments (course_id, lower(email));
create index enrolments_course on public.enrolments (course_id, created_at desc, id);
create index enrolments_created_at on public.enrolments (created_at desc, id);
create index enrolments_email on public.enrolments (lower(email), created_at desc);
create index enrolments_progress on public.enrolments (progress desc, id);

create policy "Leaders manage enrolments" on public.enrolments
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function private.require_open_course() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The lock orders a new waiting person and the opening of the course, so that nobody waits for an open course.
  perform from public.courses c
  where c.id = new.course_id
    and c.state = 'published'
    and c.published_at <= now()
    and (c.opened_at is null) = new.waits
  for no key update;
  if not found then
    raise exception 'This course is not open.' using errcode = '23514', hint = 'closed';
  end if;
  return new;
end;
$$;
comment on function private.require_open_course() is 'Trigger: takes students where a course is open, and people who wait for it where it opens later.';
revoke all on function private.require_open_course() from public;

-- Beside the stored figures, so that an enrolment never lowers one. The row lock makes concurrent enrolments count one
-- after the other: the update after it has a newer snapshot.
create function private.count_enrolments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted uuid;
begin
  for counted in
    select c.id from public.courses c where c.id in (old.course_id, new.course_id) order by c.id for no key update
  loop
    update public.courses c
    set (enrolled_count, enrolled_ratings_count, enrolled_ratings_sum) = (
      select count(*), count(e.rating), coalesce(sum(e.rating), 0)
      from public.enrolments e
      where e.course_id = counted and not e.waits
    )
    where c.id = counted;
  end loop;
  return null;
end;
$$;
comment on function private.count_enrolments() is 'Trigger: counts the enrolments of a course and their ratings.';
revoke all on function private.count_enrolments() from public;

create function private.open_course() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  course public.courses;
  has_lessons boolean;
begin
  select c.* into course
  from public.courses c
  where c.id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::uuid
  for no key update;
  if not found then
    return null;
  end if;
  has_lessons := exists (select from public.course_access a where a.course_id = course.id);
  if has_lessons and course.price = 0 and course.state = 'published' then
    update public.courses c set opened_at = now() where c.id = course.id and c.opened_at is null;
    perform private.enqueue_mail(
      'enrolment.opened', e.email, jsonb_build_object('enrolment', to_jsonb(e)), 'enrolments', e.id
    )
    from public.enrolments e
    where e.course_id = course.id and e.waits;
    delete from public.enrolments e where e.course_id = course.id and e.waits;
  else
    update public.courses c set opened_at = null where c.id = course.id and c.opened_at is not null;
  end if;
  return null;
end;
$$;
comment on function private.open_course() is
  'Trigger: decides whether a course takes enrolments, and notifies those who wait for it. Its argument is the column with the id of the course.';
revoke all on function private.open_course() from public;

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
  'Returns the chapters of a course in order: [{id, title, lessons: [{id, title, summary, minutes}]}].';
revoke all on function public.course_outline(uuid) from public, anon, authenticated;
grant execute on function public.course_outline(uuid) to authenticated, service_role;

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
  'Replaces the outline of a course with one in the shape of course_outline. Returns saved, or stale if it is no longer the one in seen.';
revoke all on function public.save_outline(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.save_outline(uuid, jsonb, jsonb) to authenticated, service_role;

create trigger open_course after insert or update of price, state on public.courses
  for each row execute function private.open_course('id');
create trigger open_course after insert or update or delete on public.course_access
  for each row execute function private.open_course('course_id');
create trigger set_updated_at before update on public.course_access
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.course_access
  for each row execute function private.record_audit('course_id');
create trigger set_updated_at before update on public.course_chapters
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.course_chapters
  for each row execute function private.record_audit();
create trigger set_updated_at before update on public.course_lessons
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.course_lessons
  for each row execute function private.record_audit();

-- A restored enrolment was accepted once, even if the course has closed since.
create trigger require_open before insert on public.enrolments
  for each row when (not private.is_restoring()) execute function private.require_open_course();
create trigger set_updated_at before update on public.enrolments
  for each row execute function private.set_updated_at();
create trigger count after insert or delete or update of rating, course_id on public.enrolments
  for each row execute function private.count_enrolments();
create trigger announce after insert on public.enrolments
  for each row when (not new.waits)
  execute function private.enqueue_mail_for_new_row('enrolment.created', 'enrolment');
create trigger announce_waiting after insert on public.enrolments
  for each row when (new.waits)
  execute function private.enqueue_mail_for_new_row('enrolment.waiting', 'enrolment');
create trigger audit after insert or update or delete on public.enrolments
  for each row execute function private.record_audit();
create trigger record_created after insert on public.enrolments
  for each row when (not new.waits) execute function private.record_row_event('enrolment.created');
create trigger record_completed after update of completed_at on public.enrolments
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.record_row_event('enrolment.completed');
