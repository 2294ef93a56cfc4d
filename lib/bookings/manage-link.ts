import 'server-only';
import { env } from '@/lib/core/env';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { confirmedBookingPath, manageBookingPath } from '@/lib/paths/links';

/** Returns the path where the visitor reschedules or cancels this booking. */
export function managePath(bookingId: string): string {
  return manageBookingPath(signToken('manage-booking', bookingId));
}

/** Returns the URL of the same, for mails. */
export function manageBookingLink(bookingId: string): string {
  return env.SITE_URL + managePath(bookingId);
}

/** Returns the id of the booking that a link's token was signed for, or null. */
export function managedBookingId(token: string): string | null {
  return readToken('manage-booking', token);
}

/**
 * Returns the path of a booking's confirmation. Its token shows the booking and changes nothing: a booking that a leader
 * still has to check has this one only.
 */
export function confirmationPath(bookingId: string): string {
  return confirmedBookingPath(signToken('confirmed-booking', bookingId));
}

/** Returns the id of the booking whose confirmation a token was signed for, or null. */
export function confirmedBookingId(token: string): string | null {
  return readToken('confirmed-booking', token);
}
