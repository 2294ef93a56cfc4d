-- What happened, once each: the one source of webhooks to endpoints, of notifications and of playbooks. An event is
-- recorded in the transaction of the change that it reports.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$' and char_length(type) <= 60),
  record_table text not null check (char_length(record_table) between 1 and 60),
  record_id uuid not null,
  actor_id uuid references public.user_profiles (id) on delete set null,
  facts jsonb not null default '{}' check (octet_length(facts::text) <= 2000),
  occurred_at timestamptz not null default now()
);
comment on table public.events is
  'What happened in the business, such as booking.created. Holds no personal data: the record has it.';
comment on column public.events.actor_id is 'The member of staff who caused it; null for visitors and the scheduler.';
comment on column public.events.facts is
  'What the record alone does not tell, such as {from, to} of a change: ids, states and times, never text about a person.';
create index events_occurred_at on public.events (occurred_at desc, id);
create index events_type on public.events (type, occurred_at desc, id);
create index events_record on public.events (record_table, record_id);
create index events_actor_id on public.events (actor_id);

alter table public.events enable row level security;
revoke all on public.events from public, anon, authenticated;
grant select on public.events to authenticated;
grant select, insert, update, delete on public.events to service_role;
create policy "Leaders read the events" on public.events
  for select to authenticated using ((select private.is_leader()));

-- Restoring a record repeats nothing that it caused when it was new.
create trigger silent_while_restoring before insert on public.events
  for each row when (private.is_restoring()) execute function private.leave_out();

create function private.record_event(type text, record_table text, record_id uuid, facts jsonb default '{}')
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.events (type, record_table, record_id, facts, actor_id)
  values (
    record_event.type, record_event.record_table, record_event.record_id, record_event.facts,
    (select p.id from public.user_profiles p where p.id = auth.uid())
  );
$$;
comment on function private.record_event(text, text, uuid, jsonb) is 'Records an event, caused by the caller.';
revoke all on function private.record_event(text, text, uuid, jsonb) from public;

create function private.record_row_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_event(tg_argv[0], tg_table_name, new.id);
  return null;
end;
$$;
comment on function private.record_row_event() is
  'Trigger: records the event of its argument for the row. The trigger''s condition says when.';
revoke all on function private.record_row_event() from public;

create function private.record_change_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_event(
    tg_argv[0], tg_table_name, new.id,
    jsonb_build_object('from', to_jsonb(old) -> tg_argv[1], 'to', to_jsonb(new) -> tg_argv[1])
  );
  return null;
end;
$$;
comment on function private.record_change_event() is
  'Trigger: records the event of its first argument with {from, to} of the column that its second argument names.';
revoke all on function private.record_change_event() from public;

create function private.record_booking_event() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.status <> 'cancelled' and old.quarantined_at is null;
  is_live boolean := new.status <> 'cancelled' and new.quarantined_at is null;
begin
  if new.quarantined_at is not null then
    if tg_op = 'INSERT' or old.quarantined_at is null then
      perform private.record_event('booking.quarantined', tg_table_name, new.id);
    end if;
  elsif is_live and not was_live then
    perform private.record_event('booking.created', tg_table_name, new.id);
  elsif was_live and not is_live then
    perform private.record_event('booking.cancelled', tg_table_name, new.id);
  elsif was_live and new.status <> old.status and new.status in ('completed', 'no_show') then
    perform private.record_event('booking.' || new.status, tg_table_name, new.id);
  elsif was_live and new.preferreddate <> old.preferreddate then
    perform private.record_event(
      'booking.moved', tg_table_name, new.id,
      jsonb_build_object(
        'from', old.preferreddate,
        'to', new.preferreddate,
        'visitor_told', current_setting('techlink.quiet_move', true) is distinct from 'on'
      )
    );
  end if;
  return null;
end;
$$;
comment on function private.record_booking_event() is
  'Trigger: records what happened to a booking. Reopening and releasing from quarantine are booking.created again.';
revoke all on function private.record_booking_event() from public;

create trigger record_event after insert or update on public.consultation_bookings
  for each row execute function private.record_booking_event();

create trigger record_created after insert on public.webinar_registrations
  for each row execute function private.record_row_event('registration.created');
create trigger record_cancelled after update of given_back_at on public.webinar_registrations
  for each row when (old.given_back_at is null and new.given_back_at is not null)
  execute function private.record_row_event('registration.cancelled');

create trigger record_created after insert on public.enrolments
  for each row when (not new.waits) execute function private.record_row_event('enrolment.created');
create trigger record_completed after update of completed_at on public.enrolments
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.record_row_event('enrolment.completed');

create trigger record_received after insert on public.job_applications
  for each row execute function private.record_row_event('application.received');
create trigger record_stage after update of stage on public.job_applications
  for each row when (old.stage <> new.stage)
  execute function private.record_change_event('application.stage_changed', 'stage');

create trigger record_confirmed after update of confirmed_at on public.blog_subscriptions
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function private.record_row_event('subscription.confirmed');
create trigger record_ended after update of unsubscribed_at on public.blog_subscriptions
  for each row when (old.unsubscribed_at is null and new.unsubscribed_at is not null)
  execute function private.record_row_event('subscription.ended');

create trigger record_created after insert on public.clients
  for each row execute function private.record_row_event('contact.created');
create trigger record_stage after update of stage on public.clients
  for each row when (old.stage <> new.stage)
  execute function private.record_change_event('contact.stage_changed', 'stage');
create trigger record_merged after update of merged_from on public.clients
  for each row when (cardinality(new.merged_from) > cardinality(old.merged_from))
  execute function private.record_change_event('contact.merged', 'merged_from');

create trigger record_created after insert on public.tasks
  for each row execute function private.record_row_event('task.created');
create trigger record_completed after update of status on public.tasks
  for each row when (old.status <> 'completed' and new.status = 'completed')
  execute function private.record_row_event('task.completed');

do $$
declare
  kind text;
begin
  foreach kind in array array['services', 'courses', 'webinars', 'jobs', 'blog_posts'] loop
    execute format(
      'create trigger record_first_publication after insert on public.%I
         for each row when (new.state = ''published'')
         execute function private.record_row_event(''content.published'')',
      kind
    );
    execute format(
      'create trigger record_publication after update of state on public.%I
         for each row when (old.state <> ''published'' and new.state = ''published'')
         execute function private.record_row_event(''content.published'')',
      kind
    );
    execute format(
      'create trigger record_withdrawal after update of state on public.%I
         for each row when (old.state = ''published'' and new.state <> ''published'')
         execute function private.record_row_event(''content.unpublished'')',
      kind
    );
  end loop;
end;
$$;

create trigger record_failure after update of status on public.outbox
  for each row when (old.status <> 'dead' and new.status = 'dead')
  execute function private.record_row_event('delivery.failed');
