-- Image library: files, their uses, and the replacement of images.
create table public.images (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (path ~ '^[A-Za-z0-9-]{1,200}\.(png|jpg|gif|webp)$'),
  name text not null default '' check (char_length(name) <= 200),
  sha256 text unique check (sha256 ~ '^[0-9a-f]{64}$'),
  alt text not null check (char_length(alt) <= 300),
  caption text not null default '' check (char_length(caption) <= 300),
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  width integer check (width > 0),
  height integer check (height > 0),
  mime_type text check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  size_bytes integer check (size_bytes > 0),
  uploaded_by uuid default auth.uid() references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.images is
  'Images in the public bucket. The file at a path never changes, so that caches stay valid.';
comment on column public.images.name is 'Name of the uploaded file.';
comment on column public.images.sha256 is 'Hash of the uploaded file, used to detect duplicates.';
comment on column public.images.alt is 'Default alternative text when the image is inserted.';
comment on column public.images.focal_x is 'Focal point for cropping: percent from the left.';
comment on column public.images.focal_y is 'Focal point for cropping: percent from the top.';
alter table public.images enable row level security;
revoke all on public.images from public, anon, authenticated;
grant select, insert, delete on public.images to authenticated;
grant update (name, alt, caption, focal_x, focal_y) on public.images to authenticated;
grant select, insert, update, delete on public.images to service_role;

create index images_created_at on public.images (created_at desc, id);
create index images_name on public.images (name, id);
create index images_uploaded_by on public.images (uploaded_by);

create policy "Editors of any kind read" on public.images
  for select to authenticated using (cardinality((select private.my_kinds('write'))) > 0);

create policy "Editors of any kind add, under their own name" on public.images
  for insert to authenticated
  with check (
    (select private.is_leader())
    or (cardinality((select private.my_kinds('write'))) > 0 and uploaded_by = (select auth.uid()))
  );

create policy "Editors of any kind describe" on public.images
  for update to authenticated
  using (cardinality((select private.my_kinds('write'))) > 0)
  with check (cardinality((select private.my_kinds('write'))) > 0);

create policy "Writers remove their own, publishers all" on public.images
  for delete to authenticated
  using (
    cardinality((select private.my_kinds('publish'))) > 0
    or (cardinality((select private.my_kinds('write'))) > 0 and uploaded_by = (select auth.uid()))
  );

create table public.image_uses (
  image_id uuid not null references public.images (id) on delete restrict,
  table_name text not null check (char_length(table_name) <= 60),
  record_id uuid not null,
  is_draft boolean not null,
  primary key (image_id, table_name, record_id, is_draft)
);
comment on table public.image_uses is
  'Current uses of images in records and their drafts. Set by triggers; an image with a row here cannot be deleted.';
comment on column public.image_uses.table_name is 'A kind of content, or lesson_texts.';
alter table public.image_uses enable row level security;
revoke all on public.image_uses from public, anon, authenticated;
grant select on public.image_uses to authenticated;
grant select, insert, update, delete on public.image_uses to service_role;

create index image_uses_record on public.image_uses (table_name, record_id, is_draft);

create policy "Editors of any kind read" on public.image_uses
  for select to authenticated using (cardinality((select private.my_kinds('write'))) > 0);

create function private.pictures_in(content jsonb) returns setof text
language sql
immutable
set search_path = ''
as $$
  select distinct found[1]
  from regexp_matches(content::text, '/storage/v1/object/public/images/([A-Za-z0-9-]+\.[a-z]+)', 'g') as found;
$$;
comment on function private.pictures_in(jsonb) is 'Returns the paths of the images in a record.';
revoke all on function private.pictures_in(jsonb) from public;

create function private.keep_image_uses() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  in_draft constant boolean := tg_table_name = 'content_drafts';
  owner jsonb;
  used uuid[] := '{}';
begin
  if tg_op <> 'INSERT' then
    owner := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    owner := to_jsonb(new);
    select coalesce(array_agg(i.id), '{}') into used
    from public.images i
    where i.path in (select private.pictures_in(owner));
  end if;
  delete from public.image_uses u
  where u.table_name = coalesce(owner ->> 'table_name', tg_table_name)
    and u.record_id = coalesce(owner ->> 'record_id', owner ->> 'id')::uuid
    and u.is_draft = in_draft
    and u.image_id <> all (used);
  insert into public.image_uses (image_id, table_name, record_id, is_draft)
  select
    image, coalesce(owner ->> 'table_name', tg_table_name), coalesce(owner ->> 'record_id', owner ->> 'id')::uuid,
    in_draft
  from unnest(used) as image
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.keep_image_uses() is 'Trigger: stores which images a record, or its draft, uses.';
revoke all on function private.keep_image_uses() from public;

create function private.picture_address(image public.images) returns text
language sql
immutable
set search_path = ''
as $$
  select '/storage/v1/object/public/images/' || image.path
    || coalesce('#' || image.width || 'x' || image.height, '')
    || case
      when image.width is null or image.height is null or (image.focal_x = 50 and image.focal_y = 50) then ''
      else ',' || image.focal_x || ',' || image.focal_y
    end;
$$;
comment on function private.picture_address(public.images) is
  'Returns the reference to an image as stored in texts: path, size, and focal point unless it is the center.';
revoke all on function private.picture_address(public.images) from public;
grant execute on function private.picture_address(public.images) to authenticated, service_role;

create function private.with_picture(content jsonb, path text, address text) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    content::text,
    '/storage/v1/object/public/images/' || replace(path, '.', '\.') || '(?![A-Za-z0-9.-])(#\d+x\d+(,\d+,\d+)?)?',
    address, 'g'
  )::jsonb;
