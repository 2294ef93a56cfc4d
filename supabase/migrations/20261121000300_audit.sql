-- Who changed what, before and after. Rows are only ever added, and only by triggers.

create table public.audit_log (
  id bigint generated always as identity primary key,
  table_name text not null,
  record_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  actor_id uuid,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
comment on table public.audit_log is
  'Append-only. actor_id is null for the service itself; it outlives the account it names.';
create index audit_log_record on public.audit_log (table_name, record_id, id desc);
create index audit_log_actor on public.audit_log (actor_id, id desc);
create index audit_log_at on public.audit_log (at desc, id desc);
create index audit_log_deleted on public.audit_log (at desc) where action = 'delete';

create function private.refuse_audit_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The audit log cannot be changed.' using errcode = '42501';
end;
$$;
comment on function private.refuse_audit_change() is 'Trigger: refuses every change of the audit log, whoever asks.';
revoke all on function private.refuse_audit_change() from public;

create trigger refuse_change before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "Leaders read the log" on public.audit_log
  for select to authenticated using ((select private.is_leader()));

-- Arguments: the columns of the primary key; without any, id.
create function private.record_audit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  secrets constant text[] := array['token_hash', 'idempotency_key'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets end;
  key text;
begin
  if tg_op = 'UPDATE' and was - 'updated_at' = becomes - 'updated_at' then
    return null;
  end if;
  if tg_nargs = 0 then
    key := coalesce(becomes, was) ->> 'id';
  else
    select string_agg(coalesce(becomes, was) ->> name, ',' order by place) into key
    from unnest(tg_argv) with ordinality as columns (name, place);
  end if;
  insert into public.audit_log (table_name, record_id, action, actor_id, before, after)
  values (tg_table_name, key, lower(tg_op), auth.uid(), was, becomes);
  return null;
end;
$$;
comment on function private.record_audit() is
  'Trigger: writes a change to the audit log, without secrets. Arguments: the columns of the primary key, id when none.';
revoke all on function private.record_audit() from public;

create trigger audit after insert or update or delete on public.user_profiles
  for each row execute function private.record_audit();
create trigger audit after insert or update or delete on public.teams
  for each row execute function private.record_audit();
create trigger audit after insert or update or delete on public.team_members
  for each row execute function private.record_audit('team_id', 'user_id');
create trigger audit after insert or update or delete on public.staff_invitations
  for each row execute function private.record_audit();
