-- Private links for people without an account, to a webinar, a course or a proposal.
create table public.access_links (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('webinar', 'course', 'proposal')),
  subject_id uuid not null,
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  devices_count integer not null default 0 check (devices_count >= 0),
  created_at timestamptz not null default now()
);

comment on table public.access_links is
  'Private links. The URL contains the signed id of the row, so the table alone gives no access. A trigger on the subject deletes its links with it.';
comment on column public.access_links.subject_id is
  'Subject that the link opens: a registration or a waiting list entry (webinar), an enrolment (course) or a proposal.';
comment on column public.access_links.devices_count is
  'Number of browsers in which someone opened the link with a click.';
alter table public.access_links enable row level security;
revoke all on public.access_links from public, anon, authenticated;
grant select, insert, update, delete on public.access_links to service_role;

create index access_links_subject on public.access_links (purpose, subject_id);
create index access_links_email on public.access_links (lower(email));
create index access_links_expires_at on public.access_links (expires_at);

-- Serializes concurrent requests for the same subject, so that both get the same link.
create function private.issue_access_link(purpose text, subject uuid, email text, expires_at timestamptz) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  issued uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('access_links ' || subject, 0));
  update public.access_links l
  set expires_at = greatest(l.expires_at, issue_access_link.expires_at)
  where l.purpose = issue_access_link.purpose
    and l.subject_id = issue_access_link.subject
    and lower(l.email) = lower(issue_access_link.email)
    and l.revoked_at is null
    and l.expires_at > now()
  returning l.id into issued;
  if issued is null then
    insert into public.access_links (purpose, subject_id, email, expires_at)
    values (
      issue_access_link.purpose, issue_access_link.subject, issue_access_link.email, issue_access_link.expires_at
    )
    returning id into issued;
  end if;
  return issued;
end;
$$;
comment on function private.issue_access_link(text, uuid, text, timestamptz) is
  'Returns the id of the link from an email address to a subject: the existing one, extended to expires_at, or a new one.';
revoke all on function private.issue_access_link(text, uuid, text, timestamptz) from public;

create function public.issue_access_link(purpose text, subject uuid, email text, expires_at timestamptz) returns uuid
language sql
security definer
set search_path = ''
as $$
  select private.issue_access_link(
    issue_access_link.purpose, issue_access_link.subject, issue_access_link.email, issue_access_link.expires_at
  );
$$;
comment on function public.issue_access_link(text, uuid, text, timestamptz) is
  'Issues a private link, for the server; see private.issue_access_link.';
revoke all on function public.issue_access_link(text, uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.issue_access_link(text, uuid, text, timestamptz) to service_role;

create function public.use_access_link(link uuid, is_new_device boolean) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.access_links l
  set last_used_at = now(), devices_count = l.devices_count + is_new_device::integer
  where l.id = use_access_link.link and l.revoked_at is null and l.expires_at > now();
  return found;
end;
$$;
comment on function public.use_access_link(uuid, boolean) is
  'Records that someone opened a link with a click, and counts new browsers. Returns false if the link is revoked or has expired.';
revoke all on function public.use_access_link(uuid, boolean) from public, anon, authenticated;
grant execute on function public.use_access_link(uuid, boolean) to service_role;

create function public.access_link_uses(purpose text, subjects uuid[])
returns table (subject_id uuid, is_live boolean, devices integer, last_used_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    l.subject_id,
    bool_or(l.revoked_at is null and l.expires_at > now()),
    sum(l.devices_count)::integer,
    max(l.last_used_at)
  from public.access_links l
  where l.purpose = access_link_uses.purpose
    and l.subject_id = any (subjects)
    and (select private.is_leader())
  group by l.subject_id;
$$;
comment on function public.access_link_uses(text, uuid[]) is
  'Returns, for leaders, how the links of these subjects are used: whether a link still works, in how many browsers it was opened, and when last.';
revoke all on function public.access_link_uses(text, uuid[]) from public, anon, authenticated;
grant execute on function public.access_link_uses(text, uuid[]) to authenticated;

create function public.revoke_access_links(purpose text, subject uuid) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  revoked integer;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can revoke a link.' using errcode = '42501';
  end if;
  update public.access_links l
  set revoked_at = now()
  where l.purpose = revoke_access_links.purpose
    and l.subject_id = revoke_access_links.subject
    and l.revoked_at is null;
  get diagnostics revoked = row_count;
  return revoked;
end;
$$;
comment on function public.revoke_access_links(text, uuid) is
  'Revokes all links of a subject, for leaders. Returns their number.';
revoke all on function public.revoke_access_links(text, uuid) from public, anon, authenticated;
grant execute on function public.revoke_access_links(text, uuid) to authenticated;

create function private.drop_access_links() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.access_links l where l.purpose = tg_argv[0] and l.subject_id = old.id;
  return null;
end;
$$;
comment on function private.drop_access_links() is
  'Trigger after the deletion of a subject: deletes its private links. Argument: the purpose.';
revoke all on function private.drop_access_links() from public;

create trigger audit after update of revoked_at on public.access_links
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.record_audit();