$$;
comment on function private.with_picture(jsonb, text, text) is
  'Returns content in which the image at a path is replaced by another.';
revoke all on function private.with_picture(jsonb, text, text) from public;
grant execute on function private.with_picture(jsonb, text, text) to authenticated, service_role;

-- Runs with the caller's rights in one transaction, so that either all texts change or none.
create function public.replace_image(replaced uuid, replacement uuid)
returns table (kind text, record jsonb)
language plpgsql
set search_path = ''
as $$
declare
  old_path text;
  address text;
  found_use record;
  was jsonb;
  becomes jsonb;
  columns text;
  changed integer;
begin
  if cardinality(private.my_kinds('write')) = 0 then
    raise exception 'Replacing pictures needs the right to write content.' using errcode = '42501';
  end if;
  select i.path into old_path from public.images i where i.id = replaced;
  select private.picture_address(i) into address from public.images i where i.id = replacement;
  if old_path is null or address is null then
    raise exception 'There is no such picture.' using errcode = 'P0002';
  end if;
  for found_use in
    select u.* from public.image_uses u where u.image_id = replaced order by u.table_name, u.record_id, u.is_draft
  loop
    if found_use.is_draft then
      update public.content_drafts d
      set content = private.with_picture(d.content, old_path, address)
      where d.table_name = found_use.table_name and d.record_id = found_use.record_id;
      get diagnostics changed = row_count;
    else
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', found_use.table_name)
      into was using found_use.record_id;
      becomes := private.with_picture(was, old_path, address);
      select string_agg(quote_ident(f.key), ', ') into columns
      from jsonb_each(becomes) as f
      where f.value is distinct from was -> f.key and f.key <> 'document';
      continue when was is not null and columns is null;
      if was is not null then
        execute format(
          'update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id = $2',
          found_use.table_name, columns
        ) using becomes, found_use.record_id;
      end if;
      get diagnostics changed = row_count;
    end if;
    if changed = 0 or (was is null and not found_use.is_draft) then
      raise exception 'This picture is used where the caller may not change the text.' using errcode = '42501';
    end if;
    if found_use.table_name = 'lesson_texts' then
      return query
        select 'courses', jsonb_build_object('id', c.id, 'slug', c.slug, 'state', c.state, 'published_at', c.published_at)
        from public.course_lessons l
        join public.courses c on c.id = l.course_id
        where l.id = found_use.record_id;
    elsif not found_use.is_draft then
      return query execute format(
        'select %1$L, jsonb_build_object(''id'', t.id, ''slug'', t.slug, ''state'', t.state, ''published_at'', t.published_at)
         from public.%1$I t where t.id = $1',
        found_use.table_name
      ) using found_use.record_id;
    end if;
  end loop;
end;
$$;
comment on function public.replace_image(uuid, uuid) is
  'Replaces an image with another in all records and drafts, with the caller''s rights; given the same image twice, updates its focal point. Returns the changed records. Raises an error, and changes nothing, if the caller may not change one of them.';
revoke all on function public.replace_image(uuid, uuid) from public, anon, authenticated;
grant execute on function public.replace_image(uuid, uuid) to authenticated;

create function private.track_images(table_name text) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger keep_image_uses after insert or update or delete on public.%I
       for each row execute function private.keep_image_uses()',
    table_name
  );
end;
$$;
comment on function private.track_images(text) is
  'Tracks image uses in a table whose rows have the column id, or table_name and record_id.';
revoke all on function private.track_images(text) from public;

select private.track_images(kind) from unnest(private.content_kinds() || array['content_drafts', 'lesson_texts']) as kind;

create trigger set_author before insert or update of uploaded_by on public.images
  for each row execute function private.set_author('uploaded_by');
create trigger set_updated_at before update on public.images
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.images
  for each row execute function private.record_audit();
