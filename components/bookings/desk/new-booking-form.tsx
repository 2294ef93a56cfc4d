'use client';

import { use, useRef, useState } from 'react';
import { NearestSlots } from '@/components/bookings/site/nearest-slots';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { noteOwnChange } from '@/components/records/own-changes';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { addBooking } from '@/lib/bookings/desk/actions';
import { bookingLabels, newBookingForm } from '@/lib/bookings/desk/schema';
import type { HostChoice } from '@/lib/bookings/hosts/model';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { RefusalDetails } from '@/lib/core/actions/refusal';
import { clockTime } from '@/lib/core/time/wall-clock';
import { type BookingChoices, BookingFields } from './booking-fields';

const initial = { meetingtype: 'Consultation' };

type NewBookingFormProps = BookingChoices & { hosts: Promise<HostChoice[]> };

/** Form to add a booking for a caller. */
export function NewBookingForm({ hosts, ...choices }: NewBookingFormProps) {
  const bookable = use(hosts).filter(({ isActive }) => isActive);
  const open = useOpenRecord();
  const day = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const [nearest, setNearest] = useState<NonNullable<RefusalDetails['nearest']>>([]);

  return (
    <RecordForm
      name="booking:new"
      action={async (form) => {
        const answer = await addBooking(form);
        setNearest(answer.serverError?.details.nearest ?? []);
        if (answer.data) noteOwnChange([answer.data.id]);
        return answer;
      }}
      schema={newBookingForm}
      labels={bookingLabels}
      initial={initial}
      submitLabel="Add booking"
      onSaved={({ id }) => open(id)}
    >
      {(values, errors) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={bookingLabels.day} name="day" error={errors.day} required>
              {(control) => <Input {...control} ref={day} type="date" defaultValue={values.day} />}
            </Field>
            <Field
              label={bookingLabels.time}
              name="time"
              error={errors.time}
              hint={BUSINESS_TIME_ZONE_NAME}
              required
            >
              {(control) => (
                <Input {...control} ref={time} type="time" defaultValue={values.time} />
              )}
            </Field>
          </div>
          <NearestSlots
            slots={nearest}
            onChoose={(slot) => {
              const at = slotInstant(slot.date, slot.time);
              if (!at || !day.current || !time.current) return;
              day.current.value = slot.date;
              time.current.value = clockTime(at);
              time.current.dispatchEvent(new Event('input', { bubbles: true }));
              setNearest([]);
            }}
          />
          <BookingFields values={values} errors={errors} hosts={bookable} {...choices} />
        </>
      )}
    </RecordForm>
  );
}
