import { findEvent, hasGap, replaceEvent } from './days';
import type { BookingRow, CalendarData, CalendarEvent, LiveBookingChange } from './model';
import { consultationEvent } from './rules';

/** Returns whether the old row has its columns; hosted Supabase sends only the id under row-level security. */
function isWhole(row: Partial<BookingRow>): row is BookingRow {
  return row.id !== undefined && row.status !== undefined && row.preferreddate !== undefined;
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
