'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { setAccess } from '@/lib/people/actions';

type AccessButtonsProps = {
  people: readonly { id: string; name: string; isDisabled: boolean }[];
  onDone?: () => void;
};

/** Disables an account after a confirmation, or enables it. The toast offers to undo either change. */
export function AccessButtons({ people, onDone }: AccessButtonsProps) {
  const { run, isPending } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  const active = people.filter(({ isDisabled }) => !isDisabled);
  const disabled = people.filter(({ isDisabled }) => isDisabled);
  const [only] = active;

  async function change(chosen: typeof active, isDisabled: boolean) {
    const changed = await run(
      () => setAccess({ ids: chosen.map(({ id }) => id), disabled: isDisabled }),
      ({ ids }) =>
        () =>
          setAccess({ ids: [...ids], disabled: !isDisabled }),
    );
    setIsAsking(false);
    if (changed) onDone?.();
  }

  return (
    <>
      {active.length > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          Disable
        </Button>
      )}
      {disabled.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          onClick={() => change(disabled, false)}
        >
          Enable
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={active.length === 1 ? `Disable ${only?.name}?` : `Disable ${active.length} people?`}
        confirmLabel="Disable"
        onConfirm={() => change(active, true)}
        pending={isPending}
      >
        Every session ends at once, on every device, and the calendar feed stops. Tasks, comments
        and bookings stay as they are. You can enable access again at any time.
      </ConfirmDialog>
    </>
  );
}
