import { BUSINESS_TIME_ZONE } from './brand';

const inBusinessTime = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_TIME_ZONE, ...options });

const dayAndTime = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const moment = inBusinessTime(dayAndTime);
const momentWithYear = inBusinessTime({ ...dayAndTime, year: 'numeric' });
const year = inBusinessTime({ year: 'numeric' });

/**
 * 'Nov 23, 5:00 PM' in the business zone, with its year where that is not the present one; whoever shows it
 * names the zone.
 */
export function shortMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return (year.format(at) === year.format(now) ? moment : momentWithYear).format(at);
}
