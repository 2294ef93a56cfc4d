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

/**
 * Returns whether a booking can get a status at `now`. One that has not started can be neither completed nor missed.
 */
export function canBecome(
  booking: { status: BookingStatus; startsAt: string },
  status: BookingStatus,
  now = new Date(),
): boolean {
  if (!BOOKING_TRANSITIONS[booking.status].includes(status)) return false;
  return !requiresStart(status) || new Date(booking.startsAt) <= now;
}

/** Returns whether a status requires that the consultation has started. */
export function requiresStart(status: BookingStatus): boolean {
  return status === 'completed' || status === 'no_show';
}
