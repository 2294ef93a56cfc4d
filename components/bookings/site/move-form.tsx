import { useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Reference } from '@/components/ui/reference';
import { unpackDays } from '@/lib/bookings/availability/packed-days';
import type { Refusal } from '@/lib/core/actions/failure';
import { DayPicker } from './day-picker';
import { NearestSlots } from './nearest-slots';
import { ReasonField } from './reason-field';
import { TimePicker } from './time-picker';
import { useSlotChoice } from './use-slot-choice';

type MoveFormProps = {
  token: string;
  /** The free slots, by `packDays`. */
  packedDays: string;
  action: { formAction: (form: FormData) => void; pending: boolean };
  refusal: Refusal | undefined;
};

/** Where the question before a cancellation leads to. */
export const MOVE_FORM_ID = 'move';

/** Moves the booking of a signed link to another free time. */
export function MoveForm({ token, packedDays, action, refusal }: MoveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const slot = useSlotChoice(form, refusal?.details.values);
  const days = useMemo(() => unpackDays(packedDays), [packedDays]);
  const fieldErrors = refusal?.details.fieldErrors ?? {};
  return (
    <form
      ref={form}
      id={MOVE_FORM_ID}
      action={action.formAction}
      className="scroll-mt-24 space-y-8"
      noValidate
    >
      <input type="hidden" name="token" value={token} />
      {refusal && (
        <Notice tone="error" title={refusal.text}>
          <Reference code={refusal.details.reference} />
          <NearestSlots slots={refusal.details.nearest ?? []} onChoose={slot.choose} />
        </Notice>
      )}
      <DayPicker
        days={days}
        selected={slot.date}
        onChoose={slot.chooseDate}
        error={fieldErrors.date}
      />
      <TimePicker
        day={days.find((day) => day.date === slot.date)}
        selected={slot.time}
        onChoose={slot.chooseTime}
        error={fieldErrors.time}
      />
      <ReasonField id="move-reason" refusal={refusal} />
      <Button type="submit" pending={action.pending} pendingLabel="Moving...">
        Move consultation
      </Button>
    </form>
  );
}
