import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { type Clock, clockIn } from './clock';
import { dayIn, timeFormat } from './format';

const inBusinessTime = (instant: Date, options: Intl.DateTimeFormatOptions) =>
  timeFormat(BUSINESS_TIME_ZONE, options).format(instant);

const dayAndTime = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Returns the day 'YYYY-MM-DD' of an instant in the business zone. */
export function businessDay(instant: Date): string {
  return dayIn(BUSINESS_TIME_ZONE, instant);
}

/** Returns what the clock of the business zone shows. */
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
  return inBusinessTime(instant, { dateStyle: 'full' });
}

/** Returns 'Monday, November 23, 2026 at 07:30 PM EST', business time. */
export function formattedMoment(instant: Date): string {
  return `${formattedDate(instant)} at ${businessTime(instant)} ${businessZoneAt(instant)}`;
}

/** Returns 'November 23, 2026', business time. */
export function longDay(instant: string): string {
  return inBusinessTime(new Date(instant), { dateStyle: 'long' });
}

/** Returns 'Nov 23, 2026, 10:00 AM EST', business time. */
export function zonedMoment(instant: string): string {
  return inBusinessTime(new Date(instant), {
    ...dayAndTime,
    year: 'numeric',
    timeZoneName: 'short',
  });
}

/**
 * Returns 'Nov 23, 5:00 PM' in the business zone, with the year unless it is the current one. The caller
 * names the zone.
 */
export function shortMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const isThisYear = businessDay(at).slice(0, 4) === businessDay(now).slice(0, 4);
  return inBusinessTime(at, isThisYear ? dayAndTime : { ...dayAndTime, year: 'numeric' });
}
