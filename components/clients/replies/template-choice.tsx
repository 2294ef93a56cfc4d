'use client';

import { type RefObject, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { ReplyStart } from '@/lib/clients/replies/model';

type Texts = { subject: string; body: string };

type TemplateChoiceProps = {
  starts: readonly ReplyStart[];
  fields: {
    subject: RefObject<HTMLInputElement | null>;
    body: RefObject<HTMLTextAreaElement | null>;
  };
};

/** Fills a reply from a template. The replaced text can be restored. */
export function TemplateChoice({ starts, fields }: TemplateChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState(starts[0]?.id ?? '');
  const [replaced, setReplaced] = useState<(Texts & { chosen: string }) | null>(null);

  function fill({ subject, body }: Texts) {
    if (!fields.subject.current || !fields.body.current) return;
    fields.subject.current.value = subject;
    fields.body.current.value = body;
    // The form saves a draft on input events.
    fields.body.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function choose(next: string) {
    const start = starts.find((one) => one.id === next);
    if (!start || !fields.subject.current || !fields.body.current) return;
    const now = { subject: fields.subject.current.value, body: fields.body.current.value };
    const isTyped = !starts.some(
      ({ subject, body }) => subject === now.subject && body === now.body,
    );
    setReplaced(isTyped ? { ...now, chosen } : null);
    setChosen(next);
    fill(start);
  }

  function takeBack() {
    if (!replaced) return;
    fill(replaced);
    setChosen(replaced.chosen);
    setReplaced(null);
  }

  return (
    <div>
      <Field id={id} label="Template" name="template" optionalLabel={null}>
        {({ name: _, ...control }) => (
          <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            {starts.map((start) => (
              <option key={start.id} value={start.id}>
                {start.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {replaced && (
        <p role="status" className="mt-1.5 flex flex-wrap items-center gap-2">
          The template replaced your text.
          <Button variant="secondary" size="sm" onClick={takeBack}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}
