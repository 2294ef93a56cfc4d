import { addHours } from 'date-fns';
import { canBecome } from '@/lib/bookings/rules';
import { REPLY_HOURS } from '@/lib/brand';
import type { BookingChange, ListedBooking } from './schema';

/** Whether somebody waits for a first answer: the booking is live and nobody has replied. */
export function awaitsReply(booking: ListedBooking): boolean {
  return !booking.repliedAt && booking.status === 'scheduled' && !booking.isQuarantined;
}

/**
 * When the reply to a request is due: as promised, and never after the meeting itself. The database sorts by
 * the same (`private.reply_due_at`).
 */
export function replyDueAt(requestedAt: string, startsAt: string): Date {
  const promised = addHours(new Date(requestedAt), REPLY_HOURS);
  const start = new Date(startsAt);
  return start < promised ? start : promised;
}

/**
 * When a booking that came into quarantine gives up its time: until then its visitor is promised an answer. The
 * database enforces the same (`private.quarantine_hold`).
 */
export function holdEndsAt(quarantinedAt: string): Date {
  return addHours(new Date(quarantinedAt), REPLY_HOURS);
}

/**
 * The booking as it will be once a change is stored.
 * @param ownerName whose name an owner's id stands for
 */
export function withChange(
  booking: ListedBooking,
  change: BookingChange,
  ownerName: (id: string | null) => string,
): ListedBooking {
  if ('status' in change) {
    return canBecome(booking, change.status) ? { ...booking, status: change.status } : booking;
  }
  if ('owner' in change) {
    return { ...booking, ownerId: change.owner, ownerName: ownerName(change.owner) };
  }
  return { ...booking, repliedAt: change.replied ? new Date().toISOString() : null };
}
