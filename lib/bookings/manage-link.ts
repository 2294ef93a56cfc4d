import 'server-only';
import { env } from '@/lib/core/env';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { manageBookingPath } from '@/lib/paths';

/** Returns the URL where the visitor reschedules or cancels this booking. */
export function manageBookingLink(bookingId: string): string {
  return `${env.SITE_URL}${manageBookingPath(signToken('manage-booking', bookingId))}`;
}

/** Returns the id of the booking that a link's token was signed for, or null. */
export function managedBookingId(token: string): string | null {
  return readToken('manage-booking', token);
}
