-- Pictures of our bucket are stored without the host that serves them, so that content survives a move of the project.

create or replace function private.without_storage_host(content jsonb) returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  bucket constant text := '(?=/storage/v1/object/public/images/)';
begin
  case jsonb_typeof(content)
    when 'string' then
      -- Markdown: ![alternative](address), and [name]: address for a picture by name.
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
  'Returns content with the pictures of our bucket as paths: those of image_url, and those in markdown texts.';

create or replace function private.store_picture_paths() returns trigger
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
comment on function private.store_picture_paths() is 'Trigger: takes the host off the pictures of our bucket.';

revoke all on function private.without_storage_host(jsonb), private.store_picture_paths() from public;
grant execute on function private.without_storage_host(jsonb) to authenticated, service_role;

do $$
declare
  kind text;
begin
  foreach kind in array array[
    'services', 'courses', 'webinars', 'jobs', 'blog_posts', 'content_drafts', 'content_revisions'
  ] loop
    execute format(
      $sql$
        create or replace trigger store_picture_paths before insert or update on public.%I
          for each row execute function private.store_picture_paths();
      $sql$,
      kind
    );
    -- Existing rows, as the trigger above stores them; the others would take this for an edit.
    execute format('alter table public.%I disable trigger user', kind);
    execute format('alter table public.%I enable trigger store_picture_paths', kind);
    execute format(
      'update public.%1$I t set %2$I = t.%2$I where to_jsonb(t)::text like ''%%/storage/v1/object/public/images/%%''',
      kind,
      case kind when 'content_drafts' then 'content' when 'content_revisions' then 'snapshot' else 'slug' end
    );
    execute format('alter table public.%I enable trigger user', kind);
  end loop;
end;
$$;
