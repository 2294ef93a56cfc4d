'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { restoreRevision } from '@/lib/content/editing/actions';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath } from '@/lib/paths/staff';

type RestoreRevisionButtonProps = {
  table: ContentTable;
  id: string;
  revision: number;
  /** True if there are unpublished changes, which the restored version would replace. */
  hasDraft: boolean;
};

/** Restores a version as the draft and opens the editor. It does not publish anything. */
export function RestoreRevisionButton({
  table,
  id,
  revision,
  hasDraft,
}: RestoreRevisionButtonProps) {
  const { area } = useDesk(table);
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  const [isAsking, setAsking] = useState(false);

  async function restore() {
    const restored = await run(() => restoreRevision({ table, id, revision }));
    setAsking(false);
    if (restored) router.push(contentEditorPath(table, id, area));
  }

  return (
    <>
      <Button
        size="sm"
        className="mt-6"
        pending={isPending}
        onClick={() => (hasDraft ? setAsking(true) : restore())}
      >
        Restore into the draft
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Replace the unpublished changes?"
        confirmLabel="Replace them"
        pending={isPending}
        onConfirm={restore}
      >
        <p>
          This record has unpublished changes. Restoring the older version replaces them
          permanently. The public page does not change.
        </p>
      </ConfirmDialog>
    </>
  );
}
