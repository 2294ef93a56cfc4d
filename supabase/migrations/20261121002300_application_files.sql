-- No CV stays behind without its application.

create index job_applications_cv_path on public.job_applications (cv_path);

-- plpgsql, because the embedded stack may run without Storage.
create function public.orphaned_cvs() returns setof text
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select o.name
  from storage.objects o
  where o.bucket_id = 'cvs'
    and o.created_at < now() - interval '1 hour'
    and not exists (select from public.job_applications a where a.cv_path = o.name)
  order by o.created_at
  limit 100;
end;
$$;
comment on function public.orphaned_cvs() is
  'CVs that have had no application for an hour after their upload: left by a process that died, or by a removed application.';
revoke all on function public.orphaned_cvs() from public, anon, authenticated;
grant execute on function public.orphaned_cvs() to service_role;
