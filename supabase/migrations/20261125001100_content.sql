-- Shared parts of services, courses, webinars, jobs and posts: states, revisions, drafts, former slugs, image paths.
create table public.content_revisions (
  id bigint generated always as identity primary key,
  table_name text not null check (char_length(table_name) <= 60),
  record_id uuid not null,
  snapshot jsonb not null,
  author_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.content_revisions is 'Saved versions of content, written by triggers.';
alter table public.content_revisions enable row level security;
revoke all on public.content_revisions from public, anon, authenticated;
grant select on public.content_revisions to authenticated;
grant select, insert, update, delete on public.content_revisions to service_role;

create index content_revisions_record on public.content_revisions (table_name, record_id, id desc);
create index content_revisions_author_id on public.content_revisions (author_id);

create policy "Editors read revisions of their kinds" on public.content_revisions
  for select to authenticated using (table_name = any ((select private.my_kinds('write'))::text[]));

create table public.slug_redirects (
  table_name text not null check (char_length(table_name) <= 60),
  slug text not null check (char_length(slug) <= 180),
  record_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (table_name, slug)
);
comment on table public.slug_redirects is 'Former slugs of public content. Triggers write them when a slug changes.';
alter table public.slug_redirects enable row level security;
revoke all on public.slug_redirects from public, anon, authenticated;
grant select, delete on public.slug_redirects to authenticated;
grant select, insert, update, delete on public.slug_redirects to service_role;

create index slug_redirects_record on public.slug_redirects (table_name, record_id);

create policy "Leaders read redirects" on public.slug_redirects
  for select to authenticated using ((select private.is_leader()));

create policy "Leaders remove redirects" on public.slug_redirects
  for delete to authenticated using ((select private.is_leader()));

create table public.content_drafts (
  table_name text not null check (table_name = any (private.content_kinds() || 'webinar_rooms'::text)),
  record_id uuid not null,
  -- The editor limits texts to 400,000 characters.
  content jsonb not null check (octet_length(content::text) <= 1500000),
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (table_name, record_id)
);
comment on table public.content_drafts is
  'Autosaved changes. The content itself does not change until they are saved. The room of a webinar is a separate draft, which only leaders can read.';
alter table public.content_drafts enable row level security;
revoke all on public.content_drafts from public, anon, authenticated;
grant select, insert, update, delete on public.content_drafts to authenticated, service_role;

create index content_drafts_author_id on public.content_drafts (author_id);

create policy "Editors keep drafts of their kinds, leaders also of rooms" on public.content_drafts
  for all to authenticated
  using (table_name = any ((select private.my_kinds('write'))::text[]) or (select private.is_leader()))
  with check (table_name = any ((select private.my_kinds('write'))::text[]) or (select private.is_leader()));

-- A simplified version of lib/content/checks/rules.ts, which parses the Markdown and reports the position. This ignores
-- everything that may be code, so that it never rejects a text that the TypeScript check accepts.
create function private.lacks_words(content jsonb, written text[]) returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  name text;
  prose text;
begin
  foreach name in array coalesce(written, '{}') loop
    prose := E'\n' || (content ->> name);
    continue when prose is null or prose !~ '!\[\s*\]\(|:::figure';
    -- Removes fenced code (up to its end or the end of the text), inline code and indented code.
    prose := regexp_replace(prose, '\n```.*?\n```', '', 'g');
    prose := regexp_replace(prose, '\n~~~.*?\n~~~', '', 'g');
    prose := regexp_replace(prose, '\n(```|~~~).*', '');
    prose := regexp_replace(prose, '`[^`]*`', '', 'g');
    prose := regexp_replace(prose, '\n(    |\t)[^\n]*', '', 'g');
    if prose ~ '[^\\]!\[\s*\]\([^)]' or prose ~ '\n:::figure(\{(?![^\n]*source=)[^\n]*\})?\s*(\n|$)' then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function private.lacks_words(jsonb, text[]) is
  'Returns whether one of these Markdown columns of a record contains an image without alternative text, or a figure without a source.';
revoke all on function private.lacks_words(jsonb, text[]) from public;
grant execute on function private.lacks_words(jsonb, text[]) to authenticated, service_role;

-- Keep equal to trimText in lib/core/text/trim.ts, which forms use to detect blank text.
create function private.is_blank(written text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select written !~ '[^[:space:]\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]';
$$;
comment on function private.is_blank(text) is 'Returns whether a text has only invisible characters; null for null.';
revoke all on function private.is_blank(text) from public;
grant execute on function private.is_blank(text) to authenticated, service_role;

create function private.first_missing(kind oid, content jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select needed.name
  from (
    -- Requires the same text columns as the form: those that are not null and have no default.
    select a.attname::text as name, a.attnum
    from pg_catalog.pg_attribute a
    where a.attrelid = kind and a.attnum > 0 and not a.attisdropped
      and a.attnotnull and not a.atthasdef and a.atttypid = 'text'::regtype
    union all
    select 'image_alt', 10000 where not private.is_blank(content ->> 'image_url')
  ) as needed
  where coalesce(private.is_blank(content ->> needed.name), true)
  order by needed.attnum
  limit 1;
$$;
comment on function private.first_missing(oid, jsonb) is
  'Returns the first empty text column that a record of this table needs before publication; null if it is complete.';
revoke all on function private.first_missing(oid, jsonb) from public;
grant execute on function private.first_missing(oid, jsonb) to authenticated, service_role;

create function private.prepare_content() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  content jsonb;
  missing text;
begin
  if new.state = 'published' then
    new.published_at := least(coalesce(new.published_at, now()), now());
  end if;
  if new.state not in ('published', 'scheduled') then
    return new;
  end if;
  content := to_jsonb(new);
  missing := private.first_missing(tg_relid, content);
  if missing is not null then
    raise exception 'Before it is published, it needs its %.', missing using errcode = '23514', hint = 'incomplete';
  end if;
  -- Content that was already public with this flaw can still be saved.
  if private.lacks_words(content, tg_argv)
    and (tg_op = 'INSERT' or old.state not in ('published', 'scheduled') or not private.lacks_words(to_jsonb(old), tg_argv))
    and not private.is_restoring()
  then
    raise exception 'A picture in the text needs its alternative text, or a figure its source.'
      using errcode = '23514', hint = 'words';
  end if;
  return new;
end;
$$;
comment on function private.prepare_content() is
  'Trigger: sets the publication date of published content, never in the future, and rejects incomplete content and missing alternative texts or sources. Arguments: the Markdown columns.';
revoke all on function private.prepare_content() from public;

-- The policies limit the rows that a member may change; this trigger limits the columns, and emails.
create function private.guard_content() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Set by triggers, or by the host of a webinar.
  kept constant text[] := array[
    'students_count', 'ratings_count', 'rating', 'opened_at', 'registered_count', 'offered_count', 'waiting_count',
    'announced', 'calendar_sequence', 'begun_at', 'cancelled_at', 'cancel_reason'
  ];
  was jsonb := '{}';
  becomes constant jsonb := to_jsonb(new);
  mails text;
begin
  -- No limits for the server, other triggers and leaders.
  if auth.uid() is null or pg_trigger_depth() > 1 or private.is_leader() then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
  end if;
  if exists (
    select from unnest(kept) as name
    where coalesce(nullif(becomes -> name, 'null'), '0') <> coalesce(nullif(was -> name, 'null'), '0')
  ) then
    raise exception 'Editors cannot change counts, or what the host of a webinar decides.' using errcode = '42501';
  end if;
  foreach mails in array array['notify_subscribers', 'tells_registrants'] loop
    if becomes -> mails = 'true'
      and (
        was -> mails is distinct from 'true'
        or (new.state in ('published', 'scheduled') and was ->> 'state' <> new.state)
      )
      and not private.may(tg_table_name, 'mail')
    then
      raise exception 'Mailing people about this needs the right to.' using errcode = '42501';
    end if;
  end loop;
  return new;
end;
$$;
comment on function private.guard_content() is
  'Trigger: keeps editors from changing counts and fields that the host of a webinar sets, and from emailing people without the right to.';
revoke all on function private.guard_content() from public;

create function private.guard_people() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  has_people boolean;
begin
  if auth.uid() is null or private.is_leader() then
    return old;
  end if;
  execute format('select exists (select from public.%I where %I = $1)', tg_argv[0], tg_argv[1])
  into has_people using old.id;
  if has_people then
    raise exception 'People belong to this record, so only a leader can delete it.' using errcode = '23514', hint = 'people';
  end if;
  return old;
end;
$$;
comment on function private.guard_people() is
  'Trigger: keeps editors from deleting content for which people have registered. Arguments: the table of the people, and its column with the id of the record.';
revoke all on function private.guard_people() from public;

create function private.split_room_draft() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.table_name = 'webinars' and new.content ? 'join_url' then
    insert into public.content_drafts as d (table_name, record_id, content, author_id)
    values ('webinar_rooms', new.record_id, jsonb_build_object('join_url', new.content -> 'join_url'), new.author_id)
    on conflict (table_name, record_id) do update
    set content = excluded.content, author_id = excluded.author_id where d.content <> excluded.content;
    new.content := new.content - 'join_url';
  end if;
  return new;
end;
$$;
comment on function private.split_room_draft() is
  'Trigger: stores the room from a webinar draft as a separate draft, because editors may read drafts but not rooms.';
revoke all on function private.split_room_draft() from public;

-- Replaces a foreign key, which cannot reference one of several tables.
create function private.require_record() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  record uuid;
begin
  -- Takes the lock that a foreign key would take.
  execute format(
    'select t.id from public.%I as t where t.id = $1 for key share',
    case new.table_name when 'webinar_rooms' then 'webinars' else new.table_name end
  ) into record using new.record_id;
  if record is null then
    raise exception 'A draft needs its record.' using errcode = '23503';
  end if;
  return null;
end;
$$;
comment on function private.require_record() is 'Trigger: rejects a draft for a record that does not exist.';
revoke all on function private.require_record() from public;

create function private.drop_drafts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.content_drafts d where d.table_name = tg_table_name and d.record_id = old.id;
  return null;
end;
$$;
comment on function private.drop_drafts() is 'Trigger: deletes the draft of a deleted record.';
revoke all on function private.drop_drafts() from public;

create function private.drop_room_draft() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.content_drafts d where d.table_name = 'webinar_rooms' and d.record_id = old.record_id;
  return null;
end;
$$;
comment on function private.drop_room_draft() is
  'Trigger: deletes the draft of a room together with the draft of its webinar.';
revoke all on function private.drop_room_draft() from public;

create function private.keep_content_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The search vector of a post is computed from its text, so it is no change of its own.
  stamps constant text[] := array['created_at', 'updated_at', 'document'];
begin
  if tg_op = 'INSERT' or to_jsonb(new) - stamps is distinct from to_jsonb(old) - stamps then
    insert into public.content_revisions (table_name, record_id, snapshot, author_id)
    values (
      tg_table_name,
      new.id,
      to_jsonb(new) - stamps,
      (select p.id from public.user_profiles p where p.id = auth.uid())
    );
  end if;

  delete from public.slug_redirects r where r.table_name = tg_table_name and r.slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at <= now() then
    insert into public.slug_redirects (table_name, slug, record_id)
    values (tg_table_name, old.slug, new.id)
    on conflict (table_name, slug) do update set record_id = excluded.record_id;
  end if;
  return null;
end;
$$;
comment on function private.keep_content_history() is
  'Trigger: stores each saved version, and the former slug of published content.';
revoke all on function private.keep_content_history() from public;

-- Without the host, image URLs still work after a move to another Supabase project.
create function private.without_storage_host(content jsonb) returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  bucket constant text := '(?=/storage/v1/object/public/images/)';
begin
  case jsonb_typeof(content)
    when 'string' then
      -- Markdown: ![alt](URL), and [name]: URL for an image by reference.
      return to_jsonb(regexp_replace(
        content #>> '{}',
        '(!\[(?:[^]\\]|\\.)*\]\(\s*<?|^ {0,3}\[[^]]+\]:\s*<?)https?://[^/\s)>]+' || bucket,
        '\1', 'giw'
      ));
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.without_storage_host(item) order by place), '[]')
        from jsonb_array_elements(content) with ordinality as items (item, place)
      );
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(
          field.key,
          case
            when field.key = 'image_url' and jsonb_typeof(field.value) = 'string'
              then to_jsonb(regexp_replace(field.value #>> '{}', '^https?://[^/]+' || bucket, '', 'i'))
            else private.without_storage_host(field.value)
          end
        ), '{}')
        from jsonb_each(content) as field
      );
    else
      return content;
  end case;
