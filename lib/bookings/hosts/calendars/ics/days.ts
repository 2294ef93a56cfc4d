export const DAY_MS = 86_400_000;

/** A day of the Gregorian calendar; months from 1. */
export type Day = readonly [year: number, month: number, date: number];

/** Returns the number of days since January 1, 1970. Days and months out of range carry over. */
export function dayNumber(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS;
}

/** Returns the date of a day number (days since January 1, 1970). */
export function dayOf(number: number): Day {
  const date = new Date(number * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** Returns the weekday of a day number: 0 for Sunday. */
export const weekdayOf = (number: number) => (((number + 4) % 7) + 7) % 7;

/** Returns the first day of the week of a day number. */
export const weekStart = (number: number, startsOn: number) =>
  number - ((weekdayOf(number) - startsOn + 7) % 7);

/** Returns the first day of the first week of a year: the first week with at least four days in it. */
export const firstWeek = (year: number, startsOn: number) =>
  weekStart(dayNumber(year, 1, 4), startsOn);

/** Returns the year that a day's week belongs to. */
export const weekYear = (number: number, startsOn: number) =>
  dayOf(weekStart(number, startsOn) + 3)[0];
