import { Notice } from '@/components/ui/notice';
import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { AvailabilityForm } from './availability-form';

type AvailabilityEditorProps = {
  availability: Promise<CurrentRecord>;
  upcoming: Promise<UpcomingBooking[]>;
  /** Number of hosts who accept bookings. */
  hosts: Promise<number>;
};

/** Loads the availability form with the upcoming consultations that its preview checks. */
export async function AvailabilityEditor(props: AvailabilityEditorProps) {
  const [availability, upcoming, hosts] = await Promise.all([
    props.availability,
    props.upcoming,
    props.hosts,
  ]);
  return (
    <>
      {hosts > 0 && (
        <div className="mb-6">
          <Notice tone="info" title="Hosts take the bookings now">
            The weekly hours and seats on this page apply only while there is none. Everything else
            here applies to all hosts.
          </Notice>
        </div>
      )}
      <AvailabilityForm availability={availability} upcoming={upcoming} />
    </>
  );
}
