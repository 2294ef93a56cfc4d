-- Learning: texts and questions of lessons, progress, certificates.
create function private.is_lesson_question(question jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(question -> 'text') = 'string'
      and char_length(question ->> 'text') between 1 and 600
      and char_length(question ->> 'why') between 1 and 2000
      and jsonb_array_length(jsonb_path_query_array(question, '$.options[*] ? (@.text.type() == "string")')) between 2 and 8
      and jsonb_path_exists(question, '$.options[*] ? (@.isRight == true)'),
    false
  );
$$;
comment on function private.is_lesson_question(jsonb) is
  'Returns whether a question is valid: {text, why, options: [{text, isRight}]} with two to eight options, at least one of them right.';
revoke all on function private.is_lesson_question(jsonb) from public;
grant execute on function private.is_lesson_question(jsonb) to authenticated, service_role;

create function private.may_change_lesson(lesson uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_change_course((select l.course_id from public.course_lessons l where l.id = lesson));
$$;
comment on function private.may_change_lesson(uuid) is 'Returns whether the caller may change the text of a lesson.';
revoke all on function private.may_change_lesson(uuid) from public;
grant execute on function private.may_change_lesson(uuid) to authenticated;

create table public.lesson_texts (
  id uuid primary key references public.course_lessons (id) on delete cascade,
  body text not null default '' check (char_length(body) <= 60000),
  question jsonb check (octet_length(question::text) <= 40000) check (question is null or private.is_lesson_question(question)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.lesson_texts is
  'Texts of lessons (Markdown) and their check questions. Separate from the public outline, because only sample lessons of a published course are public.';
comment on column public.lesson_texts.id is 'Id of the lesson.';
comment on column public.lesson_texts.question is
  'Null, or {text, why, options: [{text, isRight}]}; why is shown after the answer.';
alter table public.lesson_texts enable row level security;
revoke all on public.lesson_texts from public, anon, authenticated;
grant select on public.lesson_texts to anon;
grant select, insert, update, delete on public.lesson_texts to authenticated, service_role;

create policy "Anyone reads the samples of what they may read" on public.lesson_texts
  for select to anon
  using (exists (select from public.course_lessons l where l.id = lesson_texts.id and l.is_sample));

create policy "Accounts read samples, editors all" on public.lesson_texts
  for select to authenticated
  using (
    (select private.may('courses', 'write'))
    or exists (select from public.course_lessons l where l.id = lesson_texts.id and l.is_sample)
  );

create policy "Editors add" on public.lesson_texts
  for insert to authenticated with check (private.may_change_lesson(id));

create policy "Editors change" on public.lesson_texts
  for update to authenticated using (private.may_change_lesson(id)) with check (private.may_change_lesson(id));

create policy "Editors remove" on public.lesson_texts
  for delete to authenticated using (private.may_change_lesson(id));

select private.add_video_column('lesson_texts');

create table public.lesson_progress (
  id uuid primary key default gen_random_uuid(),
  enrolment_id uuid not null references public.enrolments (id) on delete cascade,
  lesson_id uuid not null references public.course_lessons (id) on delete cascade,
  opened_at timestamptz not null default now(),
  chosen smallint[] check (cardinality(chosen) <= 8),
  is_right boolean,
  answered_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  constraint lesson_progress_answer check (num_nonnulls(chosen, is_right, answered_at) in (0, 3)),
  constraint lesson_progress_once unique (enrolment_id, lesson_id)
);

comment on table public.lesson_progress is
  'Progress of a student in a lesson: when it was first opened, the answer to its question, and when it was finished.';
comment on column public.lesson_progress.opened_at is
  'Time when the student first opened the lesson. It counts as read some time later (private.reading_seconds).';
comment on column public.lesson_progress.chosen is 'Indexes of the options chosen last, from 0.';
alter table public.lesson_progress enable row level security;
revoke all on public.lesson_progress from public, anon, authenticated;
grant select on public.lesson_progress to authenticated;
grant select, insert, update, delete on public.lesson_progress to service_role;

create index lesson_progress_lesson on public.lesson_progress (lesson_id);

create policy "Leaders read the progress" on public.lesson_progress
  for select to authenticated using ((select private.is_leader()));

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  enrolment_id uuid not null unique references public.enrolments (id) on delete cascade,
  name text not null check (char_length(name) <= 160 and btrim(name) <> '' and private.is_person_name(name)),
  course_title text not null check (char_length(course_title) <= 160 and btrim(course_title) <> ''),
  started_on date,
  completed_on date not null,
  lessons_count smallint check (lessons_count >= 0),
  questions_count smallint check (questions_count >= 0),
  created_at timestamptz not null default now(),
  constraint certificates_days check (started_on <= completed_on),
  constraint certificates_counted check (num_nonnulls(started_on, lessons_count, questions_count) in (0, 3))
);

comment on table public.certificates is
  'Certificates of students who completed a course, written by a trigger. Anyone who knows the id can verify one.';
comment on column public.certificates.started_on is
  'Day on which the student opened the first lesson. Null, like the counts, for certificates from before they were stored.';
comment on column public.certificates.lessons_count is 'Number of lessons finished by then.';
comment on column public.certificates.questions_count is 'Number of their check questions answered by then, right or wrong.';
alter table public.certificates enable row level security;
revoke all on public.certificates from public, anon, authenticated;
grant select on public.certificates to authenticated;
grant select, insert, update, delete on public.certificates to service_role;

create policy "Leaders read certificates" on public.certificates
  for select to authenticated using ((select private.is_leader()));

create function private.follow_lesson_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The trigger on the lesson then checks whether there is a text.
  update public.course_lessons l set updated_at = now() where l.id = coalesce(new.id, old.id);
  return null;
end;
$$;
comment on function private.follow_lesson_text() is 'Trigger: updates the lesson after its text changed.';
revoke all on function private.follow_lesson_text() from public;

create function private.require_open_lesson() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locked to serialize this with a concurrent withdrawal of a payment.
  perform from public.enrolments e where e.id = new.enrolment_id for no key update;
  if not exists (
    select
    from public.enrolments e
    join public.course_lessons l on l.course_id = e.course_id
    where e.id = new.enrolment_id
      and l.id = new.lesson_id
      and l.is_written
      and not e.waits
      and (e.is_open or l.is_sample)
  ) then
    raise exception 'This lesson is not open.' using errcode = '23514', hint = 'closed';
  end if;
  return new;
end;
$$;
comment on function private.require_open_lesson() is
  'Trigger: rejects progress in lessons that are not open to the student.';
revoke all on function private.require_open_lesson() from public;

create function private.reading_seconds(body text, film_seconds integer) returns integer
language sql
immutable
set search_path = ''
as $$
  select least(300, greatest(count(*) * 60 / 230, coalesce(film_seconds, 0)) / 3)::integer
  from regexp_split_to_table(body, '\s+') as word
  where word ~ '[[:alpha:]]';
$$;
comment on function private.reading_seconds(text, integer) is
  'Returns the seconds for which a lesson must have been open to count as read: a third of the time for its words at 230 a minute, or of its film if that is longer; at most five minutes.';
revoke all on function private.reading_seconds(text, integer) from public;

create function private.require_taken_lesson() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_asked boolean;
  readable_at timestamptz;
begin
  select
    t.question is not null,
    -- Lessons in several tabs are read one after the other.
    greatest(
      new.opened_at + make_interval(secs => own.seconds),
      least(new.opened_at, taken.opened_at) + make_interval(secs => taken.seconds + own.seconds)
    )
  into is_asked, readable_at
  from public.lesson_texts t
  left join public.videos v on v.id = t.video_id
  cross join lateral (select private.reading_seconds(t.body, v.duration_seconds) as seconds) as own
  cross join lateral (
    select
      min(p.opened_at) as opened_at,
      coalesce(
        sum(private.reading_seconds(d.body, f.duration_seconds)) filter (where p.done_at is not null), 0
      ) as seconds
    from public.lesson_progress p
    join public.lesson_texts d on d.id = p.lesson_id
    left join public.videos f on f.id = d.video_id
    where p.enrolment_id = new.enrolment_id and p.id <> new.id
  ) as taken
  where t.id = new.lesson_id;
  if is_asked and new.answered_at is null then
    raise exception 'The question of this lesson has not been answered.' using errcode = '23514', hint = 'unanswered';
  end if;
  if new.done_at < readable_at then
    raise exception 'This lesson has not been open long enough to be read.'
    using errcode = '23514', hint = 'unread', detail = ceil(extract(epoch from readable_at - new.done_at));
  end if;
  return new;
end;
$$;
comment on function private.require_taken_lesson() is
  'Trigger: rejects a finished lesson whose question was not answered, or that was not open long enough to be read, after those that the student has finished; detail is the number of seconds left. Finished lessons stay finished when the lesson changes.';
revoke all on function private.require_taken_lesson() from public;

create function private.follow_progress() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The trigger on the enrolment then computes the progress.
  update public.enrolments e set updated_at = now() where e.id = coalesce(new.enrolment_id, old.enrolment_id);
  return null;
end;
$$;
comment on function private.follow_progress() is 'Trigger: computes the progress of the enrolment again.';
revoke all on function private.follow_progress() from public;

create function private.record_lesson_completed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_event(
    'lesson.completed', 'enrolments', new.enrolment_id,
    (
      select jsonb_build_object('lesson', jsonb_build_object('id', l.id, 'title', l.title, 'slug', l.slug))
      from public.course_lessons l
      where l.id = new.lesson_id
    )
  );
  return null;
end;
$$;
comment on function private.record_lesson_completed() is 'Trigger: records that a student finished a lesson.';
revoke all on function private.record_lesson_completed() from public;

create function private.issue_certificate() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.certificates (
    enrolment_id, name, course_title, started_on, completed_on, lessons_count, questions_count
  )
  select
    new.id, new.name, c.title, private.business_day(least(taken.opened_at, new.completed_at)),
    private.business_day(new.completed_at), taken.lessons, taken.questions
  from public.courses c
  cross join lateral (
    select min(p.opened_at) as opened_at, count(*) as lessons, count(p.answered_at) as questions
    from public.lesson_progress p
    where p.enrolment_id = new.id and p.done_at is not null
  ) as taken
  where c.id = new.course_id
  on conflict (enrolment_id) do nothing;
  perform private.enqueue_mail(
    'enrolment.completed', new.email, jsonb_build_object('enrolment', to_jsonb(new)), 'enrolments', new.id
  );
  return null;
end;
$$;
comment on function private.issue_certificate() is
  'Trigger: issues the certificate of a student who completed the course, and emails its link.';
revoke all on function private.issue_certificate() from public;

create function public.save_lesson_progress(
  enrolment uuid,
  lesson uuid,
  is_done boolean default null,
  chosen smallint[] default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  right_options smallint[];
  answer smallint[];
  saved public.lesson_progress;
begin
  if save_lesson_progress.chosen is not null then
    answer := array(select distinct c from unnest(save_lesson_progress.chosen) as c order by c);
    select array_agg((o.place - 1)::smallint order by o.place) into right_options
    from public.lesson_texts t
    cross join jsonb_array_elements(t.question -> 'options') with ordinality as o (option, place)
    where t.id = save_lesson_progress.lesson and (o.option ->> 'isRight')::boolean;
  end if;
  insert into public.lesson_progress (enrolment_id, lesson_id)
  values (save_lesson_progress.enrolment, save_lesson_progress.lesson)
  on conflict (enrolment_id, lesson_id) do nothing;
  update public.lesson_progress p
  set
    done_at = case
      when save_lesson_progress.is_done is null then p.done_at
      when save_lesson_progress.is_done then coalesce(p.done_at, now())
    end,
    chosen = case when right_options is null then p.chosen else answer end,
    is_right = case when right_options is null then p.is_right else answer = right_options end,
    answered_at = case when right_options is null then p.answered_at else now() end
  where p.enrolment_id = save_lesson_progress.enrolment and p.lesson_id = save_lesson_progress.lesson
  returning p.* into saved;
  return jsonb_build_object('done_at', saved.done_at, 'chosen', saved.chosen, 'is_right', saved.is_right);
end;
$$;
comment on function public.save_lesson_progress(uuid, uuid, boolean, smallint[]) is
  'Stores whether a student finished a lesson (is_done), or their answer to its question (chosen, which is compared here), for the server. Returns {done_at, chosen, is_right}.';
revoke all on function public.save_lesson_progress(uuid, uuid, boolean, smallint[]) from public, anon, authenticated;
grant execute on function public.save_lesson_progress(uuid, uuid, boolean, smallint[]) to service_role;

create function public.request_course_link(course uuid, address text) returns void
language sql
set search_path = ''
as $$
  select private.enqueue_mail(
    'enrolment.link', e.email, jsonb_build_object('enrolment', to_jsonb(e)), 'enrolments', e.id
  )
  from public.enrolments e
  where e.course_id = request_course_link.course and lower(e.email) = lower(btrim(address)) and not e.waits;
$$;
comment on function public.request_course_link(uuid, text) is
  'Emails a student the link to their course, for the server. Does not reveal whether there is such a student.';
revoke all on function public.request_course_link(uuid, text) from public, anon, authenticated;
grant execute on function public.request_course_link(uuid, text) to service_role;
grant execute on function private.enqueue_mail(text, text, jsonb, text, uuid) to service_role;

create function public.send_course_link(enrolment uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  student public.enrolments;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can send a link.' using errcode = '42501';
  end if;
  select e.* into student from public.enrolments e where e.id = send_course_link.enrolment and not e.waits;
  if not found then
    return false;
  end if;
  perform private.enqueue_mail(
    'enrolment.link', student.email, jsonb_build_object('enrolment', to_jsonb(student)), 'enrolments', student.id
  );
  return true;
end;
$$;
comment on function public.send_course_link(uuid) is
  'Emails a student the link to their course, for leaders. Returns false if there is no such student.';
revoke all on function public.send_course_link(uuid) from public, anon, authenticated;
grant execute on function public.send_course_link(uuid) to authenticated;

create function public.remind_student(enrolment uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  student public.enrolments;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can remind a student.' using errcode = '42501';
  end if;
  update public.enrolments e
  set reminded_at = now()
  where e.id = remind_student.enrolment
    and not e.waits
    and e.completed_at is null
    and e.reminded_at is null
    and e.last_active_at <= now() - interval '14 days'
  returning e.* into student;
  if not found then
    return false;
  end if;
  perform private.enqueue_mail(
    'enrolment.reminder', student.email, jsonb_build_object('enrolment', to_jsonb(student)), 'enrolments', student.id
  );
  return true;
end;
$$;
comment on function public.remind_student(uuid) is
  'Reminds a student who has not finished a lesson for 14 days by email, once, for leaders. Returns false if there is no student to remind.';
revoke all on function public.remind_student(uuid) from public, anon, authenticated;
grant execute on function public.remind_student(uuid) to authenticated;

create trigger store_picture_paths before insert or update on public.lesson_texts
  for each row execute function private.store_picture_paths();
create trigger set_updated_at before update on public.lesson_texts
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.lesson_texts
  for each row execute function private.record_audit();
create trigger follow_text after insert or update of body or delete on public.lesson_texts
  for each row execute function private.follow_lesson_text();

create trigger require_open before insert or update on public.lesson_progress
  for each row when (not private.is_restoring()) execute function private.require_open_lesson();
create trigger require_taken before insert on public.lesson_progress
  for each row when (new.done_at is not null and not private.is_restoring())
  execute function private.require_taken_lesson();
create trigger require_taken_later before update of done_at on public.lesson_progress
  for each row when (old.done_at is null and new.done_at is not null and not private.is_restoring())
  execute function private.require_taken_lesson();
create trigger follow_progress after insert on public.lesson_progress
  for each row when (new.done_at is not null) execute function private.follow_progress();
create trigger follow_change after update of done_at on public.lesson_progress
  for each row when (old.done_at is distinct from new.done_at) execute function private.follow_progress();
create trigger follow_removal after delete on public.lesson_progress
  for each row when (old.done_at is not null) execute function private.follow_progress();
create trigger record_completed after insert on public.lesson_progress
  for each row when (new.done_at is not null) execute function private.record_lesson_completed();
create trigger record_completed_later after update of done_at on public.lesson_progress
  for each row when (old.done_at is null and new.done_at is not null)
  execute function private.record_lesson_completed();
-- Only deletions are logged, because they can be restored. Finishing a lesson is not a change by staff.
create trigger audit after delete on public.lesson_progress
  for each row execute function private.record_audit();

create trigger audit after insert or delete on public.certificates
  for each row execute function private.record_audit();
create trigger issue_certificate after update on public.enrolments
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.issue_certificate();
