'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { businessDay } from '@/lib/core/time/business-time';
import { clockTime, instantAt, isCalendarDay } from '@/lib/core/time/wall-clock';

type MomentFormProps = {
  initial: Date;
  /** Interval between two offered times in minutes. */
  step: number;
  submitLabel: string;
  pendingLabel: string;
  cancelLabel: string;
  onCancel: () => void;
  /** Resolves to an error message, or to null if the time was accepted. */
  onChoose: (moment: Date) => Promise<string | null>;
  /** Additional fields below the time. */
  children?: ReactNode;
};

/** Form for a date and time in the business time zone. */
export function MomentForm({
  initial,
  step,
  submitLabel,
  pendingLabel,
  cancelLabel,
  onCancel,
  onChoose,
  children,
}: MomentFormProps) {
  const [errors, setErrors] = useState<{ day?: string; time?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const answer = useAnswer(refusal);

  async function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const [day, time] = [String(form.get('day')), String(form.get('time'))];
    const found = {
      day: isCalendarDay(day) ? undefined : 'A date is required.',
      time: /^\d{2}:\d{2}$/.test(time) ? undefined : 'A time is required.',
    };
    setErrors(found);
    if (found.day || found.time) return;
    setRefusal(null);
    setPending(true);
    setRefusal(await onChoose(instantAt(day, time)));
    setPending(false);
  }

  return (
    <form noValidate onSubmit={submit}>
      {refusal && (
        <Notice {...answer} tone="error" className="mb-4">
          {refusal}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" name="day" error={errors.day} required>
          {(control) => (
            <Input {...control} type="date" autoFocus defaultValue={businessDay(initial)} />
          )}
        </Field>
        <Field label="Time" name="time" error={errors.time} hint={BUSINESS_TIME_ZONE_NAME} required>
          {(control) => (
            <Input {...control} type="time" step={step * 60} defaultValue={clockTime(initial)} />
          )}
        </Field>
      </div>
      {children}
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" size="sm" pending={isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
