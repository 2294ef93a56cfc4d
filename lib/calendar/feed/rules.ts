import { consultationEvent, formattedDue, taskEvent } from '@/lib/calendar/rules';
import type { BookingRow, TaskRow } from '@/lib/calendar/schema';

/** A booking of the database; unlike a change from the live channel it always has its end. */
type StoredBooking = BookingRow & { ends_at: string };

/** An entry of a feed; instants are ISO in UTC, except `changedAt`, which is as the database writes it. */
export type FeedEvent = {
  id: string;
  title: string;
  description: string;
  start: string;
  end: string;
  changedAt: string;
};

type Row = ({ kind: 'booking' } & StoredBooking) | ({ kind: 'task' } & TaskRow);

const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

/**
 * A booking or task as a calendar program shows it; null where the staff calendar shows none. A booking
 * lasts until its own end: the hour of spec section 9 is for the staff calendar alone.
 */
export function feedEvent(row: Row & { updated_at: string }): FeedEvent | null {
  if (row.kind === 'booking') {
    const event = consultationEvent(row);
    return (
      event && {
        id: event.id,
        title: `${event.meeting}: ${lines(event.title, event.company).replace('\n', ', ')}`,
        description: lines(event.email, event.phone, event.description),
        start: event.start,
        end: new Date(row.ends_at).toISOString(),
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
