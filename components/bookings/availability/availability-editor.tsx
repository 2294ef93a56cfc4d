import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { AvailabilityForm } from './availability-form';

type AvailabilityEditorProps = {
  availability: Promise<CurrentRecord>;
  upcoming: Promise<UpcomingBooking[]>;
};

/** The form, with the coming consultations that its preview compares. */
export async function AvailabilityEditor(props: AvailabilityEditorProps) {
  const [availability, upcoming] = await Promise.all([props.availability, props.upcoming]);
  return <AvailabilityForm availability={availability} upcoming={upcoming} />;
}
