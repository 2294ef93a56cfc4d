-- Tables with realtime updates. Full replica identity makes deletes contain all columns, which the policies need.
alter table public.consultation_bookings replica identity full;

alter table public.tasks replica identity full;

alter table public.deals replica identity full;

do $$
declare
  watched text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  foreach watched in array array['consultation_bookings', 'tasks', 'task_losses', 'deals', 'notifications'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = watched
    ) then
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end if;
  end loop;
end;
$$;

-- Comments and checklist items, which update the open drawer of their task. Full replica identity makes deletes contain
-- all columns, which the policies need.
alter table public.task_comments replica identity full;

alter table public.task_checklist_items replica identity full;

do $$
declare
  watched text;
begin
  foreach watched in array array['task_comments', 'task_checklist_items'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = watched
    ) then
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end if;
  end loop;
end;
$$;
