import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import { dayPlus, weekdayOf } from '@/lib/core/time/days';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

export type MonthDay = { date: string; dayOfMonth: number; label: string; freeCount: number };
export type Month = { key: string; title: string; leadingBlanks: number; days: MonthDay[] };

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

// Spelled out because creating one Intl formatter takes a browser longer than rendering the month.
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const monthName = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';

/** A month with fewer free days is shown with the next one. */
const MIN_FREE_DAYS = 8;

/** Returns whether a month has so few free days left that the next one is of use beside it. */
export function isAlmostOver({ days }: Month): boolean {
  return days.filter(({ freeCount }) => freeCount > 0).length < MIN_FREE_DAYS;
}

/**
 * Returns the calendar months that cover the open days, from the week of the first free day on; other days have nothing
 * free.
 */
export function monthsOf(openDays: readonly OpenDay[]): Month[] {
  const firstFree = openDays.find(({ free }) => free.length > 0)?.date;
  const firstShown = firstFree ? dayPlus(firstFree, -weekdayOf(firstFree)) : '';
  const freeCounts = new Map(openDays.map(({ date, free }) => [date, free.length]));
  const keys = [...new Set(openDays.map(({ date }) => date.slice(0, 7)))].filter(
    (key) => key >= (firstFree?.slice(0, 7) ?? ''),
  );
  return keys.map((key) => {
    const first = utc(`${key}-01`);
    const length = new Date(
      Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
    ).getUTCDate();
    return {
      key,
      title: `${monthName(first)} ${first.getUTCFullYear()}`,
      leadingBlanks: weekdayOf(`${key}-01`),
      days: Array.from({ length }, (_, index) => {
        const date = `${key}-${String(index + 1).padStart(2, '0')}`;
        return {
          date,
          dayOfMonth: index + 1,
          label: readableDay(date),
          freeCount: freeCounts.get(date) ?? 0,
        };
      }).filter(({ date }) => date >= firstShown),
    };
  });
}

/** Returns 'Monday, November 23' for a day 'YYYY-MM-DD'. */
export function readableDay(date: string): string {
  const day = utc(date);
  return `${WEEKDAYS[weekdayOf(date)]}, ${monthName(day)} ${day.getUTCDate()}`;
}
