-- Written questions from visitors who do not book a call. If one looks automated, it is quarantined like a booking.
create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) >= 2 and char_length(name) <= 160 and private.is_person_name(name)),
  email text not null check (char_length(email) <= 254 and email ~ '^[\x21-\x7E]+@[\x21-\x7E]+$'),
  company text check (char_length(company) <= 160),
  about text check (
  about in ('plan-starter', 'plan-professional', 'plan-enterprise', 'private-webinar', 'team-course', 'course')
  ),
  course_id uuid references public.courses (id) on delete set null,
  message text not null check (char_length(btrim(message)) >= 10 and char_length(message) <= 5000),
  source text check (source ~ '^/' and char_length(source) <= 200),
  idempotency_key uuid unique,
  channel jsonb check (private.is_channel(channel)),
  client_id uuid references public.clients (id) on delete set null,
  quarantined_at timestamptz,
  quarantine_reason text check (char_length(quarantine_reason) <= 300),
  replied_at timestamptz,
  replied_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_version text check (char_length(policy_version) between 1 and 20),
  consented_at timestamptz,
  constraint enquiries_consent check ((policy_version is null) = (consented_at is null)),
  constraint enquiries_course_of_topic check (course_id is null or about in ('team-course', 'course'))
);

comment on table public.enquiries is
  'Written questions of visitors. The email address in a form proves nothing: an enquiry finds or creates a contact, but does not change one that staff have edited.';
comment on column public.enquiries.about is
  'Subject from the link to the form (BOOKING_TOPICS on the site); null if the link had none.';
comment on column public.enquiries.course_id is 'Course that the question is about, if the link named one.';
comment on column public.enquiries.source is
  'Page of this site from which the visitor opened the form; null if unknown.';
comment on column public.enquiries.idempotency_key is
  'Submitting the same form with the same content stores one enquiry.';
comment on column public.enquiries.client_id is
  'The visitor''s contact; null in quarantine, or if the contact was deleted.';
comment on column public.enquiries.replied_at is
  'Time of the first reply, or when it was marked as answered; null: a reply is due.';
comment on column public.enquiries.replied_by is 'Who replied or marked it as answered; set by a trigger.';
comment on column public.enquiries.policy_version is 'Privacy policy that was shown to the visitor.';
alter table public.enquiries enable row level security;
revoke all on public.enquiries from public, anon, authenticated;
grant select, delete on public.enquiries to authenticated;
grant update (replied_at, quarantined_at, quarantine_reason) on public.enquiries to authenticated;
grant select, insert, update, delete on public.enquiries to service_role;

create index enquiries_created_at on public.enquiries (created_at desc, id);
create index enquiries_email on public.enquiries (lower(email), created_at desc);
create index enquiries_client_id on public.enquiries (client_id);
create index enquiries_course_id on public.enquiries (course_id);
create index enquiries_replied_by on public.enquiries (replied_by);
create index enquiries_unanswered on public.enquiries (created_at, id)
  where replied_at is null and quarantined_at is null;
create index enquiries_quarantined on public.enquiries (created_at) where quarantined_at is not null;
create index enquiries_updated_at on public.enquiries (updated_at);

create policy "Leaders read enquiries" on public.enquiries
  for select to authenticated using ((select private.is_leader()));

create policy "Leaders answer enquiries" on public.enquiries
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create policy "Leaders delete enquiries" on public.enquiries
  for delete to authenticated using ((select private.is_leader()));

create function private.enquiry_document(enquiry public.enquiries) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(concat_ws(' ', enquiry.name, enquiry.email, enquiry.company));
$$;
comment on function private.enquiry_document(public.enquiries) is 'Returns the search vector of an enquiry.';
revoke all on function private.enquiry_document(public.enquiries) from public;
grant execute on function private.enquiry_document(public.enquiries) to authenticated, service_role;

create index enquiries_document on public.enquiries using gin (private.enquiry_document(enquiries));
create index enquiries_pieces on public.enquiries using gin (private.pieces(name, email, company, message));

