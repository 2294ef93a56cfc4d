'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { toast } from '@/components/ui/toast';
import { type Refusal, refusalOf } from '@/lib/core/actions/failure';
import { noticeText } from '@/lib/notices';
import { ConflictNotice } from './conflict-notice';
import { DraftNotice } from './draft-notice';
import { useRecordValues, type Values } from './use-record-values';
import type { Answer, Done } from './use-staff-action';

type RecordFormProps<Data extends Done> = {
  /** Names the form and its record, such as `task:{id}`; the typed values are kept under it. */
  name: string;
  action: (form: FormData) => Promise<Answer<Data>>;
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
  /** Shown beside the button. */
  aside?: ReactNode;
};

function fieldsOf(form: FormData): Values {
  const texts: Values = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && name !== 'version') texts[name] = value;
  }
  return texts;
}

/**
 * Creates or changes a record. It keeps the typed values until they are saved, names each field's error, and after
 * somebody else's change shows what they changed and lets the person choose.
 */
export function RecordForm<Data extends Done>({
  name,
  action,
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
  const record = useRecordValues({ name, initial, version, fields: Object.keys(labels) });
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, startTransition] = useTransition();

  const send = (form: FormData) =>
    startTransition(async () => {
      const { data, serverError } = await action(form).catch((): Answer<Data> => ({}));
      setRefusal(data ? undefined : (serverError ?? refusalOf('notReached')));
      if (!data) return;
      record.saved();
      toast[data.tone ?? 'success'](noticeText(data));
      onSaved?.(data);
      // It stays pending until the next save has its version.
      startTransition(() => router.refresh());
    });

  const current = refusal?.details.current;
  return (
    <form
      noValidate
      className="space-y-5"
      onInput={({ currentTarget }) => record.keep(fieldsOf(new FormData(currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) send(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="version" value={record.version} />
      {record.isKept && <DraftNotice onDiscard={record.discard} />}
      {current && current.version !== record.version && (
        <ConflictNotice
          current={current}
          labels={labels}
          initial={record.seen}
          onKeepMine={() => record.rebase(current.values, current.version)}
          onTakeTheirs={() => record.take(current.values, current.version)}
        />
      )}
      {refusal && !current && <FormAnswer refusal={refusal} labels={labels} />}
      <div key={record.time} className="space-y-5">
        {children(record.values, refusal?.details.fieldErrors ?? {})}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
