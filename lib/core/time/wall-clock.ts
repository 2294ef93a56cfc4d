import { TZDate, tzOffset } from '@date-fns/tz';
// Relative paths, because in tests the thread that parses calendars runs this file in plain Node.
import { BUSINESS_TIME_ZONE } from '../../brand.ts';
import { keepRecent } from '../memory/keep-recent.ts';
import { dayPlus } from './days.ts';

/** Year, month (0 = January), day, hour, minute, second, millisecond in the business zone. */
type WallClock = readonly [number, number, number, number, number, number, number];

/** No zone changes its offset within a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
/** Cached, because Intl takes longer than all other work on a calendar event. */
const recentOffsets = keepRecent<number>(2000);

/** Returns the minutes by which an IANA zone is ahead of UTC at an instant (negative in New York). */
export function zoneOffsetAt(zone: string, instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  return recentOffsets(`${zone} ${quarter}`, () => tzOffset(zone, new Date(instant)));
}

const offsetAt = (instant: number) => zoneOffsetAt(BUSINESS_TIME_ZONE, instant);

/** Returns the wall-clock time in the business zone at an instant in epoch milliseconds. */
export function wallClock(instant: number): WallClock {
  const at = new Date(instant + offsetAt(instant) * 60_000);
  return [
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    at.getUTCMilliseconds(),
  ];
}

/** Returns the minutes by which the business zone is ahead of UTC at this wall-clock time (negative in New York). */
export function zoneOffsetMinutes(wall: WallClock): number {
  const quarter = Math.floor(Date.UTC(...wall) / QUARTER_MS);
  return recentOffsets(
    `shows ${quarter}`,
    () => -new TZDate(...wall, BUSINESS_TIME_ZONE).getTimezoneOffset(),
  );
}

/** Returns midnight of a day 'YYYY-MM-DD' in the business zone, as a date that calculates in that zone. */
export function startOfBusinessDay(day: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, BUSINESS_TIME_ZONE);
}

/**
 * Returns the instant of a wall-clock time in the business zone.
 * @param day 'YYYY-MM-DD' @param time 'HH:mm'
 */
export function instantAt(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = startOfBusinessDay(day);
  at.setHours(hours, minutes);
  return new Date(at.getTime());
}

/** Default time of a due day: the end of the last slot. */
export const END_OF_BUSINESS = '17:00';

/** Returns the instant of a typed due day and time; null without a day. */
export function dueMoment(day: string, time: string): Date | null {
  return isCalendarDay(day) ? instantAt(day, time || END_OF_BUSINESS) : null;
}

/** Returns the wall-clock time 'HH:mm' of an instant in the business zone. */
export function clockTime(instant: Date): string {
  const [, , , hours, minutes] = wallClock(instant.getTime());
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns whether a text is an existing day 'YYYY-MM-DD'. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns the start of a day 'YYYY-MM-DD' in the business zone, as an ISO instant. */
export function startOfDay(day: string): string {
  return instantAt(day, '00:00').toISOString();
}

/** Returns the end of a day 'YYYY-MM-DD' in the business zone, as an ISO instant: the start of the next day. */
export function endOfDay(day: string): string {
  return startOfDay(dayPlus(day, 1));
}
