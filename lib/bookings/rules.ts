import { brand } from '@/lib/brand';
import { googleCalendarUrl } from '@/lib/core/mail/google-calendar';
import { slotInstant } from './availability/slots';

export const BOOKING_STATUSES = ['scheduled', 'completed', 'no_show', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Labels of the statuses. */
export const bookingStatusNames: Record<BookingStatus, string> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  no_show: 'No-show',
  cancelled: 'Cancelled',
};

/** Allowed changes of a booking's status; the database enforces the same table. */
export const BOOKING_TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  scheduled: ['completed', 'no_show', 'cancelled'],
  completed: ['scheduled'],
  no_show: ['scheduled'],
  cancelled: ['scheduled'],
};

/** Returns whether a booking can get a status at `now`; one that has not started is neither completed nor missed. */
export function canBecome(
  booking: { status: BookingStatus; startsAt: string },
  status: BookingStatus,
  now = new Date(),
): boolean {
  if (!BOOKING_TRANSITIONS[booking.status].includes(status)) return false;
  return !requiresStart(status) || new Date(booking.startsAt) <= now;
}

/** Returns whether only a consultation that has started can have this status. */
export function requiresStart(status: BookingStatus): boolean {
  return status === 'completed' || status === 'no_show';
}

/** Length of a consultation in the calendar link and the calendar file (spec section 9). */
export const CONSULTATION_MINUTES = 30;

/**
 * Returns when a stored booking starts. An unreadable time falls back to `now` (spec section 9); new
 * bookings never get this far with one.
 */
export function storedStart(preferreddate: string, now: Date): Date {
  const start = new Date(preferreddate);
  return Number.isNaN(start.getTime()) ? now : start;
}

/** Returns whether a booking has what the booking call needs in addition to the form's own rules (spec section 5). */
export function hasEssentials(booking: {
  firstName: string;
  email: string;
  startsAt: Date | null;
}): boolean {
  return (
    booking.firstName.trim() !== '' && booking.email.trim() !== '' && booking.startsAt !== null
  );
}

/**
 * Returns a link that opens Google Calendar with the 30-minute consultation filled in (spec sections 2, 9).
 * Without a readable time it starts at 09:00 of the day.
 */
export function googleCalendarLink(booking: {
  firstName: string;
  company: string;
  day: string;
  time: string;
  message: string;
  place: string;
}): string {
  return googleCalendarUrl({
    title: `Consultation with ${brand.name}`,
    start: slotInstant(booking.day, booking.time) ?? slotInstant(booking.day, '09:00 AM'),
    minutes: CONSULTATION_MINUTES,
    details: [`${booking.firstName}, ${booking.company}`, booking.message]
      .filter(Boolean)
      .join('\n\n'),
    location: booking.place,
  });
}
