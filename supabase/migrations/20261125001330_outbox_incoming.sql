-- Signed external calls (POST /api/incoming) and their responses.
create table public.incoming_calls (
  id uuid primary key default gen_random_uuid(),
  webhook_id text not null unique check (char_length(webhook_id) between 1 and 200),
  type text not null check (char_length(type) between 1 and 80),
  body text not null check (char_length(body) <= 65536),
  email text check (char_length(email) <= 254),
  status smallint not null,
  answer jsonb not null default '{}' check (octet_length(answer::text) <= 65536),
  times integer not null default 1,
  received_at timestamptz not null default now(),
  last_received_at timestamptz not null default now()
);

comment on table public.incoming_calls is
  'Calls with a valid signature, as received, with the response. A repeated call with the same id gets the response of the first one that succeeded.';
comment on column public.incoming_calls.body is 'Signed bytes as text.';
comment on column public.incoming_calls.email is
  'Email address of the person whom the call is about, used by erasure and export.';
comment on column public.incoming_calls.times is 'Number of times that the call arrived.';
alter table public.incoming_calls enable row level security;
revoke all on public.incoming_calls from public, anon, authenticated;
grant select on public.incoming_calls to authenticated;
grant select, insert, update, delete on public.incoming_calls to service_role;

create index incoming_calls_received_at on public.incoming_calls (received_at desc, id);
create index incoming_calls_pieces on public.incoming_calls using gin (private.pieces(email));
create index incoming_calls_email on public.incoming_calls (lower(email));

create policy "Leaders read the calls" on public.incoming_calls
  for select to authenticated using ((select private.is_leader()));

create function private.apply_call(type text, data jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  student public.enrolments;
  state text;
begin
  if apply_call.type = 'mail.bounced' then
    return private.note_bounce(lower(btrim(data ->> 'email')), data);
  end if;
  if apply_call.type not in ('payment.recorded', 'payment.withdrawn') then
    return jsonb_build_object('status', 422, 'error', 'unknown_type');
  end if;
  select e.* into student
  from public.enrolments e
  join public.courses c on c.id = e.course_id
  where not e.waits
    and case
      when data ? 'enrolment_id' then e.id::text = data ->> 'enrolment_id'
      else c.slug = data ->> 'course' and lower(e.email) = lower(data ->> 'email')
    end;
  if not found then
    return jsonb_build_object('status', 404, 'error', 'unknown_enrolment');
  end if;
  state := private.note_payment(
    student.id, data ->> 'number', split_part(apply_call.type, '.', 2), (data ->> 'occurred_at')::timestamptz, 'call',
    (data ->> 'amount')::numeric, data ->> 'currency', (data ->> 'paid_on')::date
  );
  return jsonb_build_object(
    'status', 200, 'enrolment_id', student.id, 'payment', state,
    'lessons', (select case when e.is_open then 'open' else 'closed' end from public.enrolments e where e.id = student.id)
  );
end;
$$;
comment on function private.apply_call(text, jsonb) is
  'Executes a call. Returns the response with its status: 200, 404 (unknown_enrolment, unknown_address) or 422 (unknown_type).';
revoke all on function private.apply_call(text, jsonb) from public;

create function public.receive_call(webhook_id text, body text, call jsonb default '{}', problem text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.incoming_calls;
  result jsonb;
  about text;
begin
  perform pg_advisory_xact_lock(hashtextextended('incoming_calls ' || receive_call.webhook_id, 0));
  update public.incoming_calls c
  set times = c.times + 1, last_received_at = now()
  where c.webhook_id = receive_call.webhook_id
  returning c.* into known;
  if known.status < 300 then
    return known.answer || jsonb_build_object('status', known.status);
  end if;
  if problem is null then
    result := private.apply_call(call ->> 'type', call -> 'data');
  else
    result := jsonb_build_object('status', 400, 'error', problem);
  end if;
  about := coalesce(
    call -> 'data' ->> 'email',
    (select e.email from public.enrolments e where e.id::text = call -> 'data' ->> 'enrolment_id')
  );
  insert into public.incoming_calls as c (webhook_id, type, body, email, status, answer)
  values (
    receive_call.webhook_id, coalesce(call ->> 'type', 'unknown'), receive_call.body, about, (result ->> 'status')::smallint,
    result - 'status'
  )
  on conflict on constraint incoming_calls_webhook_id_key do update
  set status = excluded.status, answer = excluded.answer, body = excluded.body, type = excluded.type, email = excluded.email;
  return result;
end;
$$;
comment on function public.receive_call(text, text, jsonb, text) is
  'Processes a call with a valid signature, once per id, and returns the response with its status. call: parsed body with normalized email addresses; problem: validation error, if any.';
revoke all on function public.receive_call(text, text, jsonb, text) from public, anon, authenticated;
grant execute on function public.receive_call(text, text, jsonb, text) to service_role;
