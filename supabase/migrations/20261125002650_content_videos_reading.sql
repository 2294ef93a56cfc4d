-- Videos are visible to everyone who can read a row that shows them, according to the policies of these tables.
create policy "Anyone watches what is shown where they may read" on public.videos
  for select to anon
  using (
    exists (select from public.webinars w where w.video_id = videos.id)
    or exists (select from public.lesson_texts t where t.video_id = videos.id)
  );
-- Editors also see their own videos, because a video is added before a row shows it.
create policy "Accounts watch so too, editors what they added, leaders all" on public.videos
  for select to authenticated
  using (
    (select private.is_leader())
    or (created_by = (select auth.uid()) and (select private.my_kinds('write')) && array['webinars', 'courses'])
    or exists (select from public.webinars w where w.video_id = videos.id)
    or exists (select from public.lesson_texts t where t.video_id = videos.id)
  );
