import { timeFormat } from '@/lib/core/time/format';

/** Formats a day 'YYYY-MM-DD' as 'Nov 3', with the year unless it is that of `today`. */
export function dayText(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return timeFormat('UTC', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(day));
}

/** Formats a month 'YYYY-MM' as 'November 2026'. */
export function monthText(month: string): string {
  return timeFormat('UTC', { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`));
}

/** Number of months in the filter of the lists of deals. */
export const FILTERED_MONTHS = 6;

/** Returns `count` months 'YYYY-MM', starting with the month of a day. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  );
}
