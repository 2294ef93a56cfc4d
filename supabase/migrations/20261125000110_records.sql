-- Lists that the site and the database share. Made by supabase/records.test.ts: run npm run db:records.

create or replace function private.content_kinds() returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'services', 'courses', 'webinars', 'jobs', 'blog_posts', 'cases'
  ];
$$;
comment on function private.content_kinds() is 'Tables of the content that leaders edit and publish: one for each kind (lib/paths.ts).';
revoke all on function private.content_kinds() from public;
grant execute on function private.content_kinds() to authenticated, service_role;

create or replace function private.restorable_tables() returns text[]
language sql
immutable
set search_path = ''
as $$
  select private.content_kinds() || array[
    'availability_holidays', 'availability_hours', 'blog_subscriptions', 'client_notes', 'clients', 'companies',
    'consultation_bookings', 'certificates', 'course_chapters', 'course_lessons', 'course_payments', 'deals',
    'enquiries', 'enrolments', 'figures', 'job_applications', 'lesson_progress', 'lesson_texts',
    'task_checklist_items', 'task_comments', 'tasks', 'team_members', 'teams', 'webinar_registrations',
    'webinar_rooms'
  ];
$$;
comment on function private.restorable_tables() is 'Returns the tables whose deleted records leaders can restore.';
revoke all on function private.restorable_tables() from public;
grant execute on function private.restorable_tables() to authenticated, service_role;

create or replace function private.webhook_types() returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'booking.created', 'booking.moved', 'booking.cancelled', 'booking.completed', 'booking.no_show',
    'registration.created', 'registration.waitlisted', 'registration.offered', 'registration.lapsed',
    'registration.cancelled', 'registration.attended', 'webinar.moved', 'enrolment.created', 'enrolment.completed',
    'lesson.completed', 'payment.recorded', 'payment.withdrawn', 'application.received', 'application.stage_changed',
    'subscription.confirmed', 'subscription.ended', 'enquiry.created', 'estimate.sent', 'contact.created',
    'contact.stage_changed', 'contact.merged', 'task.created', 'task.completed', 'content.published',
    'content.unpublished', 'deal.created', 'deal.stage_changed', 'deal.won', 'deal.lost', 'proposal.sent',
    'proposal.question', 'proposal.accepted', 'proposal.declined'
  ];
$$;
comment on function private.webhook_types() is 'Types of the events that may leave as a webhook (lib/webhooks.ts).';
revoke all on function private.webhook_types() from public;
grant execute on function private.webhook_types() to authenticated, service_role;
