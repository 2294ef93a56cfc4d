-- Who watches a video: whoever may read a row that shows it. The row-level security of those tables decides.
create policy "Anyone watches what is shown where they may read" on public.videos
  for select to anon
  using (
    exists (select from public.webinars w where w.video_id = videos.id)
    or exists (select from public.lesson_texts t where t.video_id = videos.id)
  );
-- Their own too: one is added before a row shows it.
create policy "Accounts watch so too, editors what they added, leaders all" on public.videos
  for select to authenticated
  using (
    (select private.is_leader())
    or (created_by = (select auth.uid()) and (select private.my_kinds('write')) && array['webinars', 'courses'])
    or exists (select from public.webinars w where w.video_id = videos.id)
    or exists (select from public.lesson_texts t where t.video_id = videos.id)
  );
