import { formattedMoment } from '@/lib/core/time/business-time';
import { bookingNotices } from '@/lib/notices/bookings';
import type { Booking } from './model';

/** Returns why a booking no longer takes place, as a sentence; null if it still does. */
export function endOf(
  booking: Pick<Booking, 'status' | 'preferreddate' | 'cancelled_at'>,
  now: Date,
): string | null {
  if (booking.status === 'cancelled') {
    const at = booking.cancelled_at ? ` on ${formattedMoment(new Date(booking.cancelled_at))}` : '';
    return `This consultation was cancelled${at}.`;
  }
  const isComing = booking.status === 'scheduled' && new Date(booking.preferreddate) > now;
  return isComing ? null : bookingNotices.bookingOver;
}
