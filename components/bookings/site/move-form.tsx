import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { OpenDay } from '@/lib/bookings/availability/rules';
import type { Refusal } from '@/lib/core/actions/failure';
import { notices } from '@/lib/notices';
import { DayPicker } from './day-picker';
import { NearestSlots } from './nearest-slots';
import { TimePicker } from './time-picker';

type MoveFormProps = {
  token: string;
  days: OpenDay[];
  action: { formAction: (form: FormData) => void; pending: boolean };
  refusal: Refusal | undefined;
};

/** Moves the booking of a signed link to another free time. */
export function MoveForm({ token, days, action, refusal }: MoveFormProps) {
  const form = useForm<{ date: string; time: string }>();
  const date = useWatch({ control: form.control, name: 'date' }) ?? refusal?.details.values?.date;
  const fieldErrors = refusal?.details.fieldErrors ?? {};
  return (
    <form action={action.formAction} className="space-y-8" noValidate>
      <input type="hidden" name="token" value={token} />
      {refusal && (
        <Notice tone="error" title={notices[refusal.notice]}>
          <NearestSlots
            slots={refusal.details.nearest ?? []}
            onChoose={(slot) => {
              form.setValue('date', slot.date);
              form.setValue('time', slot.time);
            }}
          />
        </Notice>
      )}
      <DayPicker days={days} selected={date} register={form.register} error={fieldErrors.date} />
      <TimePicker
        day={days.find((day) => day.date === date)}
        selected={refusal?.details.values?.time}
        register={form.register}
        error={fieldErrors.time}
      />
      <Button type="submit" pending={action.pending} pendingLabel="Moving...">
        Move consultation
      </Button>
    </form>
  );
}
