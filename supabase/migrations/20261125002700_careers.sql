-- Jobs and applications.
create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 160 and btrim(title) <> ''),
  summary text not null check (char_length(summary) <= 600),
  description text not null default '' check (char_length(description) <= 40000),
  department text not null check (char_length(department) between 1 and 80),
  location text not null check (char_length(location) between 1 and 120),
  workplace text not null default 'hybrid' check (workplace in ('onsite', 'hybrid', 'remote')),
  employment_type text not null default 'full_time'
    check (employment_type in ('full_time', 'part_time', 'contract', 'internship')),
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= salary_min),
  salary_currency text not null default 'USD' check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('year', 'month', 'hour')),
  closes_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint jobs_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);
comment on table public.jobs is 'Jobs. description is Markdown. Applications are closed after closes_at.';

create index jobs_published on public.jobs (published_at desc, id) where state = 'published';

select private.add_content_kind('jobs', written => '{description}');

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  firstname text not null check (char_length(firstname) <= 100 and btrim(firstname) <> '' and private.is_person_name(firstname)),
  lastname text not null check (char_length(lastname) <= 100 and btrim(lastname) <> '' and private.is_person_name(lastname)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  phone text check (char_length(phone) <= 40),
  link text check (char_length(link) <= 500),
  message text check (char_length(message) <= 5000),
  cv_path text not null check (char_length(cv_path) between 1 and 300),
  cv_name text not null check (char_length(cv_name) between 1 and 200),
  stage text not null default 'new'
    check (stage in ('new', 'screening', 'interview', 'offer', 'hired', 'declined')),
  rating smallint check (rating between 1 and 5),
  private_notes text check (char_length(private_notes) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint job_applications_consent check ((policy_version is null) = (consented_at is null))
);

comment on table public.job_applications is
  'Applications, one per job and email address. cv_path is in the private bucket cvs.';
alter table public.job_applications enable row level security;
revoke all on public.job_applications from public, anon, authenticated;
grant select, insert, update, delete on public.job_applications to authenticated, service_role;
comment on column public.job_applications.policy_version is 'Privacy policy that was shown to the visitor.';

create unique index job_applications_once on public.job_applications (job_id, lower(email));
create index job_applications_job on public.job_applications (job_id, stage, created_at desc, id);
-- A small index, used to count the applications of listed jobs.
create index job_applications_of_job on public.job_applications (job_id);
create index job_applications_created_at on public.job_applications (created_at desc, id);
create index job_applications_pieces on public.job_applications using gin (private.pieces(firstname, lastname, email));
create index job_applications_email on public.job_applications (lower(email), created_at desc);
create index job_applications_cv_path on public.job_applications (cv_path);

create policy "Leaders manage applications" on public.job_applications
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function private.require_open_job() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.jobs j
    where j.id = new.job_id
      and j.state = 'published'
      and j.published_at <= now()
      and (j.closes_at is null or j.closes_at > now())
  ) then
    raise exception 'This job is closed.' using errcode = '23514', hint = 'closed';
  end if;
  return new;
end;
$$;
comment on function private.require_open_job() is 'Trigger: rejects applications for a job that is not open.';
revoke all on function private.require_open_job() from public;

-- plpgsql resolves storage.objects at the first call, because the embedded stack may run without Storage.
create function public.orphaned_cvs() returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select o.name
  from storage.objects o
  where o.bucket_id = 'cvs'
    and (
      o.created_at < now() - interval '1 hour'
      or exists (select from private.erased_files f where f.path = o.name)
    )
    and not exists (select from public.job_applications a where a.cv_path = o.name)
  order by o.created_at
  limit 100;
end;
$$;
comment on function public.orphaned_cvs() is
  'Returns CVs without an application: those of erased applications immediately, others an hour after their upload (left by a crashed process or a deleted application).';
revoke all on function public.orphaned_cvs() from public, anon, authenticated;
grant execute on function public.orphaned_cvs() to service_role;

-- A restored application was accepted before, even if the job has closed since.
create trigger require_open before insert on public.job_applications
  for each row when (not private.is_restoring()) execute function private.require_open_job();
create trigger set_updated_at before update on public.job_applications
  for each row execute function private.set_updated_at();
create trigger announce after insert on public.job_applications
  for each row execute function private.enqueue_mail_for_new_row('application.received', 'application');
create trigger audit after insert or update or delete on public.job_applications
  for each row execute function private.record_audit();
create trigger record_received after insert on public.job_applications
  for each row execute function private.record_row_event('application.received');
create trigger record_stage after update of stage on public.job_applications
  for each row when (old.stage <> new.stage)
  execute function private.record_change_event('application.stage_changed', 'stage');
create trigger guard_people before delete on public.jobs
  for each row execute function private.guard_people('job_applications', 'job_id');
