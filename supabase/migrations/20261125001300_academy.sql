-- Courses with their outlines, and enrolments with their progress.
create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 160 and btrim(title) <> ''),
  description text not null check (char_length(description) <= 600),
  body text not null default '' check (char_length(body) <= 40000),
  category text not null check (
    category in (
      'AI & Machine Learning', 'Web Development', 'Data Science', 'Automation', 'Business Intelligence'
    )
  ),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  price numeric(10, 2) not null default 0 check (price >= 0 and price < 'NaN'),
  image_url text check (char_length(image_url) <= 500),
  image_alt text check (char_length(image_alt) <= 300),
  instructor text not null check (char_length(instructor) between 1 and 120 and private.is_person_name(instructor)),
  instructor_bio text check (char_length(instructor_bio) <= 1000),
  duration text not null check (char_length(duration) between 1 and 60),
  outcomes text[] not null default '{}' check (cardinality(outcomes) <= 50 and octet_length(outcomes::text) <= 40000),
  rating numeric(2, 1) check (rating between 1 and 5),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  students_count integer not null default 0 check (students_count >= 0),
  checkout_url text check (checkout_url ~ '^https://[^[:space:]]+$' and char_length(checkout_url) <= 500),
  opens_at timestamptz,
  opened_at timestamptz,
  drawing text not null default 'training' check (drawing ~ '^[a-z-]{1,40}$'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint courses_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);

comment on table public.courses is
  'Courses. A price of 0 means free, body is Markdown. Triggers count students and ratings.';
comment on column public.courses.students_count is 'Number of enrolments. Set by a trigger.';
comment on column public.courses.ratings_count is 'Number of ratings by students. Set by a trigger.';
comment on column public.courses.rating is 'Average rating; null with fewer than three ratings. Set by a trigger.';
comment on column public.courses.checkout_url is
  'Checkout page, which gets the enrolment as client_reference_id. Null: an invoice is sent by email.';
comment on column public.courses.opens_at is
  'Planned opening of the remaining lessons, while they are not available yet.';

comment on column public.courses.opened_at is
  'Time since when the course accepts enrolments: it is published, and each of its lessons has had a text. Set by a trigger; null: it opens later.';

create index courses_published on public.courses (created_at desc, id) include (published_at) where state = 'published';
create index courses_category on public.courses (category, created_at desc, id) where state = 'published';
create index courses_level on public.courses (level, created_at desc, id) where state = 'published';
create index courses_texts_pieces on public.courses using gin (private.pieces(title, description));

select private.add_content_kind('courses', written => '{body}', has_counts => true);

