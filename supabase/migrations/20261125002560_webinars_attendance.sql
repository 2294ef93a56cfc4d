-- Webinar day: joining, questions, and messages from staff at the live desk.
create table public.webinar_questions (
  id uuid primary key default gen_random_uuid(),
  webinarid uuid not null references public.webinars (id) on delete cascade,
  registration_id uuid not null references public.webinar_registrations (id) on delete cascade,
  question text not null check (char_length(question) <= 500 and btrim(question) <> ''),
  votes_count integer not null default 0 check (votes_count >= 0),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  hidden_at timestamptz
);

comment on table public.webinar_questions is
  'Questions of registrants before and during a webinar. Other registrants see the text and can vote, but do not see who asked.';
comment on column public.webinar_questions.votes_count is 'Number of votes. Set by a trigger.';
comment on column public.webinar_questions.hidden_at is
  'Time when staff hid the question from the pages of registrants.';
alter table public.webinar_questions enable row level security;
revoke all on public.webinar_questions from public, anon, authenticated;
grant select, delete on public.webinar_questions to authenticated;
grant update (answered_at, hidden_at) on public.webinar_questions to authenticated;
grant select, insert, update, delete on public.webinar_questions to service_role;

create index webinar_questions_order on public.webinar_questions (webinarid, votes_count desc, asked_at, id);
create index webinar_questions_registration on public.webinar_questions (registration_id);

create policy "Leaders manage questions" on public.webinar_questions
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.webinar_question_votes (
  question_id uuid not null references public.webinar_questions (id) on delete cascade,
  registration_id uuid not null references public.webinar_registrations (id) on delete cascade,
  voted_at timestamptz not null default now(),
  primary key (question_id, registration_id)
);
comment on table public.webinar_question_votes is 'Votes of registrants for questions, one each.';
alter table public.webinar_question_votes enable row level security;
revoke all on public.webinar_question_votes from public, anon, authenticated;
grant select on public.webinar_question_votes to authenticated;
grant select, insert, update, delete on public.webinar_question_votes to service_role;

create index webinar_question_votes_registration on public.webinar_question_votes (registration_id);

create policy "Leaders read the votes" on public.webinar_question_votes
  for select to authenticated using ((select private.is_leader()));

create table public.webinar_notes (
  id uuid primary key default gen_random_uuid(),
  webinarid uuid not null references public.webinars (id) on delete cascade,
  note text not null check (char_length(note) <= 2000 and btrim(note) <> ''),
  sent_by uuid references public.user_profiles (id) on delete set null,
  sent_to integer not null check (sent_to >= 0),
  sent_at timestamptz not null default now()
);
comment on table public.webinar_notes is
  'Notes that leaders emailed to all registrants, with the number of recipients.';
alter table public.webinar_notes enable row level security;
revoke all on public.webinar_notes from public, anon, authenticated;
grant select on public.webinar_notes to authenticated;
grant select, insert, update, delete on public.webinar_notes to service_role;

create index webinar_notes_sent on public.webinar_notes (webinarid, sent_at desc, id);
create index webinar_notes_sent_by on public.webinar_notes (sent_by);

create policy "Leaders read the notes" on public.webinar_notes
  for select to authenticated using ((select private.is_leader()));

create function private.can_ask(registration public.webinar_registrations) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select registration.given_back_at is null and exists (
    select from public.webinars w
    where w.id = registration.webinarid
      and w.state = 'published'
      and w.cancelled_at is null
      and w.ends_at > now()
  );
$$;
comment on function private.can_ask(public.webinar_registrations) is
  'Returns whether a registrant can ask and vote: the registration is active and the webinar is not over.';
revoke all on function private.can_ask(public.webinar_registrations) from public;

