import { consultationEvent, taskEvent } from '@/lib/calendar/calendar-events';
import { readableMoment } from '@/lib/core/time/wording';
import type { FeedEntry } from './model';

/** An event of a feed; instants are ISO in UTC, except `changedAt`, which is as the database returns it. */
export type FeedEvent = {
  id: string;
  title: string;
  description: string;
  start: string;
  end: string;
  changedAt: string;
};

const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

/**
 * Returns a booking or task as an entry of a feed; null if the staff calendar does not show it. A booking lasts until
 * its own end; the hour of spec section 9 applies only to the staff calendar.
 */
export function feedEvent(row: FeedEntry): FeedEvent | null {
  if (row.kind === 'booking') {
    const event = consultationEvent(row);
    return (
      event && {
        id: event.id,
        title: `${event.meeting}: ${lines(event.title, event.company).replace('\n', ', ')}`,
        description: lines(
          event.email,
          event.phone,
          event.about && `About: ${event.about}`,
          event.description,
        ),
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
        `Due ${readableMoment(new Date(event.start))}, priority ${event.priority}`,
        event.assignee && `Assigned to ${event.assignee}`,
        event.description,
      ),
      start: event.start,
      end: event.end,
      changedAt: row.updated_at,
    }
  );
}
