import { wallClock } from '@/lib/core/time/wall-clock';

/** Spec section 9: pixels, times of day in the business zone, minutes, milliseconds. */
export const CALENDAR_HEIGHT = 600;
export const FIRST_SLOT = '08:00:00';
export const LAST_SLOT = '18:00:00';
export const SLOT_MINUTES = 30;
export const LONG_PRESS_MS = 500;

const FIRST_SLOT_MINUTES = 8 * 60;
const LAST_SLOT_MINUTES = 18 * 60;

/** Returns whether an event is outside the time grid (08:00 to 18:00) and therefore appears above it. */
export function isOutsideSlots(event: { start: string; end: string }): boolean {
  const [, , , hours, minutes] = wallClock(Date.parse(event.start));
  const start = hours * 60 + minutes;
  const length = (Date.parse(event.end) - Date.parse(event.start)) / 60_000;
  return start >= LAST_SLOT_MINUTES || start + length <= FIRST_SLOT_MINUTES;
}
