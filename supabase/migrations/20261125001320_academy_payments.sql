-- Course payments, recorded by staff or by signed external calls.
create table public.course_payments (
  id uuid primary key default gen_random_uuid(),
  enrolment_id uuid not null references public.enrolments (id) on delete cascade,
  number text not null check (char_length(number) <= 60 and btrim(number) <> ''),
  amount numeric(10, 2) check (amount >= 0 and amount < 'NaN'),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  paid_on date,
  state text not null check (state in ('recorded', 'withdrawn')),
  state_at timestamptz not null,
  source text not null check (source in ('staff', 'call')),
  recorded_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint course_payments_once unique (enrolment_id, number),
  constraint course_payments_amount check (state = 'withdrawn' or amount is not null)
);

comment on table public.course_payments is
  'Payments of students, one per enrolment and invoice number. The state with the latest state_at applies, in whatever order calls arrive.';
comment on column public.course_payments.number is 'Number of the invoice, or of the payment at the checkout.';
comment on column public.course_payments.amount is 'Null if only the withdrawal has arrived so far.';
comment on column public.course_payments.state_at is 'Time of the payment or withdrawal according to the sender.';
alter table public.course_payments enable row level security;
revoke all on public.course_payments from public, anon, authenticated;
grant select on public.course_payments to authenticated;
grant select, insert, update, delete on public.course_payments to service_role;

create index course_payments_recorded_by on public.course_payments (recorded_by);

create policy "Leaders read payments" on public.course_payments
  for select to authenticated using ((select private.is_leader()));

create function private.note_payment(
  enrolment uuid, number text, state text, state_at timestamptz, source text, amount numeric, currency text, paid_on date
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted text;
  -- Tolerates clocks that are a few minutes ahead. A date years ahead would override all later withdrawals.
  happened constant timestamptz := least(note_payment.state_at, now() + interval '5 minutes');
begin
  insert into public.course_payments as p (enrolment_id, number, state, state_at, source, amount, currency, paid_on)
  values (
    note_payment.enrolment, btrim(note_payment.number), note_payment.state, happened, note_payment.source,
    note_payment.amount, coalesce(note_payment.currency, 'USD'), note_payment.paid_on
  )
  on conflict on constraint course_payments_once do update
  set
    amount = coalesce(excluded.amount, p.amount),
    currency = case when excluded.amount is null then p.currency else excluded.currency end,
    paid_on = coalesce(excluded.paid_on, p.paid_on),
    state = case when excluded.state_at >= p.state_at then excluded.state else p.state end,
    state_at = greatest(excluded.state_at, p.state_at)
  returning p.state into noted;
  return noted;
end;
$$;
comment on function private.note_payment(uuid, text, text, timestamptz, text, numeric, text, date) is
  'Stores a payment or its withdrawal. An older call only fills in missing values and does not change the state. Returns the current state.';
revoke all on function private.note_payment(uuid, text, text, timestamptz, text, numeric, text, date) from public;

create function private.follow_payment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  student public.enrolments;
  was_paid boolean;
  paid boolean;
begin
  select e.* into student
  from public.enrolments e
  where e.id = coalesce(new.enrolment_id, old.enrolment_id)
  for no key update;
  if not found then
    return null;
  end if;
  was_paid := student.is_paid;
  paid := exists (
    select from public.course_payments p where p.enrolment_id = student.id and p.state = 'recorded'
  );
  if paid is distinct from was_paid then
    update public.enrolments e set is_paid = paid where e.id = student.id returning e.* into student;
    perform private.enqueue_mail(
      case when paid then 'enrolment.paid' else 'enrolment.withdrawn' end,
      student.email, jsonb_build_object('enrolment', to_jsonb(student)), 'enrolments', student.id
    );
  end if;
  return null;
end;
$$;
comment on function private.follow_payment() is
  'Trigger: opens the lessons to a student with a payment, closes them without one, and notifies the student.';
revoke all on function private.follow_payment() from public;

create function private.record_payment_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_event(
    case new.state when 'recorded' then 'payment.recorded' else 'payment.withdrawn' end,
    'enrolments', new.enrolment_id,
    jsonb_build_object(
      'payment',
      jsonb_build_object(
        'id', new.id, 'number', new.number, 'amount', new.amount, 'currency', new.currency, 'paid_on', new.paid_on
      )
    )
  );
  return null;
end;
$$;
comment on function private.record_payment_event() is
  'Trigger: records for the enrolment that a payment was recorded or withdrawn.';
revoke all on function private.record_payment_event() from public;

create function public.record_payment(enrolment uuid, number text, amount numeric, paid_on date) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can record a payment.' using errcode = '42501';
  end if;
  perform from public.enrolments e where e.id = record_payment.enrolment and not e.waits;
  if not found then
    return 'not_found';
  end if;
  if exists (
    select from public.course_payments p
    where p.enrolment_id = record_payment.enrolment and p.number = btrim(record_payment.number) and p.state = 'recorded'
  ) then
    return 'known';
  end if;
  perform private.note_payment(
    record_payment.enrolment, record_payment.number, 'recorded', now(), 'staff', record_payment.amount, 'USD',
    record_payment.paid_on
  );
  return 'recorded';
end;
$$;
comment on function public.record_payment(uuid, text, numeric, date) is
  'Records that a student has paid, for leaders. Returns recorded, known (this number is already recorded) or not_found.';
revoke all on function public.record_payment(uuid, text, numeric, date) from public, anon, authenticated;
grant execute on function public.record_payment(uuid, text, numeric, date) to authenticated;

create function public.withdraw_payment(payment uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can withdraw a payment.' using errcode = '42501';
  end if;
  update public.course_payments p
  set state = 'withdrawn', state_at = greatest(now(), p.state_at)
  where p.id = withdraw_payment.payment and p.state = 'recorded';
  return found;
end;
$$;
comment on function public.withdraw_payment(uuid) is
  'Withdraws a payment, for leaders; the lessons close. Returns false if there is no recorded payment.';
revoke all on function public.withdraw_payment(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_payment(uuid) to authenticated;

create trigger set_updated_at before update on public.course_payments
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.course_payments
  for each row execute function private.record_audit();
create trigger follow_payment after insert or update or delete on public.course_payments
  for each row execute function private.follow_payment();
create trigger record_event after insert on public.course_payments
  for each row execute function private.record_payment_event();
create trigger record_change_event after update of state on public.course_payments
  for each row when (old.state <> new.state) execute function private.record_payment_event();
