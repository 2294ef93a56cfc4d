import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { type Clock, clockIn } from './clock';
import { dayIn, timeFormat } from './format';

/**
 * Returns a function that formats instants in the business zone, created once because a list calls it for each cell.
 */
function businessFormat(options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= timeFormat(BUSINESS_TIME_ZONE, options);
    return format.format(instant);
  };
}

const dayAndTime = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const formatFullDate = businessFormat({ dateStyle: 'full' });
const formatLongDay = businessFormat({ dateStyle: 'long' });
const formatDayAndTime = businessFormat(dayAndTime);
const formatWithYear = businessFormat({ ...dayAndTime, year: 'numeric' });
const formatWithZone = businessFormat({ ...dayAndTime, year: 'numeric', timeZoneName: 'short' });

/** Returns the day 'YYYY-MM-DD' of an instant in the business zone. */
export function businessDay(instant: Date): string {
  return dayIn(BUSINESS_TIME_ZONE, instant);
}

/** Returns the year of an instant in the business zone, which differs from UTC only at the turn of a year. */
function businessYear(instant: Date): string {
  const utc = instant.toISOString();
  return /-(12-31|01-01)T/.test(utc) ? businessDay(instant).slice(0, 4) : utc.slice(0, 4);
}

/** Returns the wall-clock time of an instant in the business zone. */
export function businessClock(instant: Date): Clock {
  return clockIn(BUSINESS_TIME_ZONE, instant);
}

/** Returns the slot label 'hh:mm AM' of an instant in the business zone. */
export function businessTime(instant: Date): string {
  return businessClock(instant).time;
}

/** Returns the business zone's short name at an instant: 'EST' or 'EDT'. */
export function businessZoneAt(instant: Date): string {
  const parts = timeFormat(BUSINESS_TIME_ZONE, { timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? BUSINESS_TIME_ZONE;
}

/** Returns the day of an instant in the business zone: 'Monday, November 23, 2026'. */
export function formattedDate(instant: Date): string {
  return formatFullDate(instant);
}

/** Returns 'Monday, November 23, 2026 at 07:30 PM EST', business time. */
export function formattedMoment(instant: Date): string {
  return `${formattedDate(instant)} at ${businessTime(instant)} ${businessZoneAt(instant)}`;
}

/** Returns 'November 23, 2026', business time. */
export function longDay(instant: string): string {
  return formatLongDay(new Date(instant));
}

/** Returns 'Nov 23, 2026, 10:00 AM EST', business time. */
export function zonedMoment(instant: string): string {
  return formatWithZone(new Date(instant));
}

/**
 * Returns 'Nov 23, 5:00 PM' in the business zone, with the year unless it is the current one. The caller adds the zone.
 */
export function shortMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return businessYear(at) === businessYear(now) ? formatDayAndTime(at) : formatWithYear(at);
}
