'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { answerOf, FORM_NOT_REACHED } from '@/components/records/answer-of';
import { errorSentences } from '@/components/records/error-sentences';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { createContent } from '@/lib/content/editing/actions';
import { MAX_SLUG_LENGTH, slugOf } from '@/lib/content/editing/rules';
import { newInput } from '@/lib/content/editing/schema';
import { type Refusal, refusalFrom, refusalIn } from '@/lib/core/actions/refusal';
import { sharedNotices } from '@/lib/notices/shared';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

const LABELS = { title: 'Title', slug: 'Address' };

/** Form for the title and slug of a new record. All other fields follow in its editor. */
export function NewContentForm({ table }: { table: ContentTable }) {
  const router = useRouter();
  const form = useForm({
    defaultValues: { table, title: '', slug: '' },
    resolver: zodResolver(newInput),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { register, setError, formState } = form;
  const { isDirty: isSlugTyped } = form.getFieldState('slug', formState);
  const slug = form.watch('slug');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPending, startTransition] = useTransition();
  const errors = errorSentences(formState.errors);

  async function create(typed: z.output<typeof newInput>) {
    const answer = await answerOf(createContent(typed), FORM_NOT_REACHED);
    if (answer.data) {
      toast.success(answer.data.text);
      router.push(answer.data.editor);
    } else {
      const refused = refusalIn(answer);
      setRefusal(refused);
      const { slug: message } = refused.details.fieldErrors ?? {};
      if (message) setError('slug', { type: 'server', message });
    }
  }

  const submit = form.handleSubmit(
    (typed) => startTransition(() => create(typed)),
    () => setRefusal(refusalFrom(sharedNotices, 'formHasErrors')),
  );

  return (
    <ClientForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
      className="max-w-xl space-y-5"
    >
      {refusal && <FormAnswer refusal={refusal} errors={errors} labels={LABELS} />}
      <Field label={LABELS.title} name="title" error={errors.title} required>
        {(control) => (
          <Input
            {...control}
            {...register('title', {
              onChange: ({ target }) => {
                if (!isSlugTyped) form.resetField('slug', { defaultValue: slugOf(target.value) });
              },
            })}
            autoComplete="off"
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
            {...register('slug')}
            maxLength={MAX_SLUG_LENGTH}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" pending={isPending} pendingLabel="Creating…">
        Create draft
      </Button>
    </ClientForm>
  );
}
