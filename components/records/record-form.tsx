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
  /** Unique name of the form and its record, such as `task:{id}`. The draft is stored under this name. */
  name: string;
  action: (form: FormData) => Promise<Answer<Data>>;
  /** Schema that the action uses. An invalid field shows its error on blur. */
  schema: z.ZodType;
  labels: Record<string, string>;
  /** Initial values of the record. */
  initial: Values;
  /** updated_at of the record, exactly as in the database; empty for a new record. */
  version?: string;
  submitLabel: string;
  pendingLabel?: string;
  onSaved?: (data: Data) => void;
  /** Renders the fields, with `defaultValue={values.title}` and `error={errors.title}`. */
  children: (values: Values, errors: Values) => ReactNode;
  /** Content shown next to the button. */
  aside?: ReactNode;
};

/**
 * Form that creates or edits a record. It validates each field on blur, warns before unsaved input is lost, and keeps a
 * draft until it is saved. After a conflicting change it shows the other version and lets the user choose.
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
      // The drawer shows why the record is gone and keeps the text.
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
      // In the transition, the form stays pending until the new version has arrived for the next save.
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
