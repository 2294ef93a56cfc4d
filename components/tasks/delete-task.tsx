'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { restoreDeleted } from '@/lib/audit/actions';
import { deleteTasks } from '@/lib/tasks/actions';

/** Deletes the task of the drawer. */
export function DeleteTask({ task }: { task: { id: string; title: string } }) {
  const { run, isPending } = useStaffAction();
  const open = useOpenRecord();
  const [asks, ask] = useState(false);

  async function remove() {
    const removed = await run(
      () => deleteTasks([task.id]),
      () => () => restoreDeleted({ table: 'tasks', recordIds: [task.id] }),
    );
    ask(false);
    if (removed) open(null);
  }

  return (
    <div className="border-t border-line pt-4">
      <Button variant="quiet" size="sm" className="-ml-3 text-high" onClick={() => ask(true)}>
        Delete task
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={ask}
        title={`Delete "${task.title}"?`}
        confirmLabel="Delete task"
        onConfirm={remove}
        pending={isPending}
      >
        Its checklist and comments go with it. For 30 days it can be restored from the audit log.
      </ConfirmDialog>
    </div>
  );
}
