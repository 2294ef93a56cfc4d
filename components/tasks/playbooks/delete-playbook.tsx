'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { deletePlaybook } from '@/lib/tasks/playbooks/actions';

/** Deletes the playbook of the drawer after a confirmation. */
export function DeletePlaybook({ playbook }: { playbook: { id: string; name: string } }) {
  const open = useOpenRecord();
  const { run, isPending } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet-danger" size="sm" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${playbook.name}?`}
        confirmLabel="Delete playbook"
        pending={isPending}
        onConfirm={async () => {
          const done = await run(() => deletePlaybook({ id: playbook.id }));
          setIsAsking(false);
          if (done) open(null);
        }}
      >
        Its tasks stay, but no longer move with their event. The list of its runs goes. This cannot
        be undone.
      </ConfirmDialog>
    </>
  );
}
