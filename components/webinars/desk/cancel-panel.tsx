'use client';

import { useState } from 'react';
import { useKeptTexts } from '@/components/records/use-kept-texts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { cancelWebinar, restoreWebinar } from '@/lib/webinars/desk/actions';
import type { DeskWebinar } from '@/lib/webinars/desk/model';

/** Form that cancels a webinar with a reason, shown on its page, or reinstates it. */
export function CancelPanel({ webinar, className }: { webinar: DeskWebinar; className: string }) {
  const { run, isPending } = useStaffAction();
  const [isOpen, setOpen] = useState(false);
  const webinarId = webinar.id;
  const { typed, type, reset } = useKeptTexts(`webinar-cancel:${webinarId}`, { reason: '' });
  const people = webinar.registered + webinar.offered + webinar.waiting;
  if (webinar.cancelledAt) {
    return (
      <section aria-label="Cancelled" className={className}>
        <h2 className="font-medium text-ink">Cancelled</h2>
        <p className="mt-2 wrap-anywhere">{webinar.cancelReason}</p>
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          pending={isPending}
          onClick={() => run(() => restoreWebinar({ webinarId }))}
        >
          It takes place after all
        </Button>
      </section>
    );
  }
  if (webinar.state !== 'published') return null;
  return (
    <section aria-label="Cancel the webinar" className={className}>
      <h2 className="font-medium text-ink">Cancel the webinar</h2>
      <p className="mt-1 text-ink-3">Its page stays, with the reason.</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
        Cancel it…
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel this webinar?"
        confirmLabel={people > 0 ? `Cancel and notify ${people}` : 'Cancel it'}
        pending={isPending}
        onConfirm={async () => {
          if (!(await run(() => cancelWebinar({ webinarId, ...typed })))) return;
          reset();
          setOpen(false);
        }}
      >
        <p className="mb-4">
          {people > 0
            ? 'All registrants and everyone on the waiting list get one email with the reason. Emails cannot be recalled.'
            : 'There are no registrants and no waiting list, so no email is sent.'}
        </p>
        <Field label="Reason" name="reason" required hint="The public page shows it too.">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={400}
              value={typed.reason}
              onChange={(event) => type({ reason: event.target.value })}
            />
          )}
        </Field>
      </ConfirmDialog>
    </section>
  );
}
