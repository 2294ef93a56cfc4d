import { differenceInCalendarDays } from 'date-fns';
import { dayPlus } from '@/lib/core/time/days';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import type { DashboardFilters } from './filters';

/** A range of days in the business zone, both included. */
export type Period = { first: string; last: string };

/** Maximum length of a period in days. */
const MAX_RANGE_DAYS = 366;

/** Returns the number of days of a period. */
export function lengthOf({ first, last }: Period): number {
  return differenceInCalendarDays(new Date(last), new Date(first)) + 1;
}

/** Returns the period in the URL: from `from` to `to` if they are valid, otherwise the last `days` days. */
export function chosenPeriod({ days, from, to }: DashboardFilters, today: string): Period {
  if (from && to && isCalendarDay(from) && isCalendarDay(to)) {
    const own = { first: from, last: to };
    const length = lengthOf(own);
    if (length >= 1 && length <= MAX_RANGE_DAYS) return own;
  }
  return { first: dayPlus(today, 1 - Number(days)), last: today };
}

/** Returns the period of the same length directly before a period. */
export function periodBefore(period: Period): Period {
  return { first: dayPlus(period.first, -lengthOf(period)), last: dayPlus(period.first, -1) };
}
