import type { OpenDay } from '@/lib/bookings/availability/packed-days';
import { dayPlus, weekdayOf } from '@/lib/core/time/days';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

export type MonthDay = { date: string; dayOfMonth: number; label: string; freeCount: number };
export type Month = { key: string; title: string; leadingBlanks: number; days: MonthDay[] };

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

// Hard-coded, because creating one Intl formatter takes a browser longer than rendering the month.
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const monthName = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';

/** Returns the id of the radio button of a day among the next ten days. */
export const dayId = ({ date }: MonthDay) => `day-${date}`;

/** Returns the screen reader label of a day. */
export const nameOfDay = ({ label, freeCount }: MonthDay) =>
  `${label}, ${freeCount === 0 ? 'not available' : `${freeCount} free`}`;

/** Number of free days listed first. */
const MAX_NEXT_DAYS = 10;

const gridDay = (date: string, freeCount: number): MonthDay => ({
  date,
  dayOfMonth: utc(date).getUTCDate(),
  label: readableDay(date),
  freeCount,
});

/** Returns the next ten free days. A chosen day stays in the list after its last time is taken. */
export function nextDaysOf(openDays: readonly OpenDay[], chosen: string | undefined): MonthDay[] {
  return openDays
    .filter(({ date, free }) => free.length > 0 || date === chosen)
    .slice(0, MAX_NEXT_DAYS)
    .map(({ date, free }) => gridDay(date, free.length));
}

/** Returns a note if few or no days are free; '' if there are enough. */
export function scarcityText(openDays: readonly OpenDay[]): string {
  const free = openDays.filter((day) => day.free.length > 0);
  const [today, last] = [openDays[0], openDays.at(-1)];
  const [first] = free;
  if (!today || !last) return 'No days are free at the moment.';
  if (!first) return `No days are free through ${readableDay(last.date)}.`;
  const isLater = first.date.slice(0, 7) !== today.date.slice(0, 7);
  return [
    isLater && `Nothing is free before ${readableDay(first.date)}.`,
    free.length <= MAX_NEXT_DAYS && `These are all free days through ${readableDay(last.date)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the calendar months of the open days, starting at the week of the first free day. Other days have no free
 * times.
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
        return gridDay(date, freeCounts.get(date) ?? 0);
      }).filter(({ date }) => date >= firstShown),
    };
  });
}

/** Returns 'Monday, November 23' for a day 'YYYY-MM-DD'. */
export function readableDay(date: string): string {
  const day = utc(date);
  return `${WEEKDAYS[weekdayOf(date)]}, ${monthName(day)} ${day.getUTCDate()}`;
}
