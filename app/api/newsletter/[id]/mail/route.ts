import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { isEditor } from '@/lib/core/auth/guard';
import { mailResponse } from '@/lib/core/mail/response';
import { readIssue } from '@/lib/newsletter/data';
import { previewIssue } from '@/lib/newsletter/mail';

/** Returns an issue as the email for its readers, for people who may email subscribers. */
export const GET = staffRoute<{ id: string }>(async (staff, _, { id }) => {
  if (!isEditor(staff, 'blog_posts', 'mail')) return emptyResponse(401);
  const issue = await readIssue(staff, id);
  return issue ? mailResponse(await previewIssue(issue)) : emptyResponse(404);
});
