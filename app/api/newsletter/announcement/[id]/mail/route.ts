import { readAnnounced } from '@/lib/blog/announcements/data';
import { previewAnnouncement } from '@/lib/blog/mail';
import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { isEditor } from '@/lib/core/auth/guard';
import { mailResponse } from '@/lib/core/mail/response';

/** Returns the email that announces a post, for people who may email subscribers. */
export const GET = staffRoute<{ id: string }>(async (staff, _, { id }) => {
  if (!isEditor(staff, 'blog_posts', 'mail')) return emptyResponse(401);
  const post = await readAnnounced(staff, id);
  return post ? mailResponse(await previewAnnouncement(post)) : emptyResponse(404);
});
