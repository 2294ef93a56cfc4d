import type { EventInput } from '@fullcalendar/core';
import { isMovable } from '@/lib/calendar/rules';
import type { CalendarEvent } from '@/lib/calendar/schema';

/** An event as FullCalendar takes it; `startsAt` orders those that stand above the slots by their own time. */
export function eventInput(event: CalendarEvent, leads: boolean): EventInput {
  const { id, title, start, end, allDay, backgroundColor, borderColor, textColor, tone } = event;
  return {
    id,
    title,
    start,
    end,
    allDay,
    backgroundColor,
    borderColor,
    textColor,
    startEditable: leads && isMovable(event),
    classNames: tone === 'done' ? ['event', 'event-done'] : ['event'],
    startsAt: start,
    event,
  };
}
