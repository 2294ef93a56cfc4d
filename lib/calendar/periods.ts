import { addDays, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from 'date-fns';
import { businessDay } from '@/lib/core/time/business-time';
import { instantAt, startOfBusinessDay } from '@/lib/core/time/wall-clock';
import type { CalendarQuery } from './schema';
import type { CalendarView } from './views';

/** Returns the same period with its first day, so that two queries for one period are equal. */
export function calendarPeriod({ view, day }: CalendarQuery): CalendarQuery {
  const at = startOfBusinessDay(day);
  const first = { month: startOfMonth(at), week: startOfWeek(at), day: at }[view];
  return { view, day: businessDay(first) };
}

/** Returns the first visible day of a view and the day after the last one; a month shows whole weeks from Sunday. */
export function visibleDays({ view, day }: CalendarQuery): { first: string; end: string } {
  const at = startOfBusinessDay(day);
  const spans: Record<CalendarView, [Date, Date]> = {
    month: [startOfWeek(startOfMonth(at)), endOfWeek(endOfMonth(at))],
    week: [startOfWeek(at), endOfWeek(at)],
    day: [at, at],
  };
  const [first, last] = spans[view];
  return { first: businessDay(first), end: businessDay(addDays(last, 1)) };
}

/** Returns the start and the exclusive end of the visible days as instants. */
export function visibleRange(query: CalendarQuery): { from: Date; to: Date } {
  const { first, end } = visibleDays(query);
  return { from: instantAt(first, '00:00'), to: instantAt(end, '00:00') };
}
