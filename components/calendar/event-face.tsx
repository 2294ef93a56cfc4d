import type { CalendarEvent } from '@/lib/calendar/model';
import { cellTime } from '@/lib/calendar/wording';
import { marks } from './marks';

/** An event in a cell: icon, time and title and, if there is room, the company or the assignee. */
export function EventFace({ event, at }: { event: CalendarEvent; at: Date }) {
  const { Icon, word, colour } = marks[event.tone];
  return (
    <span className="event-face">
      <span className="event-line">
        <Icon aria-hidden className={`event-sign ${colour}`} strokeWidth={2.5} />
        <span className="event-time">{cellTime(at)}</span>
        <span className="event-title">{event.title}</span>
        <span className="sr-only">, {event.type === 'task' ? `task, ${word}` : word}</span>
      </span>
      <span className="event-detail">{event.type === 'task' ? event.assignee : event.company}</span>
    </span>
  );
}
