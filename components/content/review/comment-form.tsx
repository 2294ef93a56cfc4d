'use client';

import { type SubmitEvent, useState } from 'react';
import { useKeptTexts } from '@/components/records/use-kept-texts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { commentOnReview } from '@/lib/content/review/actions';
import { commentInput } from '@/lib/content/review/schema';
import { fieldErrorsOf } from '@/lib/core/actions/form';
import type { ContentTable } from '@/lib/paths';

const EMPTY = { passage: '', comment: '' };

/** Form that comments on the selected passage of a review, or on the whole text. */
export function CommentForm({ table, review }: { table: ContentTable; review: string }) {
  const { run, isPending } = useStaffAction();
  const { typed, type, reset } = useKeptTexts(`review-comment:${review}`, EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { table, review, ...typed };
    const { error } = commentInput.safeParse(input);
    setErrors(error ? fieldErrorsOf(error) : {});
    if (error) return;
    if (await run(() => commentOnReview(input))) reset();
  }

  return (
    <ClientForm noValidate onSubmit={send} className="mt-6 space-y-4">
      <Field label="Passage" name="passage" error={errors.passage} hint="Empty: the whole text.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={typed.passage}
            onChange={({ target }) => type({ passage: target.value })}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => type({ passage: `${window.getSelection() ?? ''}`.trim() })}
      >
        Use the selection
      </Button>
      <Field label="Comment" name="comment" error={errors.comment} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={typed.comment}
            onChange={({ target }) => type({ comment: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="sm" pending={isPending}>
        Add comment
      </Button>
    </ClientForm>
  );
}