create function public.request_enquiry(enquiry jsonb, subject text, max_hits integer, window_seconds integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given_email constant text := btrim(enquiry ->> 'email');
  reason text := enquiry ->> 'quarantine_reason';
  stored public.enquiries;
begin
  if not public.take_rate_limit('enquiry', subject, max_hits, window_seconds) then
    return jsonb_build_object('outcome', 'limited');
  end if;
  -- Serializes concurrent questions from one email address, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('enquiries ' || lower(given_email), 0));
  select e.* into stored from public.enquiries e where e.idempotency_key = (enquiry ->> 'idempotency_key')::uuid;
  if not found then
    -- Limited, because a copy is sent to an email address that anyone can enter. Above the limit, a leader checks the
    -- question first.
    if reason is null and 5 <= (
      select count(*)
      from public.enquiries e
      where lower(e.email) = lower(given_email) and e.created_at > now() - interval '1 hour'
    ) then
      reason := 'More than five questions under this email within an hour';
    end if;
    insert into public.enquiries (
      name, email, company, about, course_id, message, source, idempotency_key, channel, quarantined_at,
      quarantine_reason, policy_version, gap_id
    )
    values (
      btrim(enquiry ->> 'name'),
      given_email,
      nullif(btrim(enquiry ->> 'company'), ''),
      enquiry ->> 'about',
      private.booked_course(enquiry),
      btrim(enquiry ->> 'message'),
      enquiry ->> 'source',
      (enquiry ->> 'idempotency_key')::uuid,
      nullif(enquiry -> 'channel', 'null'),
      case when reason is not null then now() end,
      reason,
      enquiry ->> 'policy_version',
      (select g.id from public.search_gaps g where g.question = private.gap_question(enquiry ->> 'question') limit 1)
    )
    returning * into stored;
  end if;
  return jsonb_build_object(
    'outcome', case when stored.quarantined_at is null then 'stored' else 'quarantined' end,
    'enquiry', to_jsonb(stored) || jsonb_build_object(
      'course_title', (select c.title from public.courses c where c.id = stored.course_id)
    )
  );
end;
$$;
comment on function public.request_enquiry(jsonb, text, integer, integer) is
  'Stores a visitor''s question in one transaction: applies the rate limit of the subject (a hashed IP), and stores the same content of the same form once. More than five per hour from one email address are quarantined. Outcome: stored, quarantined (both with the stored enquiry and the title of its course) or limited.';
revoke all on function public.request_enquiry(jsonb, text, integer, integer) from public, anon, authenticated;
grant execute on function public.request_enquiry(jsonb, text, integer, integer) to service_role;

create function private.note_replier() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.replied_by := case when new.replied_at is not null then coalesce(auth.uid(), new.replied_by) end;
  return new;
end;
$$;
comment on function private.note_replier() is
  'Trigger: sets who replied to an enquiry, and clears it together with the time.';
revoke all on function private.note_replier() from public;

create function private.announce_enquiry() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.quarantined_at is not null then
    if tg_op = 'INSERT' then
      perform private.record_event('enquiry.quarantined', tg_table_name, new.id);
    end if;
  elsif tg_op = 'INSERT' or old.quarantined_at is not null then
    perform private.enqueue_mail(
      'enquiry.created', new.email, jsonb_build_object('enquiry', to_jsonb(new)), tg_table_name, new.id
    );
    perform private.record_event('enquiry.created', tg_table_name, new.id);
  end if;
  return null;
end;
$$;
comment on function private.announce_enquiry() is
  'Trigger: queues the copy to the visitor and records enquiry.created when an enquiry goes live; for a quarantined one, records enquiry.quarantined.';
revoke all on function private.announce_enquiry() from public;

create trigger note_replier before update of replied_at on public.enquiries
  for each row execute function private.note_replier();
create trigger set_updated_at before update on public.enquiries
  for each row execute function private.set_updated_at();
create trigger announce after insert or update of quarantined_at on public.enquiries
  for each row execute function private.announce_enquiry();
create trigger audit after insert or update or delete on public.enquiries
  for each row execute function private.record_audit();
create trigger z_link_contact before insert or update of quarantined_at on public.enquiries
  for each row when (new.client_id is null and new.quarantined_at is null) execute function private.link_contact('enquiry');
create trigger note_touch after insert or update of quarantined_at on public.enquiries
  for each row when (new.quarantined_at is null) execute function private.note_touch('enquiry');
create trigger drop_touch after delete on public.enquiries
  for each row execute function private.drop_touch('enquiry');
