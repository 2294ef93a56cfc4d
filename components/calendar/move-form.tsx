'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { businessDay } from '@/lib/bookings/rules';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { clockTime, instantAt, SLOT_MINUTES } from '@/lib/calendar/rules';
import { type CalendarEvent, moveForm } from '@/lib/calendar/schema';

type MoveFormProps = {
  event: CalendarEvent;
  onCancel: () => void;
  /** Resolves to the sentence of a refusal, or to null when the event was moved. */
  onMove: (startsAt: Date) => Promise<string | null>;
};

/** A day and a time in the business zone: the way to move an event without dragging it. */
export function MoveForm({ event, onCancel, onMove }: MoveFormProps) {
  const [errors, setErrors] = useState<{ day?: string; time?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const start = new Date(event.start);

  async function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const values = moveForm.safeParse(Object.fromEntries(new FormData(submitted.currentTarget)));
    if (!values.success) {
      const messages = values.error.issues.map(({ path, message }) => [path[0], message]);
      setErrors(Object.fromEntries(messages));
      return;
    }
    setErrors({});
    setPending(true);
    setRefusal(await onMove(instantAt(values.data.day, values.data.time)));
    setPending(false);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 border-t border-line pt-5">
      {refusal && (
        <Notice tone="error" className="mb-4">
          {refusal}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" name="day" error={errors.day} required>
          {(control) => (
            <Input {...control} type="date" autoFocus defaultValue={businessDay(start)} />
          )}
        </Field>
        <Field label="Time" name="time" error={errors.time} hint={BUSINESS_TIME_ZONE_NAME} required>
          {(control) => (
            <Input
              {...control}
              type="time"
              step={SLOT_MINUTES * 60}
              defaultValue={clockTime(start)}
            />
          )}
        </Field>
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Keep the time
        </Button>
        <Button type="submit" size="sm" pending={isPending} pendingLabel="Moving…">
          Move
        </Button>
      </div>
    </form>
  );
}
