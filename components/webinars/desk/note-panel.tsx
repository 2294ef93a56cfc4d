'use client';

import { useKeptTexts } from '@/components/records/use-kept-texts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { zonedMoment } from '@/lib/core/time/business-time';
import { sendNote } from '@/lib/webinars/desk/actions';
import type { DeskNote } from '@/lib/webinars/desk/model';

type NotePanelProps = {
  webinarId: string;
  people: number;
  notes: DeskNote[];
  className: string;
};

/** Form that emails a note to all registrants, with a list of sent notes. */
export function NotePanel({ webinarId, people, notes, className }: NotePanelProps) {
  const { run, isPending } = useStaffAction();
  const { typed, type, reset } = useKeptTexts(`webinar-note:${webinarId}`, { note: '' });
  const { note } = typed;
  return (
    <section aria-labelledby="desk-note" className={className}>
      <h2 id="desk-note" className="font-medium text-ink">
        Note to all registrants
      </h2>
      <ClientForm
        className="mt-2 space-y-3"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await run(() => sendNote({ webinarId, note }))) reset();
        }}
      >
        <Field label="Note" name="note" required hint={`By email, to ${people} people, at once.`}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={note}
              onChange={(event) => type({ note: event.target.value })}
            />
          )}
        </Field>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          pending={isPending}
          disabled={people === 0 || note.trim() === ''}
        >
          Send to {people}
        </Button>
      </ClientForm>
      {notes.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {notes.map((sent) => (
            <li key={sent.id} className="py-2 wrap-anywhere">
              <span className="text-ink">{sent.note}</span>
              <span className="block text-staff text-ink-3">
                {zonedMoment(sent.sentAt)}, to {sent.sentTo}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
