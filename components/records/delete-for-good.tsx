'use client';

import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type Answer, useStaffAction } from './use-staff-action';

type DeleteForGoodProps = {
  /** Id of the record in the drawer. */
  id: string;
  action: (input: { id: string }) => Promise<Answer>;
  /** Noun for the record, such as "playbook". */
  kind: string;
  /** Name of the record in the confirmation; by default "this" and the noun. */
  name?: string;
  /** Text about the consequences. */
  children: ReactNode;
};

/** Permanently deletes the record in the drawer after a confirmation. */
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
