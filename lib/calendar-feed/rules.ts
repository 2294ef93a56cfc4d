import { consultationEvent, formattedDue, taskEvent } from '@/lib/calendar/rules';
import type { BookingRow, TaskRow } from '@/lib/calendar/schema';

/** An entry of a feed; instants are ISO in UTC, except `changedAt`, which is as the database writes it. */
export type FeedEvent = {
  id: string;
  title: string;
  description: string;
  start: string;
  end: string;
  changedAt: string;
};

type Row = ({ kind: 'booking' } & BookingRow) | ({ kind: 'task' } & TaskRow);

const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

/** A booking or task as a calendar program shows it, as long as on the staff calendar; null where that shows none. */
export function feedEvent(row: Row & { updated_at: string }): FeedEvent | null {
  if (row.kind === 'booking') {
    const event = consultationEvent(row);
    return (
      event && {
        id: event.id,
        title: `${event.meeting}: ${lines(event.title, event.company).replace('\n', ', ')}`,
        description: lines(event.email, event.phone, event.description),
        start: event.start,
        end: event.end,
        changedAt: row.updated_at,
      }
    );
  }
  const event = taskEvent(row);
  return (
    event && {
      id: event.id,
      title: `Due: ${event.title}`,
      description: lines(
        `Due ${formattedDue(event)}, priority ${event.priority}`,
        event.assignee && `Assigned to ${event.assignee}`,
        event.description,
      ),
      start: event.start,
      end: event.end,
      changedAt: row.updated_at,
    }
  );
}
