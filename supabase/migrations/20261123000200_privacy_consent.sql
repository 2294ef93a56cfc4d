-- Consent: the privacy policy that was in force when a visitor sent a form, and when. Null where staff added the record;
-- a subscription always has one, because its mails are marketing.

alter table public.consultation_bookings
  add column policy_version text check (char_length(policy_version) between 1 and 20),
  add column consented_at timestamptz,
  add constraint consultation_bookings_consent check ((policy_version is null) = (consented_at is null));
alter table public.webinar_registrations
  add column policy_version text check (char_length(policy_version) between 1 and 20),
  add column consented_at timestamptz,
  add constraint webinar_registrations_consent check ((policy_version is null) = (consented_at is null));
alter table public.enrolments
  add column policy_version text check (char_length(policy_version) between 1 and 20),
  add column consented_at timestamptz,
  add constraint enrolments_consent check ((policy_version is null) = (consented_at is null));
alter table public.job_applications
  add column policy_version text check (char_length(policy_version) between 1 and 20),
  add column consented_at timestamptz,
  add constraint job_applications_consent check ((policy_version is null) = (consented_at is null));
alter table public.blog_subscriptions
  add column policy_version text not null check (char_length(policy_version) between 1 and 20),
  add column consented_at timestamptz not null default now();

comment on column public.consultation_bookings.policy_version is 'Privacy policy that was shown to the visitor.';
comment on column public.webinar_registrations.policy_version is 'Privacy policy that was shown to the visitor.';
comment on column public.enrolments.policy_version is 'Privacy policy that was shown to the visitor.';
comment on column public.job_applications.policy_version is 'Privacy policy that was shown to the visitor.';
comment on column public.blog_subscriptions.policy_version is 'Privacy policy to which the reader agreed.';

create function private.stamp_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.consented_at := now();
  return new;
end;
$$;
comment on function private.stamp_consent() is 'Trigger: sets the time of the consent by the clock of the database.';
revoke all on function private.stamp_consent() from public;

-- A restored row keeps the time that it had.
create trigger stamp_consent before insert on public.consultation_bookings
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.webinar_registrations
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.enrolments
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.job_applications
  for each row when (new.policy_version is not null and not private.is_restoring())
  execute function private.stamp_consent();
create trigger stamp_consent before insert on public.blog_subscriptions
  for each row when (not private.is_restoring())
  execute function private.stamp_consent();

create or replace function private.store_booking(booking jsonb) returns public.consultation_bookings
language plpgsql
set search_path = ''
as $$
declare
  settings public.availability_settings;
  starts_at constant timestamptz := (booking ->> 'preferreddate')::timestamptz;
  stored public.consultation_bookings;
begin
  select s.* into strict settings from public.availability_settings s;
  perform private.lock_booking_day(starts_at);
  perform private.expire_holds_at(starts_at, starts_at + make_interval(mins => settings.slot_length_minutes));
  for candidate in 1..settings.seats loop
    insert into public.consultation_bookings (
      firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, projectdescription,
      service_id, visitor_time_zone, idempotency_key, quarantined_at, quarantine_reason, policy_version, seat
    )
    values (
      btrim(booking ->> 'firstname'),
      nullif(btrim(booking ->> 'lastname'), ''),
      nullif(btrim(booking ->> 'company'), ''),
      btrim(booking ->> 'email'),
      nullif(btrim(booking ->> 'phone'), ''),
      coalesce(nullif(btrim(booking ->> 'meetingtype'), ''), 'Consultation'),
      starts_at,
      starts_at + make_interval(mins => settings.slot_length_minutes),
      nullif(btrim(booking ->> 'projectdescription'), ''),
      (select s.id from public.services s where s.id = (booking ->> 'service_id')::uuid),
      booking ->> 'visitor_time_zone',
      (booking ->> 'idempotency_key')::uuid,
      case when booking ->> 'quarantine_reason' is not null then now() end,
      booking ->> 'quarantine_reason',
      booking ->> 'policy_version',
      candidate
    )
    on conflict do nothing
    returning * into stored;
    if found then
      return stored;
    end if;
  end loop;
  return null;
end;
$$;

-- Replaced, because whoever subscribes again consents again.
drop function public.subscribe_again(text);
create function public.subscribe_again(address text, policy text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscription public.blog_subscriptions;
  begins_anew boolean;
begin
  if policy is null then
    raise exception 'A subscription needs a consent' using errcode = '23502';
  end if;
  select s.* into subscription
  from public.blog_subscriptions s
  where s.email = lower(btrim(address))
  for update;
  if not found then
    return 'not_found';
  end if;

  begins_anew := subscription.unsubscribed_at is not null;
  if begins_anew then
    update public.blog_subscriptions s
    set
      confirmed_at = null,
      unsubscribed_at = null,
      policy_version = policy,
      consented_at = now()
    where s.id = subscription.id
    returning s.* into subscription;
  end if;

  -- At most three mails an hour, however often somebody enters another person's e-mail address.
  if subscription.confirmed_at is null and 3 > (
    select count(*)
    from public.outbox o
    where o.record_table = 'blog_subscriptions'
      and o.record_id = subscription.id
      and o.topic = 'subscription.requested'
      and o.created_at > now() - interval '1 hour'
  ) then
    perform private.enqueue(
      'subscription.requested',
      'mail',
      subscription.email,
      jsonb_build_object('subscription', to_jsonb(subscription) - 'token_hash'),
      'blog_subscriptions',
      subscription.id
    );
  end if;
  return case when begins_anew then 'begun_anew' else 'already_there' end;
end;
$$;
comment on function public.subscribe_again(text, text) is
  'Handles a known e-mail address: restarts an ended subscription with its new consent, and sends the confirmation mail again if it was not confirmed.';
revoke all on function public.subscribe_again(text, text) from public, anon, authenticated;
grant execute on function public.subscribe_again(text, text) to service_role;
