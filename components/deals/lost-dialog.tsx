'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LOST_REASONS, type LostReason, lostReasonNames } from '@/lib/deals/stages';

type LostDialogProps = {
  /** Title of the deal; null while the dialog is closed. */
  title: string | null;
  onClose: () => void;
  onChoose: (reason: LostReason) => void;
};

/** Dialog that asks why a deal was lost. */
export function LostDialog({ title, onClose, onChoose }: LostDialogProps) {
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('reason');
    const reason = LOST_REASONS.find((one) => one === chosen);
    if (reason) onChoose(reason);
  }

  return (
    <Dialog
      open={title !== null}
      onOpenChange={onClose}
      title="Why was it lost?"
      description={title ?? ''}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={onClose}>
            Keep it open
          </Button>
          <Button type="submit" form={id} size="sm">
            Mark as lost
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <fieldset className="grid gap-2">
          <legend className="sr-only">Reason</legend>
          {LOST_REASONS.map((reason, place) => (
            <label key={reason} className="flex min-h-9 items-center gap-3 text-ink">
              <input
                type="radio"
                name="reason"
                value={reason}
                defaultChecked={place === 0}
                className="size-4 accent-accent"
              />
              {lostReasonNames[reason]}
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
