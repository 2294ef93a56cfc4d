-- The free texts of bookings, playbooks, series and saved views are masked, too, when a person is erased.

create or replace function private.staff_texts() returns table (table_name text, column_name text)
language sql
immutable
set search_path = ''
as $$
  values
    ('availability_holidays', 'name'), ('client_notes', 'body'), ('clients', 'jobtitle'),
    ('clients', 'source'), ('clients', 'tags'), ('companies', 'industry'), ('companies', 'name'),
    ('companies', 'notes'), ('companies', 'website'), ('consultation_bookings', 'change_reason'),
    ('consultation_bookings', 'private_notes'), ('consultation_bookings', 'projectdescription'),
    ('consultation_bookings', 'shared_notes'), ('job_applications', 'message'),
    ('job_applications', 'private_notes'), ('playbooks', 'name'), ('playbooks', 'steps'),
    ('task_checklist_items', 'label'), ('task_comments', 'body'), ('task_series', 'template'),
    ('task_views', 'name'), ('task_views', 'query'), ('tasks', 'description'), ('tasks', 'title'),
    ('teams', 'description'), ('teams', 'name'), ('task_activity', 'changes');
$$;
