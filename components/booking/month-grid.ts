import type { OpenDay } from '@/lib/availability/rules';

export type MonthDay = { date: string; dayOfMonth: number; label: string; freeCount: number };
export type Month = { key: string; title: string; leadingBlanks: number; days: MonthDay[] };

const utc = (date: string) => new Date(`${date}T00:00:00Z`);
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthTitle = words({ month: 'long', year: 'numeric' });
const dayLabel = words({ weekday: 'long', month: 'long', day: 'numeric' });

/** Whole calendar months that cover the open days; a day that is not among them has nothing free. */
export function monthsOf(openDays: readonly OpenDay[]): Month[] {
  const freeCounts = new Map(openDays.map(({ date, free }) => [date, free.length]));
  const keys = [...new Set(openDays.map(({ date }) => date.slice(0, 7)))];
  return keys.map((key) => {
    const first = utc(`${key}-01`);
    const length = new Date(
      Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
    ).getUTCDate();
    return {
      key,
      title: monthTitle.format(first),
      leadingBlanks: first.getUTCDay(),
      days: Array.from({ length }, (_, index) => {
        const date = `${key}-${String(index + 1).padStart(2, '0')}`;
        return {
          date,
          dayOfMonth: index + 1,
          label: dayLabel.format(utc(date)),
          freeCount: freeCounts.get(date) ?? 0,
        };
      }),
    };
  });
}

/** 'Monday, November 23' of a day 'YYYY-MM-DD'. */
export function readableDay(date: string): string {
  return dayLabel.format(utc(date));
}
