'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { restoreDeleted } from '@/lib/audit/actions';
import { type Answer, useStaffAction } from './use-staff-action';

type Deleted = { text: string; deleted: string[] };

type DeleteRecordsProps = {
  table: Parameters<typeof restoreDeleted>[0]['table'];
  ids: readonly string[];
  action: (ids: string[]) => Promise<Answer<Deleted>>;
  variant: 'quiet-danger' | 'secondary';
  /** Title of the confirmation, such as "Delete 3 contacts?". */
  title: string;
  /** Text about the consequences: other deleted records, retained records, undo. */
  children: ReactNode;
  onDeleted: () => void;
};

/** Deletes records after a confirmation. The toast offers to undo it. */
export function DeleteRecords({
  table,
  ids,
  action,
  variant,
  title,
  children,
  onDeleted,
}: DeleteRecordsProps) {
  const { run, isPending } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);

  async function remove() {
    const answer = await run(
      () => action([...ids]),
      ({ deleted }) =>
        () =>
          restoreDeleted({ table, recordIds: deleted }),
    );
    setIsAsking(false);
    if (answer) onDeleted();
  }

  return (
    <>
      <Button variant={variant} size="sm" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        confirmLabel="Delete"
        onConfirm={remove}
        pending={isPending}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
