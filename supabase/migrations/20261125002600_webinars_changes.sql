-- Notifies registrants about changes of their webinar, and handles cancelled registrations.
create function private.tell_registrants(webinar public.webinars, details jsonb) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  registration public.webinar_registrations;
  known jsonb;
  told integer := 0;
begin
  for registration in
    select r.* from public.webinar_registrations r
    where r.webinarid = webinar.id
      and r.given_back_at is null
      -- A new room needs no email, because the registrants' page always links to the current one.
      and r.told - 'room' <> details - 'room'
      and greatest((r.told ->> 'starts_at')::timestamptz, webinar.starts_at) > now()
    order by r.id
    for no key update
  loop
    -- Replaces an unsent email with one that covers all changes since the registrant was last informed.
    with withdrawn as (
      delete from public.outbox o
      where o.record_table = 'webinar_registrations'
        and o.record_id = registration.id
        and o.topic in ('webinar.moved', 'webinar.cancelled')
        and o.channel = 'mail'
        and o.status in ('pending', 'off')
        and (o.leased_until is null or o.leased_until < now())
      returning o.payload -> 'before' as before, o.created_at
    )
    select coalesce((select w.before from withdrawn w order by w.created_at limit 1), registration.told) into known;
    update public.webinar_registrations r set told = details where r.id = registration.id;
    if known - 'room' <> details - 'room' then
      told := told + 1;
      perform private.enqueue_mail(
        case when (details ->> 'takes_place')::boolean then 'webinar.moved' else 'webinar.cancelled' end,
        registration.email,
        private.registration_payload(registration) || jsonb_build_object('before', known),
        'webinar_registrations',
        registration.id
      );
    end if;
  end loop;
  return told;
end;
$$;
comment on function private.tell_registrants(public.webinars, jsonb) is
  'Queues an email to each registrant of an upcoming session whose details have changed. Returns the number of emails.';
revoke all on function private.tell_registrants(public.webinars, jsonb) from public;

