'use client';

import { noteOwnChange } from '@/components/records/own-changes';
import { RecordForm } from '@/components/records/record-form';
import { updateBooking } from '@/lib/bookings/desk/actions';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import { bookingForm, bookingLabels } from '@/lib/bookings/desk/schema';
import { type BookingChoices, BookingFields } from './booking-fields';

type EditBookingFormProps = BookingChoices & { booking: DeskBooking };

/** Form for a booking and its internal notes. */
export function EditBookingForm({ booking, ...choices }: EditBookingFormProps) {
  return (
    <RecordForm
      name={`booking:${booking.id}`}
      action={(form) => {
        noteOwnChange([booking.id]);
        return updateBooking(form);
      }}
      schema={bookingForm}
      labels={bookingLabels}
      initial={booking.values}
      version={booking.version}
      submitLabel="Save booking"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={booking.id} />
          <BookingFields
            values={values}
            errors={errors}
            hasHost={booking.hostId !== null}
            {...choices}
          />
        </>
      )}
    </RecordForm>
  );
}
