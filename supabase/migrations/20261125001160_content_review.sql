-- Review: a writer asks people with the right to publish to read a draft. They comment on passages, publish it, or send
-- it back.
create table public.content_reviews (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name = any (private.content_kinds())),
  record_id uuid not null,
  state text not null default 'open' check (state in ('open', 'published', 'sent_back')),
  note text check (char_length(note) <= 2000 and btrim(note) <> ''),
  asked_by uuid references public.user_profiles (id) on delete set null,
  asked_at timestamptz not null default now(),
  decided_by uuid references public.user_profiles (id) on delete set null,
  decided_at timestamptz,
  answer text check (char_length(answer) <= 2000 and btrim(answer) <> ''),
  constraint content_reviews_decided check ((state = 'open') = (decided_at is null)),
  constraint content_reviews_sent_back_with_a_word check (state <> 'sent_back' or answer is not null)
);
comment on table public.content_reviews is
  'Reviews of drafts that a writer wants published, at most one open review per record. Written by functions and triggers.';
comment on column public.content_reviews.note is 'Message from the writer.';
comment on column public.content_reviews.answer is 'Reason for sending it back.';
alter table public.content_reviews enable row level security;
revoke all on public.content_reviews from public, anon, authenticated;
grant select on public.content_reviews to authenticated;
grant select, insert, update, delete on public.content_reviews to service_role;

create unique index content_reviews_open on public.content_reviews (table_name, record_id) where state = 'open';
create index content_reviews_record on public.content_reviews (table_name, record_id, asked_at desc);
create index content_reviews_waiting on public.content_reviews (asked_at) where state = 'open';
create index content_reviews_asked_by on public.content_reviews (asked_by);
create index content_reviews_decided_by on public.content_reviews (decided_by);

create policy "Editors read reviews of their kinds" on public.content_reviews
  for select to authenticated using (table_name = any ((select private.my_kinds('write'))::text[]));

