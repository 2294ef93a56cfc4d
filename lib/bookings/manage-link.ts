import 'server-only';
import { env } from '@/lib/core/env';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { confirmedBookingPath, manageBookingPath } from '@/lib/paths/links';

/** Returns the path at which the visitor reschedules or cancels this booking. */
export function managePath(bookingId: string): string {
  return manageBookingPath(signToken('manage-booking', bookingId));
}

/** Returns the absolute URL of `managePath`, for emails. */
export function manageBookingLink(bookingId: string): string {
  return env.SITE_URL + managePath(bookingId);
}

/** Returns the id of the booking in the token of a manage link, or null. */
export function managedBookingId(token: string): string | null {
  return readToken('manage-booking', token);
}

/**
 * Returns the path of a booking's confirmation. Its token shows the booking but cannot change it. A booking in
 * quarantine has only this link.
 */
export function confirmationPath(bookingId: string): string {
  return confirmedBookingPath(signToken('confirmed-booking', bookingId));
}

/** Returns the path of the calendar file of a confirmed booking. */
export function confirmationCalendarPath(bookingId: string): string {
  return `${confirmationPath(bookingId)}/calendar.ics`;
}

/** Returns the id of the booking in a confirmation token, or null. */
export function confirmedBookingId(token: string): string | null {
  return readToken('confirmed-booking', token);
}
