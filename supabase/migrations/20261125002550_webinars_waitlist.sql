-- Waiting list of a full webinar. A freed place is offered to the first person on the list, then to the next.
create table public.webinar_waitlist (
  id uuid primary key default gen_random_uuid(),
  webinarid uuid not null references public.webinars (id) on delete cascade,
  firstname text not null check (char_length(firstname) <= 100 and btrim(firstname) <> '' and private.is_person_name(firstname)),
  lastname text not null check (char_length(lastname) <= 100 and btrim(lastname) <> '' and private.is_person_name(lastname)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  company text check (char_length(company) <= 160),
  jobtitle text check (char_length(jobtitle) <= 120),
  visitor_time_zone text check (char_length(visitor_time_zone) <= 60),
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
  waits_since timestamptz not null default clock_timestamp(),
  offered_at timestamptz,
  offer_ends_at timestamptz,
  told_open_at timestamptz,
  registration_id uuid references public.webinar_registrations (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint webinar_waitlist_consent check ((policy_version is null) = (consented_at is null)),
  constraint webinar_waitlist_offer check (status <> 'offered' or (offered_at is not null and offer_ends_at is not null)),
  constraint webinar_waitlist_taken check (status <> 'taken' or registration_id is not null)
);

comment on table public.webinar_waitlist is
  'People who wait for a place in a full webinar, ordered by waits_since. At most one waiting or offered row per webinar and email address.';
comment on column public.webinar_waitlist.status is
  'waiting; offered: a place is reserved until offer_ends_at; taken: it became registration_id; lapsed: the offer expired; left: the person left the list.';
comment on column public.webinar_waitlist.told_open_at is
  'Time when we emailed, in the last half hour, that free places are first come, first served.';
alter table public.webinar_waitlist enable row level security;
revoke all on public.webinar_waitlist from public, anon, authenticated;
grant select, delete on public.webinar_waitlist to authenticated;
grant select, insert, update, delete on public.webinar_waitlist to service_role;

create unique index webinar_waitlist_once
  on public.webinar_waitlist (webinarid, lower(email)) where status in ('waiting', 'offered');
create index webinar_waitlist_order on public.webinar_waitlist (webinarid, status, waits_since, id);
create index webinar_waitlist_listed on public.webinar_waitlist (webinarid, waits_since desc, id);
create index webinar_waitlist_offers on public.webinar_waitlist (offer_ends_at) where status = 'offered';
create index webinar_waitlist_email on public.webinar_waitlist (lower(email));
create index webinar_waitlist_registration on public.webinar_waitlist (registration_id);

create policy "Leaders read the waiting lists" on public.webinar_waitlist
  for select to authenticated using ((select private.is_leader()));
create policy "Leaders remove from the waiting lists" on public.webinar_waitlist
  for delete to authenticated using ((select private.is_leader()));

create function private.taken_places(webinar_id uuid, but text default null) returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select (
    select count(*) from public.webinar_registrations r
    where r.webinarid = taken_places.webinar_id
      and r.given_back_at is null
      and r.freed_at is null
      and lower(r.email) is distinct from lower(but)
  )::integer + (
    select count(*) from public.webinar_waitlist e
    where e.webinarid = taken_places.webinar_id
      and e.status = 'offered'
      and lower(e.email) is distinct from lower(but)
  )::integer;
$$;
comment on function private.taken_places(uuid, text) is
  'Returns how many places of a webinar are taken by registrants or reserved by offers, except those of one email address.';
revoke all on function private.taken_places(uuid, text) from public;

create function private.is_last_half_hour(webinar public.webinars) returns boolean
language sql
stable
set search_path = ''
as $$
  select webinar.starts_at <= now() + interval '30 minutes';
$$;
comment on function private.is_last_half_hour(public.webinars) is
  'Returns whether free places of a webinar are first come, first served.';
revoke all on function private.is_last_half_hour(public.webinars) from public;

create function private.waiting_payload(entry public.webinar_waitlist) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'registration',
    to_jsonb(entry) || jsonb_build_object(
      'waits', true, 'link', private.webinar_link(entry.webinarid, entry.id, entry.email)
    )
  );
$$;
comment on function private.waiting_payload(public.webinar_waitlist) is
  'Returns a waiting list entry as emails need it, with the id of the private link.';
revoke all on function private.waiting_payload(public.webinar_waitlist) from public;

create function private.announce_waiting() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_mail('webinar.waiting', new.email, private.waiting_payload(new), 'webinar_waitlist', new.id);
  return null;
end;
$$;
comment on function private.announce_waiting() is
  'Trigger: queues the confirmation that a person is on the waiting list.';
revoke all on function private.announce_waiting() from public;

-- The caller must lock the row of the webinar, so that no place is offered twice.
create function private.offer_places(webinar public.webinars) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.webinar_waitlist;
  free integer;
  offered integer := 0;
begin
  for entry in
    update public.webinar_waitlist e
    set status = 'lapsed'
    where e.webinarid = webinar.id and e.status = 'offered' and e.offer_ends_at <= now()
    returning e.*
  loop
    perform private.record_event('registration.lapsed', 'webinar_waitlist', entry.id, '{}');
    if private.takes_registrations(webinar) then
      perform private.enqueue_mail(
        'webinar.lapsed', entry.email, private.waiting_payload(entry), 'webinar_waitlist', entry.id
      );
    end if;
  end loop;
  if not private.takes_registrations(webinar) then
    return 0;
  end if;
  free := webinar.capacity - private.taken_places(webinar.id);

  if private.is_last_half_hour(webinar) then
    if free <= 0 then
      update public.webinar_waitlist e set told_open_at = null
      where e.webinarid = webinar.id and e.status = 'waiting' and e.told_open_at is not null;
      return 0;
    end if;
    for entry in
      update public.webinar_waitlist e set told_open_at = now()
      where e.webinarid = webinar.id and e.status = 'waiting' and e.told_open_at is null
      returning e.*
    loop
      perform private.enqueue_mail(
        'webinar.open', entry.email, private.waiting_payload(entry), 'webinar_waitlist', entry.id
      );
    end loop;
    return 0;
  end if;

  for entry in
    update public.webinar_waitlist e
    set
      status = 'offered',
      offered_at = now(),
      offer_ends_at = now() + least(interval '12 hours', (webinar.starts_at - now()) / 4)
    where e.id in (
      select next.id
      from public.webinar_waitlist next
      where next.webinarid = webinar.id and next.status = 'waiting'
      order by next.waits_since, next.id
      -- A null limit, for webinars without a capacity, offers places to everyone.
      limit greatest(free, 0)
    )
    returning e.*
  loop
    offered := offered + 1;
    perform private.record_event('registration.offered', 'webinar_waitlist', entry.id, '{}');
    perform private.enqueue_mail(
      'webinar.offered', entry.email, private.waiting_payload(entry), 'webinar_waitlist', entry.id
    );
  end loop;
  return offered;
end;
$$;
comment on function private.offer_places(public.webinars) is
  'Ends expired offers, and offers each free place to the next person: for 12 hours or a quarter of the remaining time, whichever is less. In the last half hour, emails everyone on the list once instead. Returns the number of offers.';
revoke all on function private.offer_places(public.webinars) from public;

create function private.prepare_waiting() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
begin
  select w.* into webinar from public.webinars w where w.id = new.webinarid for no key update;
  if not found or not private.takes_registrations(webinar) then
    raise exception 'Registration for this webinar is closed.' using errcode = '23514', hint = 'closed';
  end if;
  if exists (
    select from public.webinar_registrations r
    where r.webinarid = new.webinarid and lower(r.email) = lower(new.email) and r.given_back_at is null
  ) then
    raise exception 'This address holds a place.' using errcode = '23505';
  end if;
  -- Not now(), because this transaction may have started before the one that released the lock.
  new.waits_since := clock_timestamp();
  return new;
end;
$$;
comment on function private.prepare_waiting() is
  'Trigger: rejects waiting for a webinar that is closed or in which the person has a place, and puts the person at the end of the list.';
revoke all on function private.prepare_waiting() from public;

create function private.count_waiting() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted constant uuid := coalesce(new.webinarid, old.webinarid);
begin
  perform from public.webinars w where w.id = counted for no key update;
  update public.webinars w
  set
    offered_count = (
      select count(*) from public.webinar_waitlist e where e.webinarid = counted and e.status = 'offered'
    ),
    waiting_count = (
      select count(*) from public.webinar_waitlist e where e.webinarid = counted and e.status = 'waiting'
    )
  where w.id = counted;
  return null;
end;
$$;
comment on function private.count_waiting() is
  'Trigger: counts the people who wait for a webinar, and those with an offer.';
revoke all on function private.count_waiting() from public;

create function private.offer_freed_places() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
begin
  select w.* into webinar
  from public.webinars w
  where w.id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::uuid
  for no key update;
  if found and webinar.waiting_count + webinar.offered_count > 0 then
    -- Offers end at the latest when the webinar starts.
    update public.webinar_waitlist e set offer_ends_at = webinar.starts_at
    where e.webinarid = webinar.id and e.status = 'offered' and e.offer_ends_at > webinar.starts_at;
    perform private.offer_places(webinar);
  end if;
  return null;
end;
$$;
comment on function private.offer_freed_places() is
  'Trigger: offers freed places of a webinar. Argument: the column with the id of the webinar.';
revoke all on function private.offer_freed_places() from public;

create function private.settle_waiting() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.webinar_waitlist e
  set status = 'taken', registration_id = new.id
  where e.webinarid = new.webinarid and lower(e.email) = lower(new.email) and e.status in ('waiting', 'offered');
  return null;
end;
$$;
comment on function private.settle_waiting() is 'Trigger: closes the waiting list entry of a person who gets a place.';
revoke all on function private.settle_waiting() from public;

create function private.withdraw_waiting_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.record_table = 'webinar_waitlist'
    and o.record_id = old.id
    and o.channel = 'mail'
    and o.status in ('pending', 'off');
  return null;
end;
$$;
comment on function private.withdraw_waiting_mails() is
  'Trigger: deletes unsent emails about a waiting list entry that has changed.';
revoke all on function private.withdraw_waiting_mails() from public;

-- Locks the webinar first, like all other functions, to avoid deadlocks.
create function private.lock_webinar_of(entry uuid) returns public.webinars
language sql
set search_path = ''
as $$
  select w.*
  from public.webinars w
  where w.id = (select e.webinarid from public.webinar_waitlist e where e.id = entry)
  for no key update;
$$;
comment on function private.lock_webinar_of(uuid) is 'Locks and returns the webinar of a waiting list entry.';
revoke all on function private.lock_webinar_of(uuid) from public;
grant execute on function private.lock_webinar_of(uuid) to service_role;

create function public.take_waiting_place(entry uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars := private.lock_webinar_of(entry);
  waiter public.webinar_waitlist;
  taken uuid;
begin
  if webinar.id is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  perform private.offer_places(webinar);
  select e.* into waiter from public.webinar_waitlist e where e.id = entry;
  if waiter.status = 'taken' then
    return jsonb_build_object('outcome', 'taken', 'registration_id', waiter.registration_id, 'slug', webinar.slug);
  end if;
  if not private.takes_registrations(webinar) then
    return jsonb_build_object('outcome', 'closed', 'slug', webinar.slug);
  end if;
  if waiter.status <> 'offered' and (
    not private.is_last_half_hour(webinar) or webinar.capacity <= private.taken_places(webinar.id)
  ) then
    return jsonb_build_object(
      'outcome', case when waiter.status in ('lapsed', 'left') then waiter.status else 'full' end, 'slug', webinar.slug
    );
  end if;
  insert into public.webinar_registrations (
    firstname, lastname, email, company, jobtitle, webinarid, webinartitle, visitor_time_zone, policy_version
  )
  values (
    waiter.firstname, waiter.lastname, waiter.email, waiter.company, waiter.jobtitle, webinar.id, webinar.title,
    waiter.visitor_time_zone, waiter.policy_version
  )
  returning id into taken;
  -- If the person had left the list, the trigger settle_waiting has not closed the entry.
  update public.webinar_waitlist e set status = 'taken', registration_id = taken where e.id = entry and e.status <> 'taken';
  return jsonb_build_object('outcome', 'taken', 'registration_id', taken, 'slug', webinar.slug);
end;
$$;
comment on function public.take_waiting_place(uuid) is
  'Gives a person on the waiting list the place reserved for them, or in the last half hour a free one. Outcome: taken (with registration_id; also if it was taken before), full, lapsed, left, closed or gone.';
revoke all on function public.take_waiting_place(uuid) from public, anon, authenticated;
grant execute on function public.take_waiting_place(uuid) to service_role;

create function public.leave_waitlist(entry uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars := private.lock_webinar_of(entry);
  current text;
begin
  update public.webinar_waitlist e set status = 'left' where e.id = entry and e.status in ('waiting', 'offered');
  if found then
    perform private.offer_places(webinar);
  end if;
  select e.status into current from public.webinar_waitlist e where e.id = entry;
  return jsonb_build_object('outcome', coalesce(current, 'gone'), 'slug', webinar.slug);
end;
$$;
comment on function public.leave_waitlist(uuid) is
  'Removes a person from a waiting list; a reserved place is offered to the next. Outcome: the resulting status, or gone.';
revoke all on function public.leave_waitlist(uuid) from public, anon, authenticated;
grant execute on function public.leave_waitlist(uuid) to service_role;

create function public.wait_again(entry uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars := private.lock_webinar_of(entry);
  waiter public.webinar_waitlist;
begin
  if webinar.id is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if not private.takes_registrations(webinar) then
    return jsonb_build_object('outcome', 'closed', 'slug', webinar.slug);
  end if;
  perform private.offer_places(webinar);
  select e.* into waiter from public.webinar_waitlist e where e.id = entry;
  if waiter.status in ('lapsed', 'left') and not exists (
    select from public.webinar_waitlist e
    where e.webinarid = webinar.id and lower(e.email) = lower(waiter.email) and e.status in ('waiting', 'offered')
    union all
    select from public.webinar_registrations r
    where r.webinarid = webinar.id and lower(r.email) = lower(waiter.email) and r.given_back_at is null
  ) then
    update public.webinar_waitlist e
    set status = 'waiting', waits_since = clock_timestamp(), offered_at = null, offer_ends_at = null, told_open_at = null
    where e.id = entry;
    perform private.offer_places(webinar);
  end if;
  select e.* into waiter from public.webinar_waitlist e where e.id = entry;
  return jsonb_build_object('outcome', waiter.status, 'slug', webinar.slug);
end;
$$;
comment on function public.wait_again(uuid) is
  'Puts a person whose offer has expired, or who left, at the end of the waiting list. Outcome: the resulting status, closed or gone.';
revoke all on function public.wait_again(uuid) from public, anon, authenticated;
grant execute on function public.wait_again(uuid) to service_role;

create function public.waiting_position(entry uuid) returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from public.webinar_waitlist own
  join public.webinar_waitlist e
    on e.webinarid = own.webinarid
    and e.status = 'waiting'
    and (e.waits_since, e.id) <= (own.waits_since, own.id)
  where own.id = entry and own.status = 'waiting';
$$;
comment on function public.waiting_position(uuid) is
  'Returns the position of a person on the waiting list, from 1; 0 for everyone who does not wait.';
revoke all on function public.waiting_position(uuid) from public, anon, authenticated;
grant execute on function public.waiting_position(uuid) to service_role;

create function public.give_back_registration(registration uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.webinars w
  where w.id = (select r.webinarid from public.webinar_registrations r where r.id = registration)
  for no key update;
  update public.webinar_registrations r set given_back_at = now()
  where r.id = registration and r.given_back_at is null;
  return found;
end;
$$;
comment on function public.give_back_registration(uuid) is
  'Gives up a place, which is offered to the next person immediately. Returns false if it had been given up before.';
revoke all on function public.give_back_registration(uuid) from public, anon, authenticated;
grant execute on function public.give_back_registration(uuid) to service_role;

-- Called every minute.
create function public.offer_due_places() returns setof text
language plpgsql
security definer
set search_path = ''
as $$
declare
  due uuid;
  webinar public.webinars;
begin
  for due in
    select w.id
    from public.webinars w
    where w.starts_at > now() - interval '1 day'
      and w.waiting_count + w.offered_count > 0
      and (
        w.waiting_count > 0
        or exists (
          select from public.webinar_waitlist e
          where e.webinarid = w.id and e.status = 'offered' and e.offer_ends_at <= now()
        )
      )
    order by w.id
  loop
    select w.* into webinar from public.webinars w where w.id = due for no key update;
    perform private.offer_places(webinar);
    return query
      select w.slug from public.webinars w
      where w.id = due and (w.offered_count, w.waiting_count) <> (webinar.offered_count, webinar.waiting_count);
  end loop;
end;
$$;
comment on function public.offer_due_places() is
  'Ends expired offers and offers their places to the next people, for the scheduler. Returns the slugs of webinars with changed figures.';
revoke all on function public.offer_due_places() from public, anon, authenticated;
grant execute on function public.offer_due_places() to service_role;

create trigger prepare before insert on public.webinar_waitlist
  for each row execute function private.prepare_waiting();
create trigger set_updated_at before update on public.webinar_waitlist
  for each row execute function private.set_updated_at();
create trigger count after insert or delete or update of status on public.webinar_waitlist
  for each row execute function private.count_waiting();
create trigger announce after insert on public.webinar_waitlist
  for each row execute function private.announce_waiting();
create trigger drop_access_links after delete on public.webinar_waitlist
  for each row execute function private.drop_access_links('webinar');
create trigger record_created after insert on public.webinar_waitlist
  for each row execute function private.record_row_event('registration.waitlisted');
-- Named to run after other insert triggers, because it changes the new row.
create trigger z_offer after insert or delete on public.webinar_waitlist
  for each row execute function private.offer_freed_places('webinarid');
create trigger audit after insert or delete on public.webinar_waitlist
  for each row execute function private.record_audit();
create trigger a_withdraw_mails after update of status on public.webinar_waitlist
  for each row when (old.status <> new.status) execute function private.withdraw_waiting_mails();
create trigger withdraw_mails_on_removal after delete on public.webinar_waitlist
  for each row execute function private.withdraw_waiting_mails();
create trigger settle_waiting after insert on public.webinar_registrations
  for each row execute function private.settle_waiting();
create trigger offer_freed after delete or update of given_back_at, freed_at on public.webinar_registrations
  for each row execute function private.offer_freed_places('webinarid');
create trigger offer_more after update of capacity, starts_at, state, cancelled_at on public.webinars
  for each row execute function private.offer_freed_places('id');
create trigger guard_waiting before delete on public.webinars
  for each row execute function private.guard_people('webinar_waitlist', 'webinarid');
