-- Storage buckets. They have no policies: only the service writes to them and reads the private ones.
do $$
begin
  -- The embedded stack may run without Storage.
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values
    (
      'cvs', 'cvs', false, 5242880,
      array['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
    ),
    ('images', 'images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']),
    -- The same limit as in the editor. To raise it, also raise the limit of the Supabase project. Posters are stored
    -- next to their videos.
    ('videos', 'videos', false, 52428800, array['video/mp4', 'video/webm', 'image/webp'])
  on conflict (id) do update
  set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
end;
$$;
