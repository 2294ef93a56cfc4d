-- What the records of tables say (lib/records.ts). Made by supabase/records-sql.ts: run npm run db:records.

-- Function bodies name objects of later files.
set check_function_bodies = off;

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

create or replace function private.published_mentions_of(terms text[]) returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from (
    select to_jsonb(t) - array['id', 'updated_by'] as content from public.services t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.courses t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.webinars t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.jobs t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.blog_posts t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.cases t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.lesson_texts t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.figures t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.blog_tags t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.newsletter_issues t
    union all select to_jsonb(t) - array['id', 'updated_by'] as content from public.videos t
  ) as pages
  where pages.content::text ~* private.term_pattern(terms);
$$;
comment on function private.published_mentions_of(text[]) is
  'Returns how many records of content and others that pages of the site show contain these terms.';
revoke all on function private.published_mentions_of(text[]) from public;

create or replace function public.link_targets(names text[]) returns table (name text, slug text, state text)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select n.name, split_part(n.name, '/', 1) as kind, split_part(n.name, '/', 2) as slug, r.record_id as moved
    from unnest(names[:60]) as n (name)
    left join public.slug_redirects r
      on r.table_name = split_part(n.name, '/', 1) and r.slug = split_part(n.name, '/', 2)
  )
  select a.name, found.slug, found.state
  from asked a
  cross join lateral (
    select c.slug, c.state from public.services c where a.kind = 'services' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.courses c where a.kind = 'courses' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.webinars c where a.kind = 'webinars' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.jobs c where a.kind = 'jobs' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.blog_posts c where a.kind = 'blog_posts' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.cases c where a.kind = 'cases' and (c.slug = a.slug or c.id = a.moved)
  ) as found;
$$;
comment on function public.link_targets(text[]) is
  'Returns the present slug and the state of content by kind and slug, such as services/document-processing; the slug can be a former one. Looks at 60 names.';
revoke all on function public.link_targets(text[]) from public, anon, authenticated;
grant execute on function public.link_targets(text[]) to service_role;
