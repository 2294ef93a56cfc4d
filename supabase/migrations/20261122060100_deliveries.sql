-- Each attempt keeps what it sent, because the body is composed at delivery from the stored event.

alter table public.outbox_attempts
  add column request jsonb check (octet_length(request::text) <= 65536);
comment on column public.outbox_attempts.request is
  'What was sent, as {headers, body}: the body of a webhook byte for byte, of a mail its text with the tokens of links masked. Null where the attempt failed before anything could be composed.';

drop function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz);
create function public.record_outbox_attempt(
  outbox_id uuid,
  lease_token uuid,
  succeeded boolean,
  response_status integer default null,
  error text default null,
  duration_ms integer default null,
  retry_at timestamptz default null,
  request jsonb default null
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.outbox o
  set
    status = case when succeeded then 'delivered' when retry_at is null then 'dead' else 'pending' end,
    delivered_at = case when succeeded then now() end,
    next_attempt_at = case when succeeded then o.next_attempt_at else coalesce(retry_at, o.next_attempt_at) end,
    last_error = case when not succeeded then left(record_outbox_attempt.error, 2000) end,
    leased_until = null,
    lease_token = null
  where o.id = record_outbox_attempt.outbox_id
    and o.status = 'pending'
    and o.lease_token = record_outbox_attempt.lease_token;
  if not found then
    return false;
  end if;

  insert into public.outbox_attempts (outbox_id, duration_ms, response_status, error, request)
  values (
    record_outbox_attempt.outbox_id,
    record_outbox_attempt.duration_ms,
    record_outbox_attempt.response_status,
    left(record_outbox_attempt.error, 2000),
    record_outbox_attempt.request
  );
  return true;
end;
$$;
comment on function public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz, jsonb) is
  'Closes an attempt: delivered, to be retried at a time, or dead when none is given. False: the lease was lost, nothing changed.';
revoke all on function
  public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.record_outbox_attempt(uuid, uuid, boolean, integer, text, integer, timestamptz, jsonb)
  to service_role;
