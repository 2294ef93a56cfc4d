import type { BookingOutside } from '@/lib/bookings/availability/schema';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { AvailabilityForm } from './availability-form';
import { BookingsOutside } from './bookings-outside';

type AvailabilityEditorProps = {
  availability: Promise<CurrentRecord>;
  outside: Promise<BookingOutside[]>;
};

/** The form, and above it what no longer fits. */
export async function AvailabilityEditor(props: AvailabilityEditorProps) {
  const [availability, outside] = await Promise.all([props.availability, props.outside]);
  return (
    <>
      <BookingsOutside bookings={outside} />
      <AvailabilityForm availability={availability} />
    </>
  );
}
