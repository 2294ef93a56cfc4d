-- Videos of webinars and lessons. Their files are in a private bucket, and are served through signed URLs that expire.
create table public.videos (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('upload', 'url', 'youtube', 'vimeo', 'mux')),
  path text unique check (path ~ '^[a-z0-9][a-z0-9/-]*\.(mp4|webm)$' and char_length(path) <= 200),
  url text check (url ~ '^https://[^[:space:]"<>]+$' and char_length(url) <= 500),
  player_id text check (player_id ~ '^[A-Za-z0-9_-]{1,80}(/[A-Za-z0-9]{1,40})?$'),
  mime_type text check (mime_type in ('video/mp4', 'video/webm')),
  size_bytes bigint check (size_bytes > 0),
  duration_seconds integer check (duration_seconds between 1 and 86400),
  width integer check (width between 1 and 8192),
  height integer check (height between 1 and 8192),
  is_highlights boolean not null default false,
  has_sound boolean not null default true,
  poster_path text check (poster_path ~ '^[a-z0-9][a-z0-9/-]*\.webp$' and char_length(poster_path) <= 200),
  captions text check (captions like 'WEBVTT%' and char_length(captions) <= 400000),
  has_captions boolean not null generated always as (captions is not null) stored,
  transcript text not null default '' check (char_length(transcript) <= 200000),
  chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array' and octet_length(chapters::text) <= 60000),
  created_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint videos_have_one_place check (
    case source
      when 'upload' then
        path is not null and mime_type is not null and duration_seconds is not null and num_nonnulls(url, player_id) = 0
      when 'url' then url is not null and num_nonnulls(path, player_id) = 0
      else player_id is not null and num_nonnulls(path, url) = 0
    end
  )
);
comment on table public.videos is
  'Videos of webinars and lessons: a file in the bucket videos, a file elsewhere, or a video of a known player. Type, length and size of a file are read from its bytes. transcript is Markdown.';
comment on column public.videos.is_highlights is
  'Whether the video shows parts of what it is about; otherwise it is a whole recording. Set by the editor.';
comment on column public.videos.has_sound is 'Read from the bytes of an uploaded file; the editor may correct it.';
comment on column public.videos.captions is 'WebVTT with plain text only (lib/content/videos/captions.ts).';
comment on column public.videos.has_captions is 'For lists, which do not load the captions themselves.';
comment on column public.videos.chapters is 'Chapters in order: [{"second": 0, "title": ""}].';
comment on column public.videos.player_id is 'Id of the video at YouTube, Vimeo or Mux.';
alter table public.videos enable row level security;
revoke all on public.videos from public, anon, authenticated;
grant select on public.videos to anon;
grant select, insert, update, delete on public.videos to authenticated, service_role;

create index videos_created_at on public.videos (created_at desc, id);
create index videos_created_by on public.videos (created_by);
create index videos_poster_path on public.videos (poster_path);
create index videos_transcript on public.videos using gin (private.search_document(transcript));

-- Keep the list of tables equal to the policies in …_content_videos_reading.sql. Written in plpgsql, because the tables
-- are created later.
create function private.is_video_shown(video uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.webinars w where w.video_id = video)
    or exists (select from public.lesson_texts t where t.video_id = video);
end;
$$;
comment on function private.is_video_shown(uuid) is 'Returns whether any row, published or not, shows this video.';
revoke all on function private.is_video_shown(uuid) from public;

