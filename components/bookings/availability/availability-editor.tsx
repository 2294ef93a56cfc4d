import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { AvailabilityForm } from './availability-form';
import { BookingsOutside } from './bookings-outside';

type AvailabilityEditorProps = {
  availability: Promise<CurrentRecord>;
  outside: Promise<UpcomingBooking[]>;
};

/** The form, below a warning about bookings outside the hours. */
export async function AvailabilityEditor(props: AvailabilityEditorProps) {
  const [availability, outside] = await Promise.all([props.availability, props.outside]);
  return (
    <>
      <BookingsOutside bookings={outside} />
      <AvailabilityForm availability={availability} />
    </>
  );
}
