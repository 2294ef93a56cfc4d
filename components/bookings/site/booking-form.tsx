'use client';

import { useEffect, useMemo } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { useFormAction } from '@/components/ui/use-form-action';
import { bookConsultation } from '@/lib/bookings/actions';
import type { OpenDay } from '@/lib/bookings/availability/rules';
import type { BookingFields, BookingInput } from '@/lib/bookings/schema';
import { formattedMoment } from '@/lib/core/time/business-time';
import { bookingFailureText, type NoticeKey } from '@/lib/notices';
import { BookingConfirmed } from './booking-confirmed';
import { DayPicker } from './day-picker';
import { HiddenFields } from './hidden-fields';
import { NearestSlots } from './nearest-slots';
import { PersonFields } from './person-fields';
import { ServiceChoice, type ServiceOption } from './service-choice';
import { TimePicker } from './time-picker';
import { useBookingVisit } from './use-booking-visit';

const LABELS: Record<keyof BookingFields, string> = {
  date: 'Day',
  time: 'Time',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  message: 'What would you like to automate?',
};

const FIELDS = [
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'message',
] as const satisfies readonly (keyof BookingFields)[];

// The schema loads when the visitor starts to fill the form; if that fails, only the server validates.
const loadResolver = () => import('./booking-resolver').catch(() => null);

const resolver: Resolver<BookingFields, unknown, BookingInput> = async (...asked) => {
  const loaded = await loadResolver();
  return loaded ? loaded.bookingResolver(...asked) : { values: {}, errors: {} };
};

const SLOT_LOST: readonly NoticeKey[] = ['slotTaken', 'slotTakenWhileHolding', 'slotClosed'];

const UNREACHABLE = { serverError: { notice: 'bookingFailed' as const, details: {} } };

function fieldErrors(fields: Record<string, string> = {}): FieldErrors<BookingFields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { type: 'server', message }]),
  );
}

type BookingFormProps = { pageDays: OpenDay[]; services: ServiceOption[] };

/** The consultation form (spec sections 2, 4, 5): idle, submitting, confirmed, or back with an error. */
export function BookingForm({ pageDays, services }: BookingFormProps) {
  const { refresh, days, service, ...visit } = useBookingVisit(pageDays);
  const { result, formAction, send, pending } = useFormAction(bookConsultation, {}, UNREACHABLE);
  const refusal = result.serverError;
  const typed = refusal?.details.values ?? {};
  const serverErrors = useMemo(() => fieldErrors(refusal?.details.fieldErrors), [refusal]);
  const form = useForm<BookingFields, unknown, BookingInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: typed,
    errors: serverErrors,
  });
  const { errors, submitCount } = form.formState;
  const date = useWatch({ control: form.control, name: 'date' }) ?? typed.date;

  // Somebody else took the slot, so the free slots on the page are out of date.
  useEffect(() => {
    if (refusal && SLOT_LOST.includes(refusal.notice)) refresh();
  }, [refusal, refresh]);

  if (result.data) return <BookingConfirmed booking={result.data} />;

  const messages = FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, label: LABELS[name], message }] : [];
  });
  return (
    <form
      noValidate
      action={formAction}
      onFocus={loadResolver}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        const filled = new FormData(event.currentTarget);
        void form.handleSubmit(() => send(filled))(event);
      }}
      className="space-y-8"
    >
      {(submitCount > 0 || refusal) && <ErrorSummary key={submitCount} errors={messages} />}
      {refusal && refusal.notice !== 'formHasErrors' && (
        <Notice tone="error" title={bookingFailureText(refusal.notice)}>
          {refusal.details.held && (
            <p className="mt-1 font-medium text-ink">
              {formattedMoment(new Date(refusal.details.held))}
            </p>
          )}
          <NearestSlots
            slots={refusal.details.nearest ?? []}
            onChoose={(slot) => {
              form.setValue('date', slot.date, { shouldValidate: true });
              form.setValue('time', slot.time, { shouldValidate: true });
            }}
          />
        </Notice>
      )}
      <ServiceChoice services={services} chosen={typed.service ?? service} />
      <div className="grid gap-8">
        <DayPicker
          days={days}
          selected={date}
          register={form.register}
          error={errors.date?.message}
        />
        <TimePicker
          day={days.find((day) => day.date === date)}
          selected={typed.time}
          register={form.register}
          error={errors.time?.message}
        />
      </div>
      <PersonFields labels={LABELS} register={form.register} errors={errors} typed={typed} />
      <HiddenFields {...visit} />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
        Book consultation
      </Button>
    </form>
  );
}