create function public.join_webinar(registration uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.webinar_registrations;
  webinar public.webinars;
  room text;
begin
  select r.* into held from public.webinar_registrations r where r.id = registration for no key update;
  select w.* into webinar from public.webinars w where w.id = held.webinarid;
  if not found or held.given_back_at is not null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if webinar.state <> 'published' or webinar.cancelled_at is not null or webinar.ends_at <= now() then
    return jsonb_build_object('outcome', 'over');
  end if;
  if webinar.starts_at - interval '10 minutes' > now() and webinar.begun_at is null then
    return jsonb_build_object('outcome', 'early');
  end if;
  select r.join_url into room from public.webinar_rooms r where r.webinar_id = webinar.id;
  if room is null then
    return jsonb_build_object('outcome', 'no_room');
  end if;
  update public.webinar_registrations r set joined_at = coalesce(r.joined_at, now()) where r.id = registration;
  return jsonb_build_object('outcome', 'joined', 'room', room);
end;
$$;
comment on function public.join_webinar(uuid) is
  'Records that a registrant joins, and returns the room. Outcome: joined, early (more than 10 minutes before), no_room, over or gone.';
revoke all on function public.join_webinar(uuid) from public, anon, authenticated;
grant execute on function public.join_webinar(uuid) to service_role;

create function public.ask_webinar_question(registration uuid, question text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.webinar_registrations;
begin
  -- The lock enforces the limit for concurrent questions of one person.
  select r.* into held from public.webinar_registrations r where r.id = registration for no key update;
  if not found or not private.can_ask(held) then
    return 'closed';
  end if;
  if (select count(*) from public.webinar_questions q where q.registration_id = registration) >= 5 then
    return 'enough';
  end if;
  if exists (
    select from public.webinar_questions q
    where q.registration_id = ask_webinar_question.registration and q.question = btrim(ask_webinar_question.question)
  ) then
    return 'asked';
  end if;
  insert into public.webinar_questions (webinarid, registration_id, question)
  values (held.webinarid, registration, btrim(ask_webinar_question.question));
  return 'asked';
end;
$$;
comment on function public.ask_webinar_question(uuid, text) is
  'Stores a question of a registrant; duplicates are ignored, and at most five are allowed. Returns asked, enough or closed.';
revoke all on function public.ask_webinar_question(uuid, text) from public, anon, authenticated;
grant execute on function public.ask_webinar_question(uuid, text) to service_role;

create function public.vote_webinar_question(registration uuid, question uuid, votes boolean) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.webinar_registrations;
begin
  select r.* into held from public.webinar_registrations r where r.id = registration;
  if not found or not private.can_ask(held) or not exists (
    select from public.webinar_questions q
    where q.id = vote_webinar_question.question
      and q.webinarid = held.webinarid
      and q.registration_id <> registration
      and q.hidden_at is null
      and q.answered_at is null
  ) then
    return 'closed';
  end if;
  if votes then
    insert into public.webinar_question_votes (question_id, registration_id) values (vote_webinar_question.question, registration)
    on conflict do nothing;
    return 'voted';
  end if;
  delete from public.webinar_question_votes v
  where v.question_id = vote_webinar_question.question and v.registration_id = vote_webinar_question.registration;
  return 'withdrawn';
end;
$$;
comment on function public.vote_webinar_question(uuid, uuid, boolean) is
  'Adds or removes the vote of a registrant for another registrant''s open question in the same webinar. Returns voted, withdrawn or closed.';
revoke all on function public.vote_webinar_question(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.vote_webinar_question(uuid, uuid, boolean) to service_role;

create function private.count_votes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted constant uuid := coalesce(new.question_id, old.question_id);
begin
  perform from public.webinar_questions q where q.id = counted for no key update;
  update public.webinar_questions q
  set votes_count = (select count(*) from public.webinar_question_votes v where v.question_id = counted)
  where q.id = counted;
  return null;
end;
$$;
comment on function private.count_votes() is 'Trigger: counts the votes for a question.';
revoke all on function private.count_votes() from public;

create function public.note_webinar_view(registration uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.webinar_registrations r
  set watched_at = now()
  from public.webinars w
  where r.id = registration
    and r.given_back_at is null
    and r.watched_at is null
    and w.id = r.webinarid
    and w.state = 'published'
    and w.ends_at <= now();
  return found;
end;
$$;
comment on function public.note_webinar_view(uuid) is
  'Records once that a registrant has watched the recording of a past webinar. Returns whether this is the first time.';
revoke all on function public.note_webinar_view(uuid) from public, anon, authenticated;
grant execute on function public.note_webinar_view(uuid) to service_role;

create function private.note_webinar_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.webinar_registrations r
  set booked_at = new.requestdate
  from public.webinars w
  where lower(r.email) = lower(new.email)
    and r.given_back_at is null
    and r.booked_at is null
    and w.id = r.webinarid
    and w.cancelled_at is null
    and new.requestdate >= w.starts_at
    and new.requestdate < w.starts_at + interval '30 days';
  return null;
end;
$$;
comment on function private.note_webinar_booking() is
  'Trigger: records on a registration that the person booked a consultation within 30 days after the webinar.';
revoke all on function private.note_webinar_booking() from public;

create function public.webinar_funnel(webinar_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'registered', count(*),
    'reminded', count(r.reminded_at),
    'attended', count(r.joined_at),
    'watched', count(r.watched_at),
    'booked', count(r.booked_at)
  )
  from public.webinar_registrations r
  where r.webinarid = webinar_funnel.webinar_id and r.given_back_at is null;
$$;
comment on function public.webinar_funnel(uuid) is
  'Returns how many registrants of a webinar were reminded, attended, watched the recording, and booked within 30 days.';
revoke all on function public.webinar_funnel(uuid) from public, anon, authenticated;
grant execute on function public.webinar_funnel(uuid) to authenticated, service_role;

create function public.begin_webinar(webinar_id uuid, begun boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  webinar public.webinars;
begin
  update public.webinars w
  set begun_at = case when begun then coalesce(w.begun_at, now()) end
  where w.id = webinar_id
    and w.state = 'published'
    and w.cancelled_at is null
    and w.ends_at > now()
    and w.starts_at <= now() + interval '1 hour'
  returning w.* into webinar;
  if not found then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object('outcome', 'stored', 'slug', webinar.slug, 'begun_at', webinar.begun_at);
end;
$$;
comment on function public.begin_webinar(uuid, boolean) is
  'Marks a webinar as started, for leaders, or undoes this; from an hour before its start until its end. Outcome: stored (with slug and begun_at) or closed.';
revoke all on function public.begin_webinar(uuid, boolean) from public, anon, authenticated;
grant execute on function public.begin_webinar(uuid, boolean) to authenticated;

create function public.cancel_webinar(webinar_id uuid, reason text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  webinar public.webinars;
begin
  update public.webinars w
  set
    cancelled_at = case when btrim(reason) <> '' then coalesce(w.cancelled_at, now()) end,
    cancel_reason = nullif(btrim(reason), ''),
    tells_registrants = true
  where w.id = webinar_id and w.state = 'published' and w.ends_at > now()
  returning w.* into webinar;
  if not found then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object(
    'outcome', case when webinar.cancelled_at is null then 'restored' else 'cancelled' end,
    'slug', webinar.slug, 'registered', webinar.registered_count + webinar.offered_count + webinar.waiting_count
  );
end;
$$;
comment on function public.cancel_webinar(uuid, text) is
  'Cancels an upcoming or running webinar, for leaders, and notifies everyone; an empty reason undoes the cancellation. Outcome: cancelled or restored (with slug and the number of people), or closed.';
revoke all on function public.cancel_webinar(uuid, text) from public, anon, authenticated;
grant execute on function public.cancel_webinar(uuid, text) to authenticated;

create function public.send_webinar_note(webinar_id uuid, note text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  webinar public.webinars;
  told integer;
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can write to registrants.' using errcode = '42501';
  end if;
  select w.* into webinar from public.webinars w where w.id = webinar_id for no key update;
  if not found or webinar.state <> 'published' then
    return jsonb_build_object('outcome', 'closed');
  end if;
  -- A double click sends nothing.
  if exists (
    select from public.webinar_notes n
    where n.webinarid = webinar_id and n.note = btrim(send_webinar_note.note) and n.sent_at > now() - interval '1 hour'
  ) then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into public.outbox (topic, channel, recipient, payload, record_table, record_id)
  select
    'webinar.note', 'mail', r.email,
    private.registration_payload(r) || jsonb_build_object('note', btrim(send_webinar_note.note)),
    'webinar_registrations', r.id
  from public.webinar_registrations r
  where r.webinarid = webinar_id and r.given_back_at is null;
  get diagnostics told = row_count;
  insert into public.webinar_notes (webinarid, note, sent_by, sent_to)
  values (webinar_id, btrim(send_webinar_note.note), auth.uid(), told);
  return jsonb_build_object('outcome', 'sent', 'count', told);
end;
$$;
comment on function public.send_webinar_note(uuid, text) is
  'Emails a note to all registrants, for leaders; the same note at most once per hour. Outcome: sent (with count), unchanged or closed.';
revoke all on function public.send_webinar_note(uuid, text) from public, anon, authenticated;
grant execute on function public.send_webinar_note(uuid, text) to authenticated;

create trigger count after insert or delete on public.webinar_question_votes
  for each row execute function private.count_votes();
create trigger note_webinar_booking after insert on public.consultation_bookings
  for each row when (new.quarantined_at is null) execute function private.note_webinar_booking();
create trigger note_released_webinar_booking after update of quarantined_at on public.consultation_bookings
  for each row when (old.quarantined_at is not null and new.quarantined_at is null)
  execute function private.note_webinar_booking();
