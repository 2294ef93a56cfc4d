import { canBecome } from '@/lib/bookings/statuses';
import type { ListedBooking } from './model';
import type { BookingChange } from './schema';

/** Returns whether a booking waits for a first reply: it is live and no one has replied. */
export function awaitsReply(booking: ListedBooking): boolean {
  return !booking.repliedAt && booking.status === 'scheduled' && !booking.isQuarantined;
}

/** Next steps that staff can take for a booking. */
export type BookingStep =
  | 'release'
  | 'reply'
  | 'answered'
  | 'complete'
  | 'no-show'
  | 'move'
  | 'reopen'
  | 'cancel'
  | 'delete';

/**
 * Returns the next step for a booking: release it from quarantine, record the result once it has started, reply, or
 * move it; after a completed one, write again.
 */
export function primaryStep(booking: ListedBooking): BookingStep {
  if (booking.isQuarantined) return 'release';
  if (booking.status === 'completed') return 'reply';
  if (booking.status !== 'scheduled') return 'reopen';
  if (canBecome(booking, 'completed')) return 'complete';
  return awaitsReply(booking) ? 'reply' : 'move';
}

/**
 * Returns the booking as it will be after a change.
 * @param nameOf returns the name of an owner
 */
export function withChange(
  booking: ListedBooking,
  change: BookingChange,
  nameOf: (id: string | null) => string,
): ListedBooking {
  if ('status' in change) {
    return canBecome(booking, change.status) ? { ...booking, status: change.status } : booking;
  }
  if ('owner' in change) {
    return booking.hostId
      ? booking
      : { ...booking, responsibleId: change.owner, responsible: nameOf(change.owner) };
  }
  return { ...booking, repliedAt: change.replied ? new Date().toISOString() : null };
}
