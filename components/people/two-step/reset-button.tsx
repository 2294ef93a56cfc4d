'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { resetTwoStep } from '@/lib/people/two-step/actions';

/** Button that resets a colleague's two-step verification after a confirmation. */
export function ResetTwoStepButton({ person }: { person: { id: string; name: string } }) {
  const { run, isPending } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Reset two-step verification
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Reset the two-step verification of ${person.name}?`}
        confirmLabel="Reset"
        pending={isPending}
        onConfirm={async () => {
          await run(() => resetTwoStep({ id: person.id }));
          setIsAsking(false);
        }}
      >
        Do this only if you are sure that they asked for it. Their sessions end, they get an email,
        and they sign in with their password alone until they set it up again.
      </ConfirmDialog>
    </>
  );
}
