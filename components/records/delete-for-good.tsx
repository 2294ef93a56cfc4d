'use client';

import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type Answer, useStaffAction } from './use-staff-action';

type DeleteForGoodProps = {
  /** The record of the drawer. */
  id: string;
  action: (input: { id: string }) => Promise<Answer>;
  /** Kind of record, such as "playbook". */
  kind: string;
  /** Name of the record in the question; "this" and the kind by default. */
  name?: string;
  /** Text about the consequences. */
  children: ReactNode;
};

/** Deletes the record of the drawer after a confirmation; nothing brings it back. */
export function DeleteForGood({ id, action, kind, name, children }: DeleteForGoodProps) {
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
        title={`Delete ${name ?? `this ${kind}`}?`}
        confirmLabel={`Delete ${kind}`}
        pending={isPending}
        onConfirm={async () => {
          const done = await run(() => action({ id }));
          setIsAsking(false);
          if (done) open(null);
        }}
      >
        {children} This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
