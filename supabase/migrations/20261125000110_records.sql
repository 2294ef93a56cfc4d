-- Lists that the site and the database share. Made by supabase/records.test.ts: run npm run db:records.

create or replace function private.content_kinds() returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'services',
    'courses',
    'webinars',
    'jobs',
    'blog_posts',
    'cases'
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
    'availability_holidays',
    'availability_hours',
    'blog_subscriptions',
    'certificates',
    'client_notes',
    'clients',
    'companies',
    'consultation_bookings',
    'course_chapters',
    'course_lessons',
    'course_payments',
    'deals',
    'enquiries',
    'enrolments',
    'figures',
    'job_applications',
    'lesson_progress',
    'lesson_texts',
    'task_checklist_items',
    'task_comments',
    'tasks',
    'team_members',
    'teams',
    'webinar_registrations',
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
    'booking.created',
    'booking.moved',
    'booking.cancelled',
    'booking.completed',
    'booking.no_show',
    'registration.created',
    'registration.waitlisted',
    'registration.offered',
    'registration.lapsed',
    'registration.cancelled',
    'registration.attended',
    'webinar.moved',
    'enrolment.created',
    'enrolment.completed',
    'lesson.completed',
    'payment.recorded',
    'payment.withdrawn',
    'application.received',
    'application.stage_changed',
    'subscription.confirmed',
    'subscription.ended',
    'enquiry.created',
    'estimate.sent',
    'contact.created',
    'contact.stage_changed',
    'contact.merged',
    'task.created',
    'task.completed',
    'content.published',
    'content.unpublished',
    'deal.created',
    'deal.stage_changed',
    'deal.won',
    'deal.lost',
    'proposal.sent',
    'proposal.question',
    'proposal.accepted',
    'proposal.declined'
  ];
$$;
comment on function private.webhook_types() is 'Types of the events that may leave as a webhook (lib/webhooks.ts).';
revoke all on function private.webhook_types() from public;
grant execute on function private.webhook_types() to authenticated, service_role;

create or replace function private.staff_texts() returns table (table_name text, column_name text)
language sql
immutable
set search_path = ''
as $$
  values
    ('clients', 'jobtitle'),
    ('clients', 'source'),
    ('clients', 'tags'),
    ('client_notes', 'body'),
    ('companies', 'industry'),
    ('companies', 'name'),
    ('companies', 'notes'),
    ('companies', 'website'),
    ('replies', 'body'),
    ('replies', 'subject'),
    ('reply_templates', 'body'),
    ('reply_templates', 'name'),
    ('reply_templates', 'subject'),
    ('consultation_bookings', 'change_reason'),
    ('consultation_bookings', 'earlier_reasons'),
    ('consultation_bookings', 'private_notes'),
    ('consultation_bookings', 'projectdescription'),
    ('consultation_bookings', 'shared_notes'),
    ('availability_holidays', 'name'),
    ('webinar_questions', 'question'),
    ('webinar_notes', 'note'),
    ('enrolments', 'review'),
    ('enrolments', 'review_answer'),
    ('certificates', 'name'),
    ('certificates', 'course_title'),
    ('course_payments', 'number'),
    ('job_applications', 'message'),
    ('job_applications', 'private_notes'),
    ('enquiries', 'message'),
    ('deals', 'amount_reason'),
    ('deals', 'brief'),
    ('deals', 'estimate'),
    ('deals', 'next_step'),
    ('deals', 'title'),
    ('proposals', 'decline_reason'),
    ('proposal_questions', 'answer'),
    ('proposal_questions', 'question'),
    ('proposal_templates', 'content'),
    ('proposal_templates', 'name'),
    ('content_reviews', 'answer'),
    ('content_reviews', 'note'),
    ('content_review_comments', 'comment'),
    ('content_review_comments', 'passage'),
    ('teams', 'description'),
    ('teams', 'name'),
    ('webhook_endpoints', 'description'),
    ('search_gaps', 'question'),
    ('tasks', 'description'),
    ('tasks', 'title'),
    ('task_checklist_items', 'label'),
    ('task_comments', 'body'),
    ('task_series', 'template'),
    ('playbooks', 'name'),
    ('playbooks', 'steps'),
    ('task_views', 'name'),
    ('task_views', 'query'),
    ('task_activity', 'changes');
$$;
comment on function private.staff_texts() is
  'Returns the columns with free texts that can name anybody; the history of tasks, which changes with them, last.';
revoke all on function private.staff_texts() from public;
