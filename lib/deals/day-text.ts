import { timeFormat } from '@/lib/core/time/format';

/** Returns 'Nov 3' for a day 'YYYY-MM-DD', with the year unless it is that of `today`. */
export function dayText(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return timeFormat('UTC', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(day));
}

/** Returns 'November 2026' for a month 'YYYY-MM'. */
export function monthText(month: string): string {
  return timeFormat('UTC', { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`));
}

/** Months for which lists of deals have a filter. */
export const FILTERED_MONTHS = 6;

/** Returns the month of a day and those after it, 'YYYY-MM', as many as `count`. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  );
}
