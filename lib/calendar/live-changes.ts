import type { NoticeKey } from '@/lib/notices';
import { findEvent, hasGap, replaceEvent } from './days';
import type { BookingRow, CalendarData, CalendarEvent, LiveBookingChange } from './model';
import { consultationEvent } from './rules';

const hasId = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';

/** Tells whether this is what the channel sends for a change; the schema in model.ts is too heavy for the browser. */
export function isBookingChange(payload: object): payload is LiveBookingChange {
  if (!('eventType' in payload)) return false;
  if (payload.eventType === 'DELETE') return 'old' in payload && hasId(payload.old);
  const isKnown = payload.eventType === 'INSERT' || payload.eventType === 'UPDATE';
  return isKnown && 'new' in payload && hasId(payload.new);
}

/** Returns whether the old row has its columns; hosted Supabase sends only the id under row-level security. */
function isWhole(row: Partial<BookingRow>): row is BookingRow {
  return row.id !== undefined && row.status !== undefined && row.preferreddate !== undefined;
}

/** Returns the notice for a change of the bookings table (spec section 4), or null for none. */
export function changeNotice(change: LiveBookingChange): NoticeKey | null {
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

/**
 * Returns the data after a change of the bookings table (spec section 4). `complete` is false if the period has
 * to be loaded again: the row's old place is unknown, or a day has lost an event and the next one is not here.
 */
export function applyBookingChange(
  data: CalendarData,
  change: LiveBookingChange,
): { data: CalendarData; complete: boolean } {
  const id = change.eventType === 'DELETE' ? change.old.id : change.new.id;
  const after = change.eventType === 'DELETE' ? null : consultationEvent(change.new);
  let before: CalendarEvent | null = findEvent(data, `booking-${id}`) ?? null;
  if (!before && change.eventType !== 'INSERT') {
    if (!isWhole(change.old)) return { data, complete: false };
    before = consultationEvent(change.old);
  }
  const changed = replaceEvent(data, before, after);
  return { data: changed, complete: !hasGap(changed) };
}
