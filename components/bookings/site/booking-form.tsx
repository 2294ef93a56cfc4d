'use client';

import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { ANSWER_ID } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { PolicyLine } from '@/components/ui/policy-line';
import { Reference } from '@/components/ui/reference';
import { useAnswer } from '@/components/ui/use-answer';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { bookConsultation } from '@/lib/bookings/actions';
import { unpackDays } from '@/lib/bookings/availability/packed-days';
import { bookingFailureText, bookingNotices } from '@/lib/notices/bookings';
import { visitorPaths } from '@/lib/paths/visitors';
import { BookingConfirmed } from './booking-confirmed';
import { BOOKING_FIELDS, BOOKING_LABELS } from './booking-fields';
import { DayPicker } from './day-picker';
import { EstimateChoice } from './estimate-choice';
import { HiddenFields } from './hidden-fields';
import { NearestSlots } from './nearest-slots';
import { PersonFields } from './person-fields';
import { CarriedService, ServiceChoice, type ServiceOption, useService } from './service-choice';
import { TimePicker } from './time-picker';
import { TopicChoice } from './topic-choice';
import { useBookingChecks } from './use-booking-checks';
import { useSlotChoice } from './use-slot-choice';

const SLOT_LOST = ['slotTaken', 'slotTakenWhileHolding', 'slotClosed'];

const UNREACHABLE = unreachable(bookingNotices, 'bookingFailed');

type BookingFormProps = {
  /** Free slots from the time of the build, packed with `packDays`. */
  pageDays: string;
  services: ServiceOption[];
};

/** Consultation form (spec sections 2, 4, 5) with its states: idle, submitting, confirmed and refused. */
export function BookingForm({ pageDays, services }: BookingFormProps) {
  const { result, formAction, send, pending } = useFormAction(
    bookConsultation,
    {},
    UNREACHABLE,
    `${visitorPaths.bookingAnswer}#${ANSWER_ID}`,
  );
  const refusal = result.serverError;
  const typed = refusal?.details.values ?? {};
  const [packedDays, setDays] = useState(pageDays);
  const days = useMemo(() => unpackDays(packedDays), [packedDays]);
  const { form, errors, load, noteLeft } = useBookingChecks(refusal?.details.fieldErrors);
  const slot = useSlotChoice(form, typed);
  const service = useService(services, typed.service);
  /** Set if the latest attempt was incomplete and therefore not sent. */
  const [incomplete, setIncomplete] = useState<object>();
  const answer = useAnswer(incomplete ?? refusal);
  const isChecking = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || isChecking.current) return;
    isChecking.current = true;
    const filled = new FormData(event.currentTarget);
    try {
      const checks = await load();
      const isComplete = !checks || (await checks.isComplete(filled));
      setIncomplete(isComplete ? undefined : {});
      if (isComplete) send(filled);
    } finally {
      isChecking.current = false;
    }
  };

  if (result.data) return <BookingConfirmed booking={result.data} />;

  const messages = BOOKING_FIELDS.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, label: BOOKING_LABELS[name], message }] : [];
  });
  const hasErrors = (incomplete ?? refusal) !== undefined && messages.length > 0;
  return (
    <form
      ref={form}
      noValidate
      action={formAction}
      onFocus={load}
      onBlur={noteLeft}
      onChange={load}
      onSubmit={submit}
      className="space-y-8"
    >
      {hasErrors && <ErrorSummary errors={messages} answer={answer} />}
      <TopicChoice typed={typed} />
      <EstimateChoice typed={typed} />
      <CarriedService state={service} />
      <div className="grid gap-8">
        <DayPicker
          days={days}
          selected={slot.date}
          onChoose={slot.chooseDate}
          error={errors.date}
        />
        <TimePicker
          day={days.find((day) => day.date === slot.date)}
          selected={slot.time}
          onChoose={slot.chooseTime}
          error={errors.time}
        />
      </div>
      <PersonFields labels={BOOKING_LABELS} errors={errors} typed={typed}>
        <ServiceChoice state={service} />
      </PersonFields>
      <HiddenFields
        takeDays={setDays}
        lost={refusal && SLOT_LOST.includes(refusal.notice) ? refusal : null}
      />
      <div className="space-y-4">
        <PolicyLine />
        <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
          Book consultation
        </Button>
      </div>
      {/* Below the submit button: above it, a slot button would become the form's default button. */}
      {!hasErrors && refusal && refusal.notice !== 'formHasErrors' && (
        <Notice {...answer} tone="error" title={bookingFailureText(refusal)}>
          <Reference code={refusal.details.reference} />
          {refusal.details.held && (
            <p className="mt-1 font-medium text-ink">{refusal.details.held}</p>
          )}
          <NearestSlots
            slots={refusal.details.nearest ?? []}
            onChoose={async (nearest) => {
              slot.choose(nearest);
              (await load())?.takeSlot(nearest);
            }}
          />
        </Notice>
      )}
    </form>
  );
}
