import type { deskNotices } from '@/lib/notices/desk';
import type { LiveBookingChange } from './model';

const hasId = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';

/** Type guard for a change from the channel; the schema in model.ts is too heavy for the browser. */
export function isBookingChange(payload: object): payload is LiveBookingChange {
  if (!('eventType' in payload)) return false;
  if (payload.eventType === 'DELETE') return 'old' in payload && hasId(payload.old);
  const isKnown = payload.eventType === 'INSERT' || payload.eventType === 'UPDATE';
  return isKnown && 'new' in payload && hasId(payload.new);
}

/** Returns the notice for a change of the bookings table (spec section 4), or null for none. */
export function changeNotice(change: LiveBookingChange): keyof typeof deskNotices | null {
  switch (change.eventType) {
    case 'INSERT':
      return change.new.quarantined_at ? null : 'bookingReceivedLive';
    case 'UPDATE': {
      const { new: row, old } = change;
      if (row.quarantined_at) return null;
      if (old.quarantined_at) return 'bookingReceivedLive';
      const cancelled = row.status === 'cancelled' && old.status !== 'cancelled';
      return cancelled ? 'bookingCancelledLive' : 'bookingUpdatedLive';
    }
    case 'DELETE':
      return change.old.quarantined_at ? null : 'bookingCancelledLive';
  }
}
