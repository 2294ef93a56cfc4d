import { brand } from '@/lib/brand';
import { calendarFile } from '@/lib/calendar-file';
import type { Booking } from './data';
import { CONSULTATION_MINUTES, storedStart } from './rules';

/** The booking as an iCalendar file: 30 minutes from its start, in UTC. */
export function bookingCalendarFile(booking: Booking, manageLink: string): string {
  return calendarFile({
    id: booking.id,
    title: `Consultation with ${brand.name}`,
    start: storedStart(booking.preferreddate, new Date()),
    minutes: CONSULTATION_MINUTES,
    description: `Reschedule or cancel: ${manageLink}`,
    location: brand.consultationPlace,
    createdAt: new Date(booking.requestdate),
    changedAt: new Date(booking.updated_at),
    cancelled: booking.status === 'cancelled',
  });
}
