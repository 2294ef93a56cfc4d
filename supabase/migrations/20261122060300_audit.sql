-- A record that is put back is logged as restored, not as added.

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log
  add constraint audit_log_action_check check (action in ('insert', 'update', 'delete', 'restore'));

create or replace function private.record_audit() returns trigger
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
  values (
    tg_table_name,
    key,
    case when tg_op = 'INSERT' and private.is_restoring() then 'restore' else lower(tg_op) end,
    auth.uid(),
    was,
    becomes
  );
  return null;
end;
$$;
