import { businessDay } from '@/lib/core/time/business-time';
import type { CalendarData, CalendarDay, CalendarEvent } from './model';
import { calendarPeriod, visibleDays } from './periods';
import type { CalendarQuery } from './schema';
import type { CalendarView } from './views';

/** Upper limit of the events per day in each view; further ones are only counted ("+n more"). */
export const EVENTS_PER_DAY: Record<CalendarView, number> = { month: 3, week: 50, day: 200 };

const emptyDay: CalendarDay = { events: [], total: 0 };

const byStart = (a: CalendarEvent, b: CalendarEvent) =>
  a.start.localeCompare(b.start) || a.id.localeCompare(b.id);

/** Returns the day of an event, 'YYYY-MM-DD' in the business zone. */
export function dayOf(event: CalendarEvent): string {
  return businessDay(new Date(event.start));
}

/** Returns the event with this id if it is loaded. */
export function findEvent(data: CalendarData, id: string): CalendarEvent | undefined {
  for (const { events } of Object.values(data.days)) {
    const found = events.find((event) => event.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the number of events of a day that are not loaded. */
export function hiddenCount(data: CalendarData, day: string): number {
  const { events, total } = data.days[day] ?? emptyDay;
  return Math.max(0, total - events.length);
}

/**
 * Returns the data after an event was added (`before` null), removed (`after` null), changed or moved. Days outside the
 * visible range are ignored; totals also count hidden events.
 */
export function replaceEvent(
  data: CalendarData,
  before: CalendarEvent | null,
  after: CalendarEvent | null,
): CalendarData {
  const { first, end } = visibleDays(data);
  const isVisible = (day: string) => first <= day && day < end;
  const days = { ...data.days };
  if (before && isVisible(dayOf(before))) {
    const { events, total } = days[dayOf(before)] ?? emptyDay;
    days[dayOf(before)] = {
      events: events.filter(({ id }) => id !== before.id),
      total: Math.max(0, total - 1),
    };
  }
  if (after && isVisible(dayOf(after))) {
    const { events, total } = days[dayOf(after)] ?? emptyDay;
    days[dayOf(after)] = {
      events: [...events, after].sort(byStart).slice(0, EVENTS_PER_DAY[data.view]),
      total: total + 1,
    };
  }
  return { ...data, days };
}

/** Returns whether a day shows fewer events than it could, so that the period should be loaded again. */
export function hasGap(data: CalendarData): boolean {
  return Object.values(data.days).some(
    ({ events, total }) => events.length < Math.min(total, EVENTS_PER_DAY[data.view]),
  );
}

/** One entry of a period from the database; `event` is null if the calendar does not show it. */
export type CalendarEntry = { day: string; dayTotal: number; event: CalendarEvent | null };

/** Groups the entries of a period by day, without those that the calendar does not show. */
export function collectDays(query: CalendarQuery, entries: readonly CalendarEntry[]): CalendarData {
  const days: Record<string, CalendarDay> = {};
  for (const { day, dayTotal, event } of entries) {
    const known = days[day] ?? { events: [], total: dayTotal };
    days[day] = event
      ? { ...known, events: [...known.events, event].sort(byStart) }
      : { ...known, total: known.total - 1 };
  }
  return { ...calendarPeriod(query), days };
}
