'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { createContent } from '@/lib/content/editing/actions';
import { MAX_SLUG_LENGTH, slugOf } from '@/lib/content/editing/rules';
import { type Refusal, refusalIn, refusalOf } from '@/lib/core/actions/failure';
import { notices } from '@/lib/notices';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths';

const LABELS = { title: 'Title', slug: 'Address' };

/** Asks for title and slug of a new record; everything else follows in its editor. */
export function NewContentForm({ table }: { table: ContentTable }) {
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPending, startTransition] = useTransition();
  const slug = chosenSlug ?? slugOf(title);
  const errors = refusal?.details.fieldErrors ?? {};

  async function create() {
    const answer = await createContent({ table, title, slug }).catch(() => null);
    if (answer?.data) {
      toast.success(notices[answer.data.notice]);
      router.push(answer.data.editor);
    } else {
      setRefusal(answer ? refusalIn(answer) : refusalOf('notReached'));
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) startTransition(create);
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-xl space-y-5">
      {refusal && <FormAnswer refusal={refusal} labels={LABELS} />}
      <Field label={LABELS.title} name="title" error={errors.title} required>
        {(control) => (
          <Input
            {...control}
            value={title}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={LABELS.slug}
        name="slug"
        error={errors.slug}
        hint={contentPath(table, slug || '…')}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={slug}
            maxLength={MAX_SLUG_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setChosenSlug(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={isPending} pendingLabel="Creating…">
        Create draft
      </Button>
    </form>
  );
}
