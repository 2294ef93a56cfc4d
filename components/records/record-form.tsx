'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { Notice } from '@/components/ui/notice';
import type { Refusal } from '@/lib/core/actions/failure';
import { type NoticeKey, notices } from '@/lib/notices';
import { ConflictNotice } from './conflict-notice';
import { useKeptDraft } from './use-kept-draft';
import type { Answer } from './use-staff-action';

type Values = Record<string, string>;

type RecordFormProps<Data extends { notice: NoticeKey }> = {
  /** Names the form and its record, such as `task:{id}`; what is typed is kept under it. */
  name: string;
  action: (form: FormData) => Promise<Answer<Data>>;
  labels: Record<string, string>;
  /** The record as the form shows it at first. */
  initial: Values;
  /** The record's updated_at as the database wrote it; empty for a new one. */
  version?: string;
  submitLabel: string;
  onSaved?: (data: Data) => void;
  /** The fields, as `defaultValue={values.title}` and `error={errors.title}`. */
  children: (values: Values, errors: Values) => ReactNode;
  /** What stands beside the button. */
  aside?: ReactNode;
};

const UNREACHABLE = { serverError: { notice: 'notReached' as const, details: {} } };

function fieldsOf(form: FormData): Values {
  const texts: Values = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && name !== 'version') texts[name] = value;
  }
  return texts;
}

/**
 * Creates or changes a record. It keeps what is typed until it is saved, names each field's error, and when
 * somebody else was faster shows what they changed and lets the person choose.
 */
export function RecordForm<Data extends { notice: NoticeKey }>({
  name,
  action,
  labels,
  initial,
  version = '',
  submitLabel,
  onSaved,
  children,
  aside,
}: RecordFormProps<Data>) {
  const router = useRouter();
  const kept = useKeptDraft(name);
  const [filled, setFilled] = useState({ values: initial, version, isKept: false, time: 0 });
  /** The record that what is typed here was begun on. */
  const [seen, setSeen] = useState(initial);
  const isTouched = useRef(false);
  const hasSaved = useRef(false);
  const shownVersion = useRef(version);
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, startTransition] = useTransition();

  const send = (form: FormData) =>
    startTransition(async () => {
      const { data, serverError } = await action(form).catch((): Answer<Data> => UNREACHABLE);
      setRefusal(data ? undefined : (serverError ?? UNREACHABLE.serverError));
      if (!data) return;
      kept.drop();
      isTouched.current = false;
      hasSaved.current = true;
      toast.success(notices[data.notice]);
      setFilled((before) => ({ ...before, isKept: false }));
      onSaved?.(data);
      // It stays pending until the next save has its version.
      startTransition(() => router.refresh());
    });
  const fill = (next: Partial<typeof filled>) =>
    setFilled((before) => ({ ...before, ...next, time: before.time + 1 }));

  // Only the browser knows what was typed before; it comes after the page that the server made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record.
  useEffect(() => {
    const draft = kept.read();
    if (!draft) return;
    isTouched.current = true;
    setSeen(draft.seen);
    fill({ values: { ...initial, ...draft.values }, version: draft.version, isKept: true });
  }, [name]);

  // The server sends the record anew after each change. After another's, where fields have changed that somebody
  // is typing over, the old version stays, so that saving tells what the other has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a new version has come.
  useEffect(() => {
    if (version === shownVersion.current) return;
    shownVersion.current = version;
    const isOwn = hasSaved.current;
    hasSaved.current = false;
    const isSame = Object.keys(labels).every(
      (field) => (initial[field] ?? '') === (seen[field] ?? ''),
    );
    if (!isSame && !isOwn && isTouched.current) return;
    setSeen(initial);
    if (isSame || isTouched.current) setFilled((before) => ({ ...before, version }));
    else fill({ values: initial, version });
  }, [version]);

  const current = refusal?.details.current;
  return (
    <form
      noValidate
      className="space-y-5"
      onInput={(event) => {
        isTouched.current = true;
        kept.keep({
          values: fieldsOf(new FormData(event.currentTarget)),
          version: filled.version,
          seen,
        });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) send(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="version" value={filled.version} />
      {filled.isKept && (
        <Notice tone="info" title={notices.draftRestored}>
          <Button
            size="sm"
            variant="secondary"
            className="mt-2"
            onClick={() => {
              kept.drop();
              isTouched.current = false;
              setSeen(initial);
              fill({ values: initial, version, isKept: false });
            }}
          >
            Discard it
          </Button>
        </Notice>
      )}
      {current && current.version !== filled.version ? (
        <ConflictNotice
          current={current}
          labels={labels}
          initial={seen}
          onKeepMine={() => {
            setSeen(current.values);
            setFilled((before) => ({ ...before, version: current.version }));
          }}
          onTakeTheirs={() => {
            kept.drop();
            isTouched.current = false;
            setSeen(current.values);
            fill({ values: current.values, version: current.version, isKept: false });
          }}
        />
      ) : (
        refusal &&
        !current && <FormAnswer notice={refusal.notice} refusal={refusal} labels={labels} />
      )}
      <div key={filled.time} className="space-y-5">
        {children(filled.values, refusal?.details.fieldErrors ?? {})}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
