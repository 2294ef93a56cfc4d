-- What a consultation is about, apart from a service: the visitor came by a link of a plan, a course or a webinar.

alter table public.consultation_bookings
  add column about text check (
    about in ('plan-starter', 'plan-professional', 'plan-enterprise', 'private-webinar', 'team-course', 'course')
  ),
  add column course_id uuid references public.courses (id) on delete set null,
  add constraint consultation_bookings_course_of_topic
    check (course_id is null or about in ('team-course', 'course'));
comment on column public.consultation_bookings.about is
  'What the visitor came for, as the link to the form said (BOOKING_TOPICS on the site); null: it said nothing.';
comment on column public.consultation_bookings.course_id is 'The course that it is about, if the link named one.';
create index consultation_bookings_course_id on public.consultation_bookings (course_id);

create function private.booked_course(booking jsonb) returns uuid
language sql
stable
set search_path = ''
as $$
  select c.id
  from public.courses c
  where c.slug = booking ->> 'course'
    and c.state = 'published'
    and booking ->> 'about' in ('team-course', 'course');
$$;
comment on function private.booked_course(jsonb) is
  'Returns the published course that a requested booking is about, or null.';
revoke all on function private.booked_course(jsonb) from public;
grant execute on function private.booked_course(jsonb) to authenticated, service_role;
