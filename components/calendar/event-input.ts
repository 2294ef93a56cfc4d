import type { EventInput } from '@fullcalendar/core';
import { isMovable } from '@/lib/calendar/calendar-events';
import type { CalendarEvent } from '@/lib/calendar/model';

/** Returns an event for FullCalendar; `startsAt` orders the events above the time grid by their own time. */
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
