import { redirect } from 'next/navigation';
import { kindsIn } from '@/lib/core/auth/content-rights';
import { isLeader, requireEditorOfAny } from '@/lib/core/auth/guard';
import { CONTENT_TABLES, paths } from '@/lib/paths';
import { contentAdminPath } from '@/lib/paths/staff';

/** Redirects to the first content kind that the person can edit. */
export default async function ContentArea() {
  const editor = await requireEditorOfAny();
  const [first] = isLeader(editor) ? CONTENT_TABLES : kindsIn(editor.rights ?? {});
  redirect(first ? contentAdminPath(first, 'team') : paths.team.dashboard);
}
