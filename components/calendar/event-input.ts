import type { EventInput } from '@fullcalendar/core';
import { isMovable } from '@/lib/calendar/calendar-events';
import type { CalendarEvent } from '@/lib/calendar/model';

/** Converts an event for FullCalendar. `startsAt` sorts all-day events by their actual time. */
export function eventInput(event: CalendarEvent, isLeader: boolean): EventInput {
  const { id, title, start, end, allDay, tone } = event;
  return {
    id,
    title,
    start,
    end,
    allDay,
    startEditable: isLeader && isMovable(event),
    classNames: ['event', `event-${tone}`],
    startsAt: start,
    event,
  };
}
