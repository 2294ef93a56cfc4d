'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

type AskReviewProps = {
  pending: boolean;
  disabled: boolean;
  /** Resolves to the sentence of a refusal, or to null when those who may publish are told. */
  onAsk: (note: string) => Promise<string | null>;
};

/** Asks those who may publish to read the draft, with a word about it. */
export function AskReview({ pending, disabled, onAsk }: AskReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const refused = await onAsk(note);
    setRefusal(refused);
    if (refused === null) setOpen(false);
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
        description="Those who may publish are told. They comment, publish it, or send it back."
      >
        <form noValidate onSubmit={ask} className="space-y-4">
          <Field label="Note" name="note" error={refusal ?? undefined}>
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
        </form>
      </Dialog>
    </>
  );
}
