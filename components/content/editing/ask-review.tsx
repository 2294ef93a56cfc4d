'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { useAnswer } from '@/components/ui/use-answer';

type AskReviewProps = {
  pending: boolean;
  disabled: boolean;
  /** Resolves to an error message, or to null if the dialog can close. */
  onAsk: (note: string) => Promise<string | null>;
};

/** Button that asks publishers to review the draft, with a note. */
export function AskReview({ pending, disabled, onAsk }: AskReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<{ sentence: string } | null>(null);
  const answer = useAnswer(refusal);

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sentence = await onAsk(note);
    setRefusal(sentence === null ? null : { sentence });
    if (sentence === null) setOpen(false);
  }

  return (
    <>
      <Button size="sm" pending={pending} disabled={disabled} onClick={() => setOpen(true)}>
        Ask for review
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Ask for review"
        description="Everyone who may publish is notified. They can comment, publish it, or send it back."
      >
        <ClientForm noValidate onSubmit={ask} className="space-y-4">
          {refusal && <Notice {...answer} tone="error" title={refusal.sentence} />}
          <Field label="Note" name="note">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={2000}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          <Button type="submit" size="sm" pending={pending}>
            Ask
          </Button>
        </ClientForm>
      </Dialog>
    </>
  );
}