create function private.may_change_course(course uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may('courses', 'publish')
    or (
      private.may('courses', 'write')
      and exists (select from public.courses c where c.id = course and c.state = 'draft')
    );
$$;
comment on function private.may_change_course(uuid) is
  'Returns whether the caller may change the content of a course: writers of courses for a draft, otherwise people who may publish courses.';
revoke all on function private.may_change_course(uuid) from public;
grant execute on function private.may_change_course(uuid) to authenticated;

create table public.course_chapters (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  title text not null check (char_length(title) <= 160 and btrim(title) <> ''),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.course_chapters is 'Chapters, the first level of a course outline.';
alter table public.course_chapters enable row level security;
revoke all on public.course_chapters from public, anon, authenticated;
grant select on public.course_chapters to anon;
grant select, insert, update, delete on public.course_chapters to authenticated, service_role;

create index course_chapters_course_id on public.course_chapters (course_id, position);

create policy "Anyone reads the outline of what they may read" on public.course_chapters
  for select to anon, authenticated
  using (exists (select from public.courses c where c.id = course_id));

create policy "Editors add" on public.course_chapters
  for insert to authenticated with check (private.may_change_course(course_id));

create policy "Editors change" on public.course_chapters
  for update to authenticated using (private.may_change_course(course_id)) with check (private.may_change_course(course_id));

create policy "Editors remove" on public.course_chapters
  for delete to authenticated using (private.may_change_course(course_id));

create table public.course_lessons (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.course_chapters (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  slug text not null default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 180),
  title text not null check (char_length(title) <= 160 and btrim(title) <> ''),
  summary text check (char_length(summary) <= 600),
  duration_minutes integer check (duration_minutes between 1 and 600),
  position integer not null default 0,
  is_sample boolean not null default false,
  is_required boolean not null default true,
  is_written boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.course_lessons is
  'Lessons, the second level of a course outline. Public with the course; their texts are in lesson_texts.';
comment on column public.course_lessons.slug is
  'Made from the first title and never changed, so that links keep working.';
comment on column public.course_lessons.is_sample is 'Whether the lesson is public and free to read.';
comment on column public.course_lessons.is_required is
  'Whether the lesson counts towards progress and the certificate.';
comment on column public.course_lessons.is_written is 'Whether the lesson has a text. Set by a trigger.';
alter table public.course_lessons enable row level security;
revoke all on public.course_lessons from public, anon, authenticated;
grant select on public.course_lessons to anon;
grant select, insert, update, delete on public.course_lessons to authenticated, service_role;

create index course_lessons_chapter_id on public.course_lessons (chapter_id, position);
create unique index course_lessons_slug on public.course_lessons (course_id, slug);

create policy "Anyone reads the outline of what they may read" on public.course_lessons
  for select to anon, authenticated
  using (exists (select from public.course_chapters c where c.id = chapter_id));

create policy "Editors add" on public.course_lessons
  for insert to authenticated with check (private.may_change_course(course_id));

create policy "Editors change" on public.course_lessons
  for update to authenticated using (private.may_change_course(course_id)) with check (private.may_change_course(course_id));

create policy "Editors remove" on public.course_lessons
  for delete to authenticated using (private.may_change_course(course_id));

create table public.enrolments (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  name text not null check (char_length(name) <= 160 and btrim(name) <> '' and private.is_person_name(name)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  progress smallint not null default 0 check (progress between 0 and 100),
  completed_at timestamptz,
  last_active_at timestamptz not null default now(),
  reminded_at timestamptz,
  is_free boolean not null default false,
  is_paid boolean not null default false,
  is_open boolean not null generated always as (is_free or is_paid) stored,
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  review text check (char_length(review) <= 2000 and btrim(review) <> ''),
  review_state text check (review_state in ('pending', 'published', 'hidden')),
  review_answer text check (char_length(review_answer) <= 2000 and btrim(review_answer) <> ''),
  review_answered_at timestamptz,
  waits boolean not null default false,
  channel jsonb check (private.is_channel(channel)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint enrolments_consent check ((policy_version is null) = (consented_at is null)),
  constraint enrolments_rated_when_completed check (rating is null or completed_at is not null),
  constraint enrolments_review_has_state check ((review is null) = (review_state is null)),
  constraint enrolments_review_has_rating check (review is null or rating is not null and rated_at is not null)
);

comment on column public.enrolments.last_active_at is
  'Time when the student last finished a lesson; initially the time of the enrolment.';
comment on column public.enrolments.reminded_at is 'Time when a leader reminded an inactive student; at most once.';
comment on column public.enrolments.is_free is 'Whether the course was free when the student enrolled.';
comment on column public.enrolments.is_paid is
  'Whether a payment is recorded and not withdrawn. Set by a trigger of course_payments.';
comment on column public.enrolments.is_open is
  'Whether all lessons are open to the student; otherwise only the samples are.';
comment on column public.enrolments.review is
  'The student''s review of the course. Public once a leader has published it.';
comment on column public.enrolments.review_answer is 'Public answer of the instructor to the review.';
comment on column public.enrolments.waits is
  'The person is not a student yet and is notified once when the course opens; the row is deleted with that email.';
comment on table public.enrolments is 'Enrolments, one per course and email address. progress is in percent.';
alter table public.enrolments enable row level security;
revoke all on public.enrolments from public, anon, authenticated;
grant select, insert, update, delete on public.enrolments to service_role;
-- Review decisions are written by decide_review, which checks that the leader has seen the current text.
grant select, insert, delete, update (
  course_id, name, email, progress, completed_at, last_active_at, reminded_at, is_free, is_paid, rating, rated_at, waits,
  channel, policy_version, consented_at
) on public.enrolments to authenticated;
comment on column public.enrolments.policy_version is 'Privacy policy that was shown to the visitor.';

create unique index enrolments_once on public.enrolments (course_id, lower(email));
create index enrolments_course on public.enrolments (course_id, created_at desc, id);
-- A small index, used to count the enrolments of listed courses.
create index enrolments_of_course on public.enrolments (course_id);
create index enrolments_created_at on public.enrolments (created_at desc, id);
create index enrolments_pieces on public.enrolments using gin (private.pieces(name, email));
create index enrolments_email on public.enrolments (lower(email), created_at desc);
create index enrolments_progress on public.enrolments (progress desc, id);
create index enrolments_progress_up on public.enrolments (progress, id);
create index enrolments_last_active_at on public.enrolments (last_active_at, id) where completed_at is null;
create index enrolments_unpaid on public.enrolments (created_at desc, id) where not is_open and not waits;
create index enrolments_reviews on public.enrolments (course_id, rated_at desc) where review is not null;

create policy "Leaders manage enrolments" on public.enrolments
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function private.require_open_course() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Serializes joining the waiting list and opening the course, so that no one waits for an open course.
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
comment on function private.require_open_course() is
  'Trigger: accepts students for an open course, and people who wait for a course that opens later.';
revoke all on function private.require_open_course() from public;

create function private.hold_changed_review() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.review_state := case when new.review is not null then 'pending' end;
  new.review_answer := null;
  new.review_answered_at := null;
  return new;
end;
$$;
comment on function private.hold_changed_review() is
  'Trigger: sets a changed review back to pending and removes the answer to its earlier text.';
revoke all on function private.hold_changed_review() from public;

create function public.decide_review(enrolment uuid, seen text, state text, answer text default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.enrolments;
begin
  if not private.is_leader() then
    raise exception 'Leaders decide about reviews.' using errcode = '42501';
  end if;
  select e.* into held from public.enrolments e where e.id = enrolment for update;
  if held.review is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if held.review is distinct from seen then
    return jsonb_build_object('outcome', 'changed');
  end if;
  update public.enrolments e
  set
    review_state = decide_review.state,
    review_answer = answer,
    review_answered_at = case when answer is not null then now() end
  where e.id = enrolment;
  return jsonb_build_object(
    'outcome', 'decided', 'slug', (select c.slug from public.courses c where c.id = held.course_id)
  );
end;
$$;
comment on function public.decide_review(uuid, text, text, text) is
  'Publishes or hides a review with the instructor''s answer, for leaders, if the text still equals seen. Outcome: decided with the slug of the course, changed or not_found.';
revoke all on function public.decide_review(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.decide_review(uuid, text, text, text) to authenticated;

create trigger hold_changed_review before update of review on public.enrolments
  for each row when (
    old.review is distinct from new.review and old.review_state is not distinct from new.review_state
    -- A review that mentions an erased person stays published with the name masked.
    and not private.is_erasing()
  )
  execute function private.hold_changed_review();

-- The row lock serializes concurrent enrolments, so that each update counts with a current snapshot.
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
    set (students_count, ratings_count, rating) = (
      select count(*), count(e.rating), case when count(e.rating) >= 3 then round(avg(e.rating), 1) end
      from public.enrolments e
      where e.course_id = counted and not e.waits
    )
    where c.id = counted;
  end loop;
  return null;
end;
$$;
comment on function private.count_enrolments() is
  'Trigger: counts the students of a course and their ratings. The average needs at least three ratings.';
revoke all on function private.count_enrolments() from public;

create function private.open_course() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  course public.courses;
  is_complete boolean;
begin
  select c.* into course
  from public.courses c
  where c.id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::uuid
  for no key update;
  if not found then
    return null;
  end if;
  select coalesce(bool_and(l.is_written), false) into is_complete
  from public.course_lessons l
  where l.course_id = course.id;
  -- Adding a lesson does not close an open course: students see the lesson once it has a text.
  if course.state = 'published' and (is_complete or course.opened_at is not null) then
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
  'Trigger: opens or closes a course for enrolments, and notifies people who wait for it. Argument: the column with the id of the course.';
revoke all on function private.open_course() from public;

create function private.prepare_lesson() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  base text;
  copies integer := 1;
begin
  select c.course_id into new.course_id from public.course_chapters c where c.id = new.chapter_id;
  if new.slug = '' then
    base := coalesce(nullif(btrim(regexp_replace(lower(new.title), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'lesson');
    new.slug := base;
    -- Prevents two lessons with the same title that are added at the same time from getting the same slug.
    perform pg_advisory_xact_lock(hashtextextended('course_lessons ' || new.course_id, 0));
    while exists (
      select from public.course_lessons l where l.course_id = new.course_id and l.slug = new.slug and l.id <> new.id
    ) loop
      copies := copies + 1;
      new.slug := base || '-' || copies;
    end loop;
  end if;
  new.is_written := exists (
    select from public.lesson_texts t where t.id = new.id and t.body ~ '\S'
  );
  return new;
end;
$$;
comment on function private.prepare_lesson() is
  'Trigger: sets the course and the slug of a lesson, and whether it has a text.';
revoke all on function private.prepare_lesson() from public;

create function private.prepare_enrolment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.is_free := exists (select from public.courses c where c.id = new.course_id and c.price = 0);
  return new;
end;
$$;
comment on function private.prepare_enrolment() is 'Trigger: opens all lessons to people who enrol in a free course.';
revoke all on function private.prepare_enrolment() from public;

-- Always computed from lesson_progress, whatever values a write contains.
create function private.count_progress() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  lessons integer;
  done integer;
  last_done timestamptz;
begin
  select
    count(*) filter (where l.is_required and l.is_written),
    count(p.done_at) filter (where l.is_required and l.is_written),
    max(p.done_at)
  into lessons, done, last_done
  from public.course_lessons l
  left join public.lesson_progress p on p.lesson_id = l.id and p.enrolment_id = new.id
  where l.course_id = new.course_id;
  new.progress := case when lessons = 0 then 0 else done * 100 / lessons end;
  new.last_active_at := greatest(new.created_at, last_done);
  if tg_op = 'UPDATE' then
    -- A lesson that is added later does not revoke a certificate.
    new.completed_at := coalesce(old.completed_at, case when new.progress = 100 then last_done end);
  else
    new.completed_at := null;
  end if;
  return new;
end;
$$;
comment on function private.count_progress() is
  'Trigger: computes the progress of an enrolment from its finished lessons, and when the course was completed.';
revoke all on function private.count_progress() from public;

create function private.recount_students() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.enrolments e
  set updated_at = now()
  where e.course_id = coalesce(new.course_id, old.course_id) and not e.waits;
  return null;
end;
$$;
comment on function private.recount_students() is
  'Trigger: computes the progress of all students again after the lessons of a course changed.';
revoke all on function private.recount_students() from public;

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
                'id', l.id, 'title', l.title, 'summary', l.summary, 'minutes', l.duration_minutes,
                'isSample', l.is_sample, 'isRequired', l.is_required
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
  'Returns the chapters of a course in order: [{id, title, lessons: [{id, title, summary, minutes, isSample, isRequired}]}].';
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

  insert into public.course_lessons as l (
    id, chapter_id, title, summary, duration_minutes, position, is_sample, is_required
  )
  select
    (lesson ->> 'id')::uuid, (chapter ->> 'id')::uuid, lesson ->> 'title', lesson ->> 'summary',
    (lesson ->> 'minutes')::integer, place, coalesce((lesson ->> 'isSample')::boolean, false),
    coalesce((lesson ->> 'isRequired')::boolean, true)
  from jsonb_array_elements(outline) as chapters (chapter)
  cross join jsonb_array_elements(chapter -> 'lessons') with ordinality as lessons (lesson, place)
  on conflict (id) do update
  set
    chapter_id = excluded.chapter_id,
    title = excluded.title,
    summary = excluded.summary,
    duration_minutes = excluded.duration_minutes,
    position = excluded.position,
    is_sample = excluded.is_sample,
    is_required = excluded.is_required
  where (l.chapter_id, l.title, l.summary, l.duration_minutes, l.position, l.is_sample, l.is_required)
    is distinct from (
      excluded.chapter_id, excluded.title, excluded.summary, excluded.duration_minutes, excluded.position,
      excluded.is_sample, excluded.is_required
    );

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
  'Replaces the outline of a course with one in the format of course_outline. Returns saved, or stale if the current outline does not equal seen.';
revoke all on function public.save_outline(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.save_outline(uuid, jsonb, jsonb) to authenticated, service_role;

create trigger open_course after insert or update of state on public.courses
  for each row execute function private.open_course('id');
create trigger set_updated_at before update on public.course_chapters
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.course_chapters
  for each row execute function private.record_audit();
create trigger prepare before insert or update on public.course_lessons
  for each row execute function private.prepare_lesson();
create trigger set_updated_at before update on public.course_lessons
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.course_lessons
  for each row execute function private.record_audit();
create trigger open_course after insert or update on public.course_lessons
  for each row execute function private.open_course('course_id');
create trigger open_course_without_it after delete on public.course_lessons
  for each row execute function private.open_course('course_id');
create trigger recount_students after update on public.course_lessons
  for each row when ((old.is_required, old.is_written) is distinct from (new.is_required, new.is_written))
  execute function private.recount_students();
create trigger recount_students_without_it after delete on public.course_lessons
  for each row when (old.is_required and old.is_written) execute function private.recount_students();

-- A restored enrolment was accepted before, even if the course has closed since.
create trigger require_open before insert on public.enrolments
  for each row when (not private.is_restoring()) execute function private.require_open_course();
create trigger prepare before insert on public.enrolments
  for each row when (not private.is_restoring()) execute function private.prepare_enrolment();
create trigger count_progress before insert on public.enrolments
  for each row when (not private.is_restoring()) execute function private.count_progress();
create trigger count_progress_again before update on public.enrolments
  for each row execute function private.count_progress();
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
create trigger drop_access_links after delete on public.enrolments
  for each row execute function private.drop_access_links('course');
create trigger record_created after insert on public.enrolments
  for each row when (not new.waits) execute function private.record_row_event('enrolment.created');
create trigger record_completed after update on public.enrolments
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.record_row_event('enrolment.completed');
create trigger guard_people before delete on public.courses
  for each row execute function private.guard_people('enrolments', 'course_id');
