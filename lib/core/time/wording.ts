import { businessTime, businessZoneAt, formattedDate } from './business-time';
import { wallClock } from './wall-clock';

/** Returns '9:30 AM', business time. */
export function readableTime(instant: Date): string {
  return businessTime(instant).replace(/^0/, '');
}

/** Returns '10:00 AM – 11:00 AM EST', business time. */
export function readableRange({ start, end }: { start: string; end: string }): string {
  const from = new Date(start);
  return `${readableTime(from)} – ${readableTime(new Date(end))} ${businessZoneAt(from)}`;
}

/** Returns 'Monday, November 23, 2026 at 5:00 PM EST', business time. */
export function readableMoment(instant: Date): string {
  return `${formattedDate(instant)} at ${readableTime(instant)} ${businessZoneAt(instant)}`;
}

/** Returns '9:30a' or '2p', business time, short enough for a cell. */
export function cellTime(instant: Date): string {
  const [, , , hours, minutes] = wallClock(instant.getTime());
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? 'a' : 'p'}`;
}
