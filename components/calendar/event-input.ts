import type { EventInput } from '@fullcalendar/core';
import { isMovable, isOutsideSlots } from '@/lib/calendar/rules';
import type { CalendarEvent } from '@/lib/calendar/schema';

/**
 * An event as FullCalendar takes it. One outside 08:00 to 18:00 stands above the slots, because the
 * time grid would not show it at all; it keeps its own time.
 */
export function eventInput(event: CalendarEvent, leads: boolean): EventInput {
  const { id, title, start, end, tone } = event;
  return {
    id,
    title,
    start,
    end,
    allDay: isOutsideSlots(event),
    startEditable: leads && isMovable(event),
    classNames: ['event', `event-${tone}`],
    startsAt: start,
    event,
  };
}
