import type { BookingChange, ListedBooking } from './schema';

/** Whether somebody waits for a first answer: the booking is live and nobody has replied. */
export function awaitsReply(booking: ListedBooking): boolean {
  return !booking.repliedAt && booking.status === 'scheduled' && !booking.isQuarantined;
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
    return booking.status === 'scheduled' ? { ...booking, status: change.status } : booking;
  }
  if ('owner' in change) {
    return { ...booking, ownerId: change.owner, ownerName: ownerName(change.owner) };
  }
  return { ...booking, repliedAt: change.replied ? new Date().toISOString() : null };
}
