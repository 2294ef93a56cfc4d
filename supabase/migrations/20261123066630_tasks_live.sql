-- Comments and steps reach the open drawer of their task. Their full replica identity sends all columns of a deleted
-- row, which the policies need.

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