end;
$$;
comment on function private.without_storage_host(jsonb) is
  'Returns content in which images of our bucket are stored as paths, in image_url and in Markdown.';
revoke all on function private.without_storage_host(jsonb) from public;
grant execute on function private.without_storage_host(jsonb) to authenticated, service_role;

create function private.store_picture_paths() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new)::text ~* 'https?://[^/]+/storage/v1/object/public/images/' then
    new := jsonb_populate_record(new, private.without_storage_host(to_jsonb(new)));
  end if;
  return new;
end;
$$;
comment on function private.store_picture_paths() is
  'Trigger: removes the host from URLs of images in our bucket.';
revoke all on function private.store_picture_paths() from public;

-- One function for all kinds, so that text, state, room and draft change in one transaction.
create function public.save_content(
  kind text,
  content jsonb,
  content_id uuid default null,
  seen timestamptz default null,
  draft_seen timestamptz default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stamps constant text := $sql$
    jsonb_build_object(
      'id', t.id, 'slug', t.slug, 'state', t.state, 'published_at', t.published_at, 'updated_at', t.updated_at
    )
  $sql$;
  columns text;
  drafted timestamptz;
  saved jsonb;
begin
  if kind <> all (private.content_kinds()) then
    raise exception 'There is no such kind of content.' using errcode = '22023';
  end if;
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(content - array['join_url', 'figures']) as key;

  if content_id is null then
    execute format(
      'insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning %3$s',
      kind, columns, stamps
    ) into saved using content;
  else
    select d.updated_at into drafted
    from public.content_drafts d
    where d.table_name = kind and d.record_id = content_id
    for update;
    if drafted is distinct from draft_seen then
      return jsonb_build_object('outcome', 'stale');
    end if;
    execute format(
      'update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id = $2 and t.updated_at = $3 returning %3$s',
      kind, columns, stamps
    ) into saved using content, content_id, seen;
    if saved is null then
      return jsonb_build_object('outcome', 'stale');
    end if;
    delete from public.content_drafts d where d.table_name = kind and d.record_id = content_id;
    if saved ->> 'state' in ('published', 'scheduled') then
      perform private.end_review(kind, content_id);
    end if;
  end if;

  if content ->> 'join_url' is not null then
    insert into public.webinar_rooms as r (webinar_id, join_url)
    values ((saved ->> 'id')::uuid, content ->> 'join_url')
    on conflict (webinar_id) do update set join_url = excluded.join_url where r.join_url <> excluded.join_url;
  elsif content ? 'join_url' then
    delete from public.webinar_rooms r where r.webinar_id = (saved ->> 'id')::uuid;
  end if;
  if content ? 'figures' then
    perform private.save_figures((saved ->> 'id')::uuid, content -> 'figures');
  end if;
  return jsonb_build_object('outcome', 'saved', 'record', saved);
exception
  when unique_violation then
    return jsonb_build_object('outcome', 'slug_taken');
end;
$$;
comment on function public.save_content(text, jsonb, uuid, timestamptz, timestamptz) is
  'Saves the given columns of a piece of content and deletes its draft; adds new content if content_id is null. The columns include join_url (the room of a webinar) and figures (of a case). Returns {outcome: saved, record} or {outcome: stale | slug_taken}. stale: record or draft changed since seen and draft_seen.';
revoke all on function public.save_content(text, jsonb, uuid, timestamptz, timestamptz)
  from public, anon, authenticated;
grant execute on function public.save_content(text, jsonb, uuid, timestamptz, timestamptz)
  to authenticated, service_role;

create trigger store_picture_paths before insert or update on public.content_revisions
  for each row execute function private.store_picture_paths();
create trigger store_picture_paths before insert or update on public.content_drafts
  for each row execute function private.store_picture_paths();
create trigger set_author before insert or update on public.content_drafts
  for each row execute function private.set_author('author_id', 'latest');
create trigger require_record after insert or update of table_name, record_id on public.content_drafts
  for each row execute function private.require_record();
create trigger split_room before insert or update on public.content_drafts
  for each row execute function private.split_room_draft();
create trigger drop_room after delete on public.content_drafts
  for each row when (old.table_name = 'webinars') execute function private.drop_room_draft();
create trigger set_updated_at before update on public.content_drafts
  for each row execute function private.set_updated_at();

create function private.add_content_kind(kind text, written text[], has_counts boolean default false) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    $sql$
      alter table public.%1$I enable row level security;
      revoke all on public.%1$I from public, anon, authenticated;
      grant select on public.%1$I to anon;
      grant select, insert, update, delete on public.%1$I to authenticated, service_role;

      create policy "Anyone reads what is published" on public.%1$I
        for select to anon using (state = 'published' and published_at <= now());
      create policy "Accounts read what is published, editors all" on public.%1$I
        for select to authenticated
        using ((state = 'published' and published_at <= now()) or (select private.may(%1$L, 'write')));
      create policy "Writers add drafts, publishers all" on public.%1$I
        for insert to authenticated
        with check ((select private.may(%1$L, 'publish')) or (state = 'draft' and (select private.may(%1$L, 'write'))));
      create policy "Writers change drafts, publishers all" on public.%1$I
        for update to authenticated
        using ((select private.may(%1$L, 'publish')) or (state = 'draft' and (select private.may(%1$L, 'write'))))
        with check ((select private.may(%1$L, 'publish')) or (state = 'draft' and (select private.may(%1$L, 'write'))));
      create policy "Writers remove drafts, leaders all" on public.%1$I
        for delete to authenticated
        using ((select private.is_leader()) or (state = 'draft' and (select private.may(%1$L, 'write'))));

      create index %2$I on public.%1$I (published_at) where state = 'scheduled';
      -- For the editors' list with its search, and for Command-K.
      create index %3$I on public.%1$I (title, id);
      create index %4$I on public.%1$I (created_at desc, id);
      create index %5$I on public.%1$I (updated_at desc, id);
      create index %8$I on public.%1$I using gin (private.search_document(title));
      create index %9$I on public.%1$I using gin (private.pieces(title));

      create trigger guard before insert or update on public.%1$I
        for each row execute function private.guard_content();
      create trigger prepare before insert or update on public.%1$I
        for each row execute function private.prepare_content(%7$s);
      create trigger store_picture_paths before insert or update on public.%1$I
        for each row execute function private.store_picture_paths();
      create trigger set_updated_at before update on public.%1$I
        for each row %6$s execute function private.set_updated_at();
      create trigger keep_history after insert or update on public.%1$I
        for each row %6$s execute function private.keep_content_history();
      create trigger audit after insert or update or delete on public.%1$I
        for each row %6$s execute function private.record_audit();
      create trigger drop_drafts after delete on public.%1$I
        for each row execute function private.drop_drafts();
      create trigger close_review after update of state on public.%1$I
        for each row when (old.state <> new.state and new.state in ('published', 'scheduled'))
        execute function private.close_review();
      create trigger close_review_without_it after delete on public.%1$I
        for each row execute function private.close_review();
      create trigger record_first_publication after insert on public.%1$I
        for each row when (new.state = 'published')
        execute function private.record_row_event('content.published');
      create trigger record_publication after update of state on public.%1$I
        for each row when (old.state <> 'published' and new.state = 'published')
        execute function private.record_row_event('content.published');
      create trigger record_withdrawal after update of state on public.%1$I
        for each row when (old.state = 'published' and new.state <> 'published')
        execute function private.record_row_event('content.unpublished');
    $sql$,
    kind, kind || '_due', kind || '_title', kind || '_created_at', kind || '_updated_at',
    -- A change of a count by another trigger is not an edit.
    case when has_counts then 'when (pg_trigger_depth() = 0)' else '' end,
    (select string_agg(quote_literal(name), ', ') from unnest(written) as name),
    kind || '_title_document', kind || '_title_pieces'
  );
  perform private.guard_times(format('public.%I', kind)::regclass);
end;
$$;
comment on function private.add_content_kind(text, text[], boolean) is
  'Sets up the table of a content kind: row-level security, grants, policies, indexes for the editors'' list and the scheduler, and triggers for dates, images, history, audit and events. written: its Markdown columns. has_counts: triggers of other tables write counts into it.';
revoke all on function private.add_content_kind(text, text[], boolean) from public;
