import { dayPlus, weekdayOf } from '@/lib/core/time/days';

type Holiday = { day: string; name: string };

const date = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the nth occurrence of a weekday in a month. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = date(year, month, 1);
  return dayPlus(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

/** Returns the last Monday of May. */
function memorialDay(year: number): string {
  const last = date(year, 5, 31);
  return dayPlus(last, -((weekdayOf(last) + 6) % 7));
}

/** Returns the observed date: a fixed date on a Saturday moves to Friday, one on a Sunday to Monday (5 U.S.C. 6103). */
function observed(day: string, name: string): Holiday {
  const weekday = weekdayOf(day);
  if (weekday === 6) return { day: dayPlus(day, -1), name: `${name} (observed)` };
  if (weekday === 0) return { day: dayPlus(day, 1), name: `${name} (observed)` };
  return { day, name };
}

/** Returns the eleven federal holidays of the United States that belong to a year, each on the day it is observed. */
export function federalHolidays(year: number): Holiday[] {
  return [
    observed(date(year, 1, 1), 'New Year’s Day'),
    { day: nth(year, 1, 1, 3), name: 'Martin Luther King Jr. Day' },
    { day: nth(year, 2, 1, 3), name: 'Washington’s Birthday' },
    { day: memorialDay(year), name: 'Memorial Day' },
    observed(date(year, 6, 19), 'Juneteenth'),
    observed(date(year, 7, 4), 'Independence Day'),
    { day: nth(year, 9, 1, 1), name: 'Labor Day' },
    { day: nth(year, 10, 1, 2), name: 'Columbus Day' },
    observed(date(year, 11, 11), 'Veterans Day'),
    { day: nth(year, 11, 4, 4), name: 'Thanksgiving Day' },
    observed(date(year, 12, 25), 'Christmas Day'),
  ];
}