create table public.content_review_comments (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.content_reviews (id) on delete cascade,
  passage text check (char_length(passage) <= 1000 and btrim(passage) <> ''),
  comment text not null check (char_length(comment) <= 2000 and btrim(comment) <> ''),
  author_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.content_review_comments is
  'Comments on a draft in review, each on a passage or on the whole text.';
comment on column public.content_review_comments.passage is
  'Quoted passage, as it was when the comment was written; null: the whole text.';
alter table public.content_review_comments enable row level security;
revoke all on public.content_review_comments from public, anon, authenticated;
grant select on public.content_review_comments to authenticated;
grant select, insert, update, delete on public.content_review_comments to service_role;

create index content_review_comments_review on public.content_review_comments (review_id, created_at);
create index content_review_comments_author on public.content_review_comments (author_id);

create policy "Editors read comments of reviews that they read" on public.content_review_comments
  for select to authenticated using (exists (select from public.content_reviews r where r.id = review_id));

create function public.ask_for_review(kind text, content_id uuid, words text default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_there boolean;
  asked uuid;
begin
  if not private.may(kind, 'write') then
    raise exception 'Asking for a review needs the right to write.' using errcode = '42501';
  end if;
  execute format('select exists (select from public.%I c where c.id = $1)', kind) into is_there using content_id;
  if not is_there then
    return jsonb_build_object('outcome', 'gone');
  end if;
  insert into public.content_reviews as r (table_name, record_id, note, asked_by)
  values (kind, content_id, nullif(btrim(words), ''), auth.uid())
  on conflict (table_name, record_id) where state = 'open' do nothing
  returning r.id into asked;
  return jsonb_build_object('outcome', case when asked is null then 'asked_before' else 'asked' end);
end;
$$;
comment on function public.ask_for_review(text, uuid, text) is
  'Asks people with the right to publish a kind to review a draft, for its writers. Returns {outcome: asked | asked_before | gone}; asked_before: its review is still open.';
revoke all on function public.ask_for_review(text, uuid, text) from public, anon, authenticated;
grant execute on function public.ask_for_review(text, uuid, text) to authenticated;

create function public.send_back_review(review uuid, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.content_reviews r
  set state = 'sent_back', answer = btrim(words), decided_by = auth.uid(), decided_at = now()
  where r.id = review and r.state = 'open' and private.may(r.table_name, 'publish');
  return found;
end;
$$;
comment on function public.send_back_review(uuid, text) is
  'Sends a draft in review back to its writer with a message, for people with the right to publish. Returns false if there is no open review on which the caller may decide.';
revoke all on function public.send_back_review(uuid, text) from public, anon, authenticated;
grant execute on function public.send_back_review(uuid, text) to authenticated;

create function public.comment_on_review(review uuid, words text, about text default null) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.content_review_comments (review_id, passage, comment, author_id)
  select r.id, nullif(btrim(about), ''), btrim(words), auth.uid()
  from public.content_reviews r
  where r.id = review and r.state = 'open' and private.may(r.table_name, 'write');
  return found;
end;
$$;
comment on function public.comment_on_review(uuid, text, text) is
  'Adds a comment to an open review, on a passage or on the whole text, for writers of that kind. Returns false if there is no such review.';
revoke all on function public.comment_on_review(uuid, text, text) from public, anon, authenticated;
grant execute on function public.comment_on_review(uuid, text, text) to authenticated;

create function private.end_review(kind text, content_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.content_reviews r
  set state = 'published', decided_by = auth.uid(), decided_at = now()
  where r.table_name = kind
    and r.record_id = content_id
    and r.state = 'open'
    and (auth.uid() is null or private.may(kind, 'publish'));
$$;
comment on function private.end_review(text, uuid) is
  'Ends the open review of a record that the caller, or the scheduler, has published.';
revoke all on function private.end_review(text, uuid) from public;
grant execute on function private.end_review(text, uuid) to authenticated, service_role;

-- Covers all ways of publishing: from the review, the editor, the list, or on schedule.
create function private.close_review() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.content_reviews r where r.table_name = tg_table_name and r.record_id = old.id;
  else
    perform private.end_review(tg_table_name::text, new.id);
  end if;
  return null;
end;
$$;
comment on function private.close_review() is
  'Trigger: ends the open review of a record that was published or scheduled, and deletes the reviews of a deleted record.';
revoke all on function private.close_review() from public;

create function private.content_title(kind text, content_id uuid) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  title text;
begin
  if kind = any (private.content_kinds()) then
    execute format('select c.title from public.%I c where c.id = $1', kind) into title using content_id;
  end if;
  return title;
end;
$$;
comment on function private.content_title(text, uuid) is
  'Returns the title of a piece of content as the caller may read it; null if it has none.';
revoke all on function private.content_title(text, uuid) from public;
grant execute on function private.content_title(text, uuid) to authenticated, service_role;

create function private.notify_of_review() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  title constant text := private.content_title(new.table_name, new.record_id);
  name text;
begin
  select p.name into name from public.user_profiles p where p.id = coalesce(new.decided_by, new.asked_by);
  if new.state = 'open' then
    perform private.tell(
      array(
        select p.id from public.user_profiles p
        where p.id is distinct from new.asked_by and new.table_name = any (private.kinds_of(p.id, 'publish'))
      ),
      'review_asked', title, concat_ws(': ', coalesce(name, 'Somebody') || ' asks you to read it', new.note),
      new.table_name, new.record_id
    );
  elsif new.asked_by is distinct from new.decided_by then
    perform private.tell(
      array_remove(array[new.asked_by], null),
      'review_' || new.state, title,
      case new.state
        when 'published' then coalesce(name || ' published it.', 'It was published.')
        else concat_ws(': ', coalesce(name, 'Somebody') || ' sent it back', new.answer)
      end,
      new.table_name, new.record_id
    );
  end if;
  return null;
-- A failed notification does not undo the review.
exception when others then
  raise warning 'Nobody was notified of review %: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.notify_of_review() is
  'Trigger: notifies people with the right to publish about a new review, and the writer about the decision.';
revoke all on function private.notify_of_review() from public;

create trigger audit after insert or update or delete on public.content_reviews
  for each row execute function private.record_audit();
create trigger notify_of_question after insert on public.content_reviews
  for each row when (new.state = 'open') execute function private.notify_of_review();
create trigger notify_of_answer after update of state on public.content_reviews
  for each row when (old.state = 'open' and new.state <> 'open') execute function private.notify_of_review();
create trigger audit after insert or update or delete on public.content_review_comments
  for each row execute function private.record_audit();
