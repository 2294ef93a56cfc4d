'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { deleteTemplate } from '@/lib/clients/templates/actions';

/** Deletes the template of the drawer after a confirmation. */
export function DeleteTemplate({ template }: { template: { id: string; name: string } }) {
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
        title={`Delete ${template.name}?`}
        confirmLabel="Delete template"
        pending={isPending}
        onConfirm={async () => {
          const done = await run(() => deleteTemplate({ id: template.id }));
          setIsAsking(false);
          if (done) open(null);
        }}
      >
        Replies that began with it stay. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
