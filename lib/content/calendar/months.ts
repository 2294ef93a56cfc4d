import { addMonths, endOfMonth, endOfWeek, startOfWeek } from 'date-fns';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { startOfBusinessDay } from '@/lib/core/time/wall-clock';

/** Returns the month 'YYYY-MM' that a URL names, or the current one. */
export function monthOf(named: string | null, now = new Date()): string {
  return named && /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : businessDay(now).slice(0, 7);
}

/** Returns the month that is `count` months later. */
export function monthPlus(month: string, count: number): string {
  return businessDay(addMonths(startOfBusinessDay(`${month}-01`), count)).slice(0, 7);
}

/** Returns the days of each week, from Sunday, that overlaps the month. */
export function weeksOf(month: string): string[][] {
  const first = startOfBusinessDay(`${month}-01`);
  const end = businessDay(endOfWeek(endOfMonth(first)));
  const weeks: string[][] = [];
  for (let day = businessDay(startOfWeek(first)); day <= end; day = dayPlus(day, 7)) {
    const sunday = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => dayPlus(sunday, index)));
  }
  return weeks;
}