create function private.tell_waiting(webinar public.webinars, details jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.webinar_waitlist;
begin
  if webinar.announced is null or webinar.announced - 'room' = details - 'room' or webinar.starts_at <= now() then
    return;
  end if;
  for entry in
    select e.* from public.webinar_waitlist e
    where e.webinarid = webinar.id and e.status in ('waiting', 'offered')
    order by e.waits_since, e.id
  loop
    perform private.enqueue_mail(
      case when (details ->> 'takes_place')::boolean then 'webinar.moved' else 'webinar.cancelled' end,
      entry.email,
      private.waiting_payload(entry) || jsonb_build_object('before', webinar.announced),
      'webinar_waitlist',
      entry.id
    );
  end loop;
end;
$$;
comment on function private.tell_waiting(public.webinars, jsonb) is
  'Queues an email to each person on the waiting list about changes since the session was last announced.';
revoke all on function private.tell_waiting(public.webinars, jsonb) from public;

create function private.announce_webinar() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
  details jsonb;
  told integer := 0;
begin
  select w.* into webinar
  from public.webinars w
  where w.id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::uuid
  for no key update;
  -- Changes of an unpublished draft do not affect registrants.
  if not found or webinar.state <> 'published' and (
    webinar.announced is null
    or not (webinar.announced ->> 'takes_place')::boolean
      and (webinar.state = 'scheduled' or not webinar.tells_registrants)
  ) then
    return null;
  end if;
  details := private.webinar_details(webinar);
  update public.webinars w
  set
    announced = details,
    calendar_sequence = w.calendar_sequence + (w.announced is not null and w.announced <> details)::integer,
    tells_registrants = w.tells_registrants and w.state = 'scheduled'
  where w.id = webinar.id and (w.announced is distinct from details or w.tells_registrants);
  if webinar.tells_registrants and webinar.state <> 'scheduled' then
    told := private.tell_registrants(webinar, details);
    perform private.tell_waiting(webinar, details);
  end if;
  if webinar.state = 'published' and webinar.announced - 'takes_place' <> details - 'takes_place' then
    perform private.record_event(
      'webinar.moved', 'webinars', webinar.id,
      jsonb_build_object(
        'from', webinar.announced ->> 'starts_at',
        'to', details ->> 'starts_at',
        'is_presenter_new', webinar.announced -> 'presenter' <> details -> 'presenter',
        'is_room_new', webinar.announced -> 'room' <> details -> 'room',
        'registrants_told', told
      )
    );
  end if;
  return null;
end;
$$;
comment on function private.announce_webinar() is
  'Trigger: stores the published details of a session, records webinar.moved, and notifies registrants if the leader chose to. Argument: the column with the id of the webinar.';
revoke all on function private.announce_webinar() from public;

create function public.registrants_to_tell(webinar_ids uuid[], next jsonb default '{}') returns setof integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
  details jsonb;
  total integer := 0;
begin
  if not private.may('webinars', 'mail') then
    return;
  end if;
  for webinar in select w.* from public.webinars w where w.id = any (webinar_ids) loop
    webinar := jsonb_populate_record(webinar, next - 'join_url');
    details := private.webinar_details(webinar);
    total := total + (
      select count(*) from public.webinar_registrations r
      where r.webinarid = webinar.id
        and r.given_back_at is null
        and r.told - 'room' <> details - 'room'
        and greatest((r.told ->> 'starts_at')::timestamptz, webinar.starts_at) > now()
    );
  end loop;
  return next total;
end;
$$;
comment on function public.registrants_to_tell(uuid[], jsonb) is
  'Returns how many registrants of these webinars would be informed of changes with the columns of next. Only for people who may email registrants; no row for others.';
revoke all on function public.registrants_to_tell(uuid[], jsonb) from public, anon, authenticated;
grant execute on function public.registrants_to_tell(uuid[], jsonb) to authenticated;

create function private.protect_registrants() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The server is allowed to do both.
  if auth.uid() is null or not exists (
    select from public.webinar_registrations r where r.webinarid = old.id and r.given_back_at is null
  ) then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'People are registered for this webinar. Take it off the site first; you can tell them then.'
      using errcode = '23514', hint = 'registered';
  end if;
  raise exception 'People are registered for this webinar, so it cannot move to a time that has passed.'
    using errcode = '23514', hint = 'past';
end;
$$;
comment on function private.protect_registrants() is
  'Trigger: keeps leaders from deleting an upcoming webinar, or moving it into the past, while people are registered.';
revoke all on function private.protect_registrants() from public;

create function private.give_back_place() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.given_back_at is not null then
    new.given_back_at := old.given_back_at;
    return new;
  end if;
  if exists (select from public.webinars w where w.id = new.webinarid and w.starts_at <= now()) then
    raise exception 'This webinar has begun.' using errcode = '23514', hint = 'closed';
  end if;
  new.given_back_at := now();
  return new;
end;
$$;
comment on function private.give_back_place() is
  'Trigger: a place can be given up once, before the webinar starts, with the time of the database.';
revoke all on function private.give_back_place() from public;

create function private.withdraw_registration_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.record_table = 'webinar_registrations'
    and o.record_id = old.id
    and o.channel = 'mail'
    and o.status in ('pending', 'off');
  return null;
end;
$$;
comment on function private.withdraw_registration_mails() is
  'Trigger: deletes unsent emails about a registration that is given up or deleted.';
revoke all on function private.withdraw_registration_mails() from public;

-- Deferred to the end of the transaction, when the room is stored, too.
create constraint trigger announce
  after insert or update of starts_at, duration_minutes, presenter, state, cancelled_at on public.webinars
  deferrable initially deferred
  for each row execute function private.announce_webinar('id');
create constraint trigger announce after insert or update or delete on public.webinar_rooms
  deferrable initially deferred
  for each row execute function private.announce_webinar('webinar_id');
create trigger protect_registrants before delete on public.webinars
  for each row when (old.state = 'published' and old.starts_at > now())
  execute function private.protect_registrants();
create trigger protect_registrants_of_move before update of starts_at, state on public.webinars
  for each row when (
    new.state in ('published', 'scheduled')
    and new.starts_at <= now()
    and (old.announced ->> 'starts_at') > to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )
  execute function private.protect_registrants();
create trigger give_back before update of given_back_at on public.webinar_registrations
  for each row when (new.given_back_at is distinct from old.given_back_at)
  execute function private.give_back_place();
create trigger withdraw_mails after update of given_back_at on public.webinar_registrations
  for each row when (new.given_back_at is distinct from old.given_back_at)
  execute function private.withdraw_registration_mails();
create trigger withdraw_mails_on_removal after delete on public.webinar_registrations
  for each row execute function private.withdraw_registration_mails();
