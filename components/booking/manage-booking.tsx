'use client';

import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { useFormAction } from '@/components/ui/use-form-action';
import type { OpenDay } from '@/lib/availability/rules';
import { cancelManagedBooking, rescheduleManagedBooking } from '@/lib/bookings/actions';
import { formattedMoment } from '@/lib/business-time';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { DayPicker } from './day-picker';
import { NearestSlots } from './nearest-slots';
import { TimePicker } from './time-picker';

const UNREACHABLE = { serverError: { notice: 'somethingWentWrong' as const, details: {} } };

const takeFocus = (box: HTMLDivElement | null) => box?.focus();

type ManageBookingProps = {
  token: string;
  /** Null when the booking can no longer be changed. */
  days: OpenDay[] | null;
};

/** Move or cancel one booking, each by a button of its own. */
export function ManageBooking({ token, days }: ManageBookingProps) {
  const moving = useFormAction(rescheduleManagedBooking, {}, UNREACHABLE);
  const cancelling = useFormAction(cancelManagedBooking, {}, UNREACHABLE);
  const refusal = cancelling.result.serverError ?? moving.result.serverError;
  const form = useForm<{ date: string; time: string }>();
  const date = useWatch({ control: form.control, name: 'date' });
  const fieldErrors = moving.result.serverError?.details.fieldErrors ?? {};

  if (cancelling.result.data) {
    return <Notice tone="success" title={notices[cancelling.result.data.notice]} />;
  }
  if (!days) return <ButtonLink href={paths.booking}>Book a consultation</ButtonLink>;
  return (
    <div className="space-y-10">
      {moving.result.data && (
        <div
          key={moving.result.data.startsAt}
          ref={takeFocus}
          tabIndex={-1}
          className="scroll-mt-24"
        >
          <Notice tone="success" title={notices[moving.result.data.notice]}>
            {formattedMoment(new Date(moving.result.data.startsAt))}
          </Notice>
        </div>
      )}
      <form action={moving.formAction} className="space-y-8" noValidate>
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
          selected={undefined}
          register={form.register}
          error={fieldErrors.time}
        />
        <Button type="submit" pending={moving.pending} pendingLabel="Moving...">
          Move consultation
        </Button>
      </form>
      <form action={cancelling.formAction} className="border-t border-line pt-8">
        <input type="hidden" name="token" value={token} />
        <p className="mb-4 text-ink-2">
          You no longer need it? Cancelling frees the time for others.
        </p>
        <Button
          type="submit"
          variant="danger"
          pending={cancelling.pending}
          pendingLabel="Cancelling..."
        >
          Cancel consultation
        </Button>
      </form>
    </div>
  );
}
