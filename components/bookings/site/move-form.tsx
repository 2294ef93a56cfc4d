import { useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import type { FormProps } from '@/components/ui/use-form-action';
import { unpackDays } from '@/lib/bookings/availability/packed-days';
import type { Refusal } from '@/lib/core/actions/refusal';
import { BOOKING_LABELS } from './booking-fields';
import { DayPicker } from './day-picker';
import { moveHost } from './move-host';
import { NearestSlots } from './nearest-slots';
import { ReasonField } from './reason-field';
import { TimePicker } from './time-picker';
import { useSlotChoice } from './use-slot-choice';

type MoveFormProps = {
  token: string;
  /** Free slots, packed with `packDays`. */
  packedDays: string;
  /** The slots among them at which the host of the booking is free. */
  packedKeptDays: string | null;
  /** Name of the host of the booking. */
  host: string | null;
  action: { formProps: FormProps; pending: boolean };
  refusal: Refusal | undefined;
};

/** Id of the form, the target of a link in the cancellation question. */
export const MOVE_FORM_ID = 'move';

/** Form that moves the booking of a signed link to another free time. */
export function MoveForm(props: MoveFormProps) {
  const { token, packedDays, packedKeptDays, host, action, refusal } = props;
  const form = useRef<HTMLFormElement>(null);
  const slot = useSlotChoice(form, refusal?.details.values);
  const days = useMemo(() => unpackDays(packedDays), [packedDays]);
  const kept = useMemo(() => packedKeptDays && unpackDays(packedKeptDays), [packedKeptDays]);
  const withWhom = (chosen: { date?: string | undefined; time?: string | undefined }) =>
    host && kept ? moveHost(host, kept, chosen) : null;
  const otherHost = refusal?.details.host;
  const fieldErrors = refusal?.details.fieldErrors ?? {};
  return (
    <form ref={form} id={MOVE_FORM_ID} {...action.formProps} className="scroll-mt-24 space-y-8">
      <input type="hidden" name="token" value={token} />
      {otherHost && <input type="hidden" name="agreedHost" value={otherHost} />}
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
      {host && (
        <p aria-live="polite" className="text-ink-2">
          {withWhom(slot)?.sentence ??
            `You keep ${host} if the time allows it. If not, we tell you with whom before anything moves.`}
        </p>
      )}
      <ReasonField id="move-reason" refusal={refusal} />
      <Button type="submit" pending={action.pending} pendingLabel="Moving...">
        Move consultation
      </Button>
      {/* Below the submit button: above it, a slot button would become the form's default button. */}
      <FormAnswer refusal={refusal} labels={BOOKING_LABELS}>
        {otherHost && <p>You would talk with {otherHost}.</p>}
        <NearestSlots
          slots={refusal?.details.nearest ?? []}
          onChoose={slot.choose}
          withWhom={(near) => withWhom(near)?.label}
        />
      </FormAnswer>
    </form>
  );
}
