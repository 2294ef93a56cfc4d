'use client';

import { useId, useState } from 'react';
import { noteOwnChange } from '@/components/records/own-changes';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { sendNotes } from '@/lib/bookings/desk/actions';

type SendNotesProps = {
  id: string;
  /** The visitor, who gets the notes. */
  name: string;
  /** What was sent last; empty before. */
  notes: string;
  sentAt: string | null;
};

/** Writes the notes of a completed consultation and mails them to its visitor. */
export function SendNotes({ id, name, notes, sentAt }: SendNotesProps) {
  const { run, isPending } = useStaffAction();
  const [text, setText] = useState(notes);
  const fieldId = useId();
  const send = () => {
    noteOwnChange([id]);
    return run(() => sendNotes({ id, notes: text }));
  };
  return (
    <section aria-label="Notes to share" className="border-t border-line pt-6">
      <Field
        id={fieldId}
        name="shared-notes"
        label="Notes to share"
        hint={
          sentAt ? `Sent ${sentAt}. Change them to send them again.` : `${name} gets them by mail.`
        }
        optionalLabel={null}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={5000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={isPending}
        pendingLabel="Sending..."
        onClick={send}
      >
        Send notes
      </Button>
    </section>
  );
}
