import { Notice } from '@/components/ui/notice';
import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import { formattedMoment } from '@/lib/core/time/business-time';
import { bookingPath } from '@/lib/paths/staff';

const SHOWN = 10;

/** Warns about upcoming consultations at times that are no longer offered. */
export function BookingsOutside({ bookings }: { bookings: readonly UpcomingBooking[] }) {
  if (bookings.length === 0) return null;
  const title =
    bookings.length === 1
      ? 'One booked consultation is outside these hours'
      : `${bookings.length} booked consultations are outside these hours`;
  return (
    <Notice tone="warning" title={title}>
      <p>They take place as booked. Move them if no one is available then.</p>
      <ul className="mt-2">
        {bookings.slice(0, SHOWN).map(({ id, name, startsAt }) => (
          <li key={id}>
            <a href={bookingPath(id)} className="text-accent underline underline-offset-4">
              {name}
            </a>
            , {formattedMoment(new Date(startsAt))}
          </li>
        ))}
        {bookings.length > SHOWN && <li>and {bookings.length - SHOWN} more</li>}
      </ul>
    </Notice>
  );
}