create function private.may_change_video(video uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.is_leader() then
    return true;
  end if;
  -- A video shown by several rows can only be changed by people who may change all of them.
  return private.is_video_shown(video)
    and not exists (
      select from public.webinars w
      where w.video_id = video
        and not (private.may('webinars', 'publish') or (w.state = 'draft' and private.may('webinars', 'write')))
    )
    and not exists (
      select from public.lesson_texts t where t.video_id = video and not private.may_change_lesson(t.id)
    );
end;
$$;
comment on function private.may_change_video(uuid) is
  'Returns whether the caller may change a video: leaders any video, editors those that only their own kinds of content show.';
revoke all on function private.may_change_video(uuid) from public;
grant execute on function private.may_change_video(uuid) to authenticated;

create policy "Editors of webinars and courses add" on public.videos
  for insert to authenticated
  with check ((select private.my_kinds('write')) && array['webinars', 'courses']);
create policy "Editors change" on public.videos
  for update to authenticated using (private.may_change_video(id)) with check (private.may_change_video(id));
create policy "Leaders remove" on public.videos
  for delete to authenticated using ((select private.is_leader()));

create function private.let_go_of_video() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_video_shown(old.video_id) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    delete from public.videos v where v.id = old.video_id;
  else
    -- A deleted record can be restored for 30 days, so its video is kept for as long (sweep_videos).
    update public.videos v set updated_at = now() where v.id = old.video_id;
  end if;
  return null;
end;
$$;
comment on function private.let_go_of_video() is
  'Trigger: deletes a replaced video, unless another row shows it.';
revoke all on function private.let_go_of_video() from public;

create function private.add_video_column(shown_in text) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    $sql$
      alter table public.%1$I add column video_id uuid references public.videos (id) on delete set null;
      -- Tables of content kinds have column-level grants.
      grant insert (video_id), update (video_id) on public.%1$I to authenticated;
      create index %2$I on public.%1$I (video_id);
      create trigger let_go_of_video after update of video_id on public.%1$I
        for each row when (old.video_id is not null and new.video_id is distinct from old.video_id)
        execute function private.let_go_of_video();
      create trigger let_go_of_video_on_removal after delete on public.%1$I
        for each row when (old.video_id is not null) execute function private.let_go_of_video();
    $sql$,
    shown_in, shown_in || '_video_id'
  );
end;
$$;
comment on function private.add_video_column(text) is
  'Adds the indexed column video_id to a table, and triggers that clean up unused videos. Also add the table to private.is_video_shown and to the policies of readers.';
revoke all on function private.add_video_column(text) from public;

create function public.show_video(shown_in text, record_id uuid, video jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  added uuid;
  shown uuid;
begin
  if not exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', shown_in)) and a.attname = 'video_id'
  ) then
    raise exception 'No videos are shown there.' using errcode = '22023';
  end if;
  if video is not null then
    insert into public.videos (
      source, path, url, player_id, mime_type, size_bytes, duration_seconds, width, height, is_highlights, has_sound,
      poster_path, captions, transcript, chapters
    )
    select
      v.source, v.path, v.url, v.player_id, v.mime_type, v.size_bytes, v.duration_seconds, v.width, v.height,
      coalesce(v.is_highlights, false), coalesce(v.has_sound, true), v.poster_path, v.captions, coalesce(v.transcript, ''), coalesce(v.chapters, '[]')
    from jsonb_populate_record(null::public.videos, video) as v
    returning id into added;
  end if;
  execute format('update public.%I set video_id = $1 where id = $2 returning id', shown_in)
  into shown using added, record_id;
  if shown is null then
    raise exception 'The record is gone.' using errcode = 'P0002';
  end if;
  return added;
end;
$$;
comment on function public.show_video(text, uuid, jsonb) is
  'Replaces the video of a record, or removes it if video is null. Returns the id of the new video.';
revoke all on function public.show_video(text, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.show_video(text, uuid, jsonb) to authenticated, service_role;

-- plpgsql resolves storage.objects at the first call, because the embedded stack may run without Storage.
create function public.sweep_videos() returns setof text
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Matches the period in which a deleted record can be restored.
  delete from public.videos v
  where v.updated_at < now() - interval '30 days' and not private.is_video_shown(v.id);

  return query
  select o.name
  from storage.objects o
  where o.bucket_id = 'videos'
    and o.created_at < now() - interval '1 hour'
    and not exists (select from public.videos v where v.path = o.name)
    and not exists (select from public.videos v where v.poster_path = o.name)
  order by o.created_at
  limit 100;
end;
$$;
comment on function public.sweep_videos() is
  'Deletes videos that have not been shown for 30 days. Returns files in the bucket without a video: files of replaced videos, and uploads that were not finished within an hour.';
revoke all on function public.sweep_videos() from public, anon, authenticated;
grant execute on function public.sweep_videos() to service_role;

create trigger set_author before insert or update of created_by on public.videos
  for each row execute function private.set_author('created_by');
create trigger set_updated_at before update on public.videos
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.videos
  for each row execute function private.record_audit();
