'use client';

import { useRouter } from 'next/navigation';
import { useDesk } from '@/components/content/use-desk';
import { useStaffAction } from '@/components/records/use-staff-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { restoreDeleted } from '@/lib/audit/actions';
import { deleteContent } from '@/lib/content/editing/actions';
import type { EditedContent } from '@/lib/content/editing/model';
import { contentKinds } from '@/lib/content/kinds';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { contentAdminPath } from '@/lib/paths/staff';
import type { Editor } from './use-editor';

type DeleteDialogProps = {
  table: ContentTable;
  content: EditedContent;
  editor: Editor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Confirms the deletion of a record and explains what happens to its public page. */
export function DeleteDialog({ table, content, editor, open, onOpenChange }: DeleteDialogProps) {
  const { id, title, slug, state } = content;
  const { singular, deletedToo } = contentKinds[table];
  const { area } = useDesk(table);
  const router = useRouter();
  const { run, isPending } = useStaffAction();

  async function remove() {
    const seen = await editor.keeper.hold();
    const deleted = await run(
      () => deleteContent({ table, id, seen }),
      // Only leaders can restore deleted records.
      area === 'admin' ? () => () => restoreDeleted({ table, recordIds: [id] }) : undefined,
    );
    if (deleted) router.push(contentAdminPath(table, area));
    else editor.keeper.resume();
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${title}”?`}
      confirmLabel={`Delete ${singular}`}
      pending={isPending}
      onConfirm={remove}
    >
      <p>
        {state === 'published'
          ? `The page ${contentPath(table, slug)} is removed at once, and visitors are informed.`
          : 'It is not on the site, so no page disappears.'}{' '}
        {deletedToo} For 30 days{' '}
        {area === 'admin' ? 'it can be restored' : 'a leader can restore it'} from the audit log.
      </p>
    </ConfirmDialog>
  );
}
