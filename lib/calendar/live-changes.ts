import type { LiveBooking, LiveBookingChange } from '@/lib/bookings/realtime/model';
import { consultationEvent } from './calendar-events';
import { findEvent, hasGap, replaceEvent } from './days';
import type { CalendarData, CalendarEvent, ConsultationEvent } from './model';

/** Returns whether the old row is complete; hosted Supabase sends only the id under row-level security. */
function isWhole(row: Partial<LiveBooking>): row is LiveBooking {
  return row.id !== undefined && row.status !== undefined && row.preferreddate !== undefined;
}

/** Adds the known name to the event if the same person is still responsible. */
function named(
  after: ConsultationEvent | null,
  before: CalendarEvent | null,
): ConsultationEvent | null {
  if (!after || before?.type !== 'consultation') return after;
  return before.responsibleId === after.responsibleId
    ? { ...after, responsible: before.responsible }
    : after;
}

/**
 * Returns the data after a change of the bookings table (spec section 4). `complete` is false if the period has to be
 * loaded again: the old day is unknown, a hidden event has to move up, or the name of a new person is missing.
 */
export function applyBookingChange(
  data: CalendarData,
  change: LiveBookingChange,
): { data: CalendarData; complete: boolean } {
  const id = change.eventType === 'DELETE' ? change.old.id : change.new.id;
  let before: CalendarEvent | null = findEvent(data, `booking-${id}`) ?? null;
  const after = change.eventType === 'DELETE' ? null : named(consultationEvent(change.new), before);
  if (!before && change.eventType !== 'INSERT') {
    if (!isWhole(change.old)) return { data, complete: false };
    before = consultationEvent(change.old);
  }
  const changed = replaceEvent(data, before, after);
  const isNamed = !after?.responsibleId || after.responsible !== null;
  return { data: changed, complete: isNamed && !hasGap(changed) };
}
