'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { deleteEndpoint } from '@/lib/outbox/endpoints/actions';

/** Deletes the endpoint of the drawer after a confirmation. */
export function DeleteEndpoint({ endpoint }: { endpoint: { id: string; url: string } }) {
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
        title={'Delete this endpoint?'}
        confirmLabel="Delete endpoint"
        pending={isPending}
        onConfirm={async () => {
          const done = await run(() => deleteEndpoint({ id: endpoint.id }));
          setIsAsking(false);
          if (done) open(null);
        }}
      >
        What was sent to {endpoint.url}, and what still waits for it, goes too. This cannot be
        undone.
      </ConfirmDialog>
    </>
  );
}
