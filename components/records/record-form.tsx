'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { FormAnswer } from '@/components/ui/form-answer';
import { toast } from '@/components/ui/toast';
import { type Refusal, refusalFrom, refusalIn } from '@/lib/core/actions/refusal';
import { sharedNotices } from '@/lib/notices/shared';
import { answerOf, FORM_NOT_REACHED } from './answer-of';
import { ConflictNotice } from './conflict-notice';
import { DraftNotice } from './draft-notice';
import { LeaveQuestion } from './leave-question';
import { useRecordForm, type Values } from './use-record-form';
import type { Answer, Done } from './use-staff-action';

type RecordFormProps<Data extends Done> = {
  /** Names the form and its record, such as `task:{id}`; the typed values are kept under it. */
  name: string;
  action: (form: FormData) => Promise<Answer<Data>>;
  /** Schema by which the action parses the form; a field that is left wrong says so by its sentence. */
  schema: z.ZodType;
  labels: Record<string, string>;
  /** The record as the form shows it at first. */
  initial: Values;
  /** The record's updated_at as the database wrote it; empty for a new one. */
  version?: string;
  submitLabel: string;
  pendingLabel?: string;
  onSaved?: (data: Data) => void;
  /** The fields, as `defaultValue={values.title}` and `error={errors.title}`. */
  children: (values: Values, errors: Values) => ReactNode;
  /** Shown next to the button. */
  aside?: ReactNode;
};

/**
 * Creates or changes a record. It checks each field when it is left, asks before typed values are left and keeps them
 * until they are saved. After someone else's change it shows what they changed and lets the person choose.
 */
export function RecordForm<Data extends Done>({
  name,
  action,
  schema,
  labels,
  initial,
  version = '',
  submitLabel,
  pendingLabel = 'Saving...',
  onSaved,
  children,
  aside,
}: RecordFormProps<Data>) {
  const router = useRouter();
  const record = useRecordForm({ name, initial, version, fields: Object.keys(labels), schema });
  const { form, errors } = record;
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, startTransition] = useTransition();

  const send = (filled: FormData) =>
    startTransition(async () => {
      const { data, ...answer } = await answerOf(action(filled), FORM_NOT_REACHED);
      const refused = data ? undefined : refusalIn(answer);
      setRefusal(refused);
      for (const [field, message] of Object.entries(refused?.details.fieldErrors ?? {})) {
        form.setError(field, { type: 'server', message });
      }
      // The drawer knows what became of the record, and keeps the text.
      if (
        refused?.notice === 'recordGone' &&
        record.element.current?.closest('[data-kept-record=true]')
      ) {
        router.refresh();
      }
      if (!data) return;
      record.saved(filled);
      toast[data.tone ?? 'success'](data.text);
      onSaved?.(data);
      // It stays pending until the next save has its version.
      startTransition(() => router.refresh());
    });

  const current = refusal?.details.current;
  const unsaved = Object.fromEntries(
    Object.entries(labels).filter(([field]) => form.formState.dirtyFields[field]),
  );
  return (
    <ClientForm
      ref={record.element}
      noValidate
      data-unsaved={JSON.stringify(unsaved)}
      className="space-y-5"
      onInput={record.onInput}
      onBlur={record.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        const filled = new FormData(event.currentTarget);
        const submit = form.handleSubmit(
          () => send(filled),
          () => setRefusal(refusalFrom(sharedNotices, 'formHasErrors')),
        );
        if (!pending) void submit();
      }}
    >
      <input type="hidden" name="version" value={record.version} />
      {record.isKept && <DraftNotice onDiscard={() => record.take(initial, version)} />}
      {current && current.version !== record.version && (
        <ConflictNotice
          current={current}
          labels={labels}
          initial={record.seen}
          onKeepMine={() => record.rebase(current.values, current.version)}
          onTakeTheirs={() => record.take(current.values, current.version)}
        />
      )}
      {refusal && !current && <FormAnswer refusal={refusal} errors={errors} labels={labels} />}
      <div key={record.time} className="space-y-5">
        {children(record.values, errors)}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        {aside}
      </div>
      <LeaveQuestion isDirty={record.isDirty} />
    </ClientForm>
  );
}
