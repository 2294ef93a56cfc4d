-- Figures of a course: those stored with it, and beside them those of its enrolments. Readers add them up, so that
-- an enrolment never lowers a figure.

alter table public.courses
  add column ratings_count integer not null default 0 check (ratings_count >= 0),
  add column enrolled_count integer not null default 0 check (enrolled_count >= 0),
  add column enrolled_ratings_count integer not null default 0 check (enrolled_ratings_count >= 0),
  add column enrolled_ratings_sum integer not null default 0 check (enrolled_ratings_sum >= 0);
comment on table public.courses is
  'Courses; price 0 means free, body is markdown. Triggers keep the enrolled_ columns; the public figures are those plus the stored ones.';
comment on column public.courses.students_count is 'Students outside this database; enrolled_count comes on top.';
comment on column public.courses.rating is 'Average of ratings_count ratings given outside this database.';
comment on column public.courses.ratings_count is
  'Number of ratings behind rating. At 0 the rating has no weight beside those of enrolments.';
comment on column public.courses.enrolled_count is 'Number of enrolments. Kept by a trigger.';
comment on column public.courses.enrolled_ratings_count is 'Number of ratings from enrolments. Kept by a trigger.';
comment on column public.courses.enrolled_ratings_sum is 'Sum of the ratings from enrolments. Kept by a trigger.';

-- The row lock makes concurrent enrolments count one after the other: the update after it has a newer snapshot.
create or replace function private.count_enrolments() returns trigger
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
      where e.course_id = counted
    )
    where c.id = counted;
  end loop;
  return null;
end;
$$;
comment on function private.count_enrolments() is 'Trigger: counts the enrolments of a course and their ratings.';

create or replace trigger count after insert or delete or update of rating, course_id on public.enrolments
  for each row execute function private.count_enrolments();

-- The former trigger wrote the figures of the enrolments over the stored ones.
alter table public.courses disable trigger user;
update public.courses c
set
  students_count = greatest(c.students_count - e.students, 0),
  rating = case when e.ratings = 0 then c.rating end,
  enrolled_count = e.students,
  enrolled_ratings_count = e.ratings,
  enrolled_ratings_sum = e.points
from (
  select course_id, count(*) as students, count(rating) as ratings, coalesce(sum(rating), 0) as points
  from public.enrolments
  group by course_id
) as e
where c.id = e.course_id;
alter table public.courses enable trigger user;
