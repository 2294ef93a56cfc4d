-- Past events go with the deliveries about them. The rest of the function is as before.

create or replace function public.run_retention(run uuid, batch integer default 500) returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  settings public.retention_settings;
  leads uuid[];
  bookings uuid[];
  applications uuid[];
  gone jsonb := '{}';
  counted integer;
  past integer;
  is_complete boolean;
begin
  -- Two servers at once: the second leaves it to the first.
  if not pg_try_advisory_xact_lock(hashtextextended('privacy', 0)) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  select s.* into strict settings from public.retention_settings s;

  leads := array(select c.id from private.expired_leads(now() - make_interval(months => settings.lead_months), batch) c);
  bookings := array(select b.id from public.consultation_bookings b where b.client_id = any (leads))
    || array(
      select b.id
      from public.consultation_bookings b
      where b.client_id is null
        and greatest(b.preferreddate, b.updated_at) < now() - make_interval(months => settings.lead_months)
      order by b.preferreddate
      limit batch
      for update skip locked
    );
  applications := array(
    select a.id
    from public.job_applications a
    where a.stage = 'declined' and a.updated_at < now() - make_interval(months => settings.application_months)
    order by a.updated_at
    limit batch
    for update skip locked
  );
  insert into private.erased_files (path)
  select a.cv_path from public.job_applications a where a.id = any (applications)
  on conflict do nothing;
  gone := jsonb_build_object(
    'bookings', private.expire_records('consultation_bookings', bookings),
    'leads', private.expire_records('clients', leads),
    'applications', private.expire_records('job_applications', applications)
  );

  delete from public.outbox o
  where o.id in (
    select d.id
    from public.outbox d
    where d.status = 'delivered' and d.delivered_at < now() - make_interval(days => settings.event_days)
    order by d.delivered_at
    limit batch
    for update skip locked
  );
  get diagnostics counted = row_count;
  -- What happened is told by then, and a record's own history is in the audit log.
  delete from public.events v
  where v.id in (
    select d.id
    from public.events d
    where d.occurred_at < now() - make_interval(days => settings.event_days)
    order by d.occurred_at
    limit batch
    for update skip locked
  );
  get diagnostics past = row_count;
  gone := gone || jsonb_build_object('events', counted);

  delete from public.site_visits v
  where v.day < private.business_day(now() - make_interval(months => settings.visit_months));
  get diagnostics counted = row_count;
  gone := gone || jsonb_build_object(
    'visits', counted,
    'audit', private.expire_audit(now() - make_interval(months => settings.audit_months), batch)
  );
  is_complete := past < batch and not exists (
    select from jsonb_each(gone) as kind where kind.key <> 'visits' and kind.value::integer >= batch
  );

  -- The embedded stack may run without Storage.
  if to_regclass('storage.objects') is not null then
    delete from private.erased_files f
    where not exists (select from storage.objects o where o.bucket_id = 'cvs' and o.name = f.path);
  end if;
  delete from public.retention_runs r where r.started_at < now() - make_interval(months => settings.audit_months);
  insert into public.retention_runs as r (id, removed, is_complete)
  values (run, gone, is_complete)
  on conflict (id) do update
  set
    finished_at = now(),
    is_complete = excluded.is_complete,
    removed = (
      select jsonb_object_agg(kind.key, kind.value::integer + coalesce((r.removed ->> kind.key)::integer, 0))
      from jsonb_each(excluded.removed) as kind
    );
  return jsonb_build_object('outcome', case when is_complete then 'complete' else 'more' end, 'removed', gone);
end;
$$;
