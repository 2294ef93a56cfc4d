'use client';

import { noteOwnChange } from '@/components/records/own-changes';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { sendNotes } from '@/lib/bookings/desk/actions';
import { notesForm } from '@/lib/bookings/desk/schema';
import { zonedMoment } from '@/lib/core/time/business-time';

type SendNotesProps = {
  id: string;
  /** The visitor who receives the notes. */
  name: string;
  /** Last notes sent; empty if none were sent. */
  notes: string;
  sentAt: string | null;
};

const LABELS = { sharedNotes: 'Notes to share' };

/** Form that writes the notes of a completed consultation and emails them to the visitor. */
export function SendNotes({ id, name, notes, sentAt }: SendNotesProps) {
  return (
    <section aria-label={LABELS.sharedNotes} className="border-t border-line pt-6">
      <RecordForm
        name={`booking-notes:${id}`}
        action={(form) => {
          noteOwnChange([id]);
          return sendNotes(form);
        }}
        schema={notesForm}
        labels={LABELS}
        initial={{ sharedNotes: notes }}
        version={sentAt ?? ''}
        submitLabel="Send notes"
        pendingLabel="Sending..."
      >
        {(values, errors) => (
          <>
            <input type="hidden" name="id" value={id} />
            <Field
              label={LABELS.sharedNotes}
              name="sharedNotes"
              error={errors.sharedNotes}
              hint={
                sentAt
                  ? `Sent ${zonedMoment(sentAt)}. Change them to send them again.`
                  : `${name} gets them by email.`
              }
              required
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={5}
                  maxLength={5000}
                  defaultValue={values.sharedNotes}
                />
              )}
            </Field>
          </>
        )}
      </RecordForm>
    </section>
  );
}
