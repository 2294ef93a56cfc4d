import { recordId } from '@/lib/calendar/calendar-events';
import type { CalendarEvent } from '@/lib/calendar/model';
import {
  bookingPath,
  clientPath,
  consultationPath,
  contentEditorPath,
  liveDeskPath,
  taskPath,
} from '@/lib/paths/staff';

type EventLinksProps = { event: CalendarEvent; isLeader: boolean };

/** Returns the linked records that this person may open, by label. Members cannot open clients. */
function placesOf(event: CalendarEvent, isLeader: boolean): Record<string, string | null> {
  const client = isLeader && event.clientId ? clientPath(event.clientId) : null;
  if (event.type === 'consultation') {
    const id = recordId(event);
    return {
      'Open the booking': isLeader ? bookingPath(id) : consultationPath(id),
      'Open the client': client,
    };
  }
  if (event.type === 'webinar') {
    const id = recordId(event);
    return {
      'Open the live desk': isLeader ? liveDeskPath(id) : null,
      'Edit the webinar': isLeader ? contentEditorPath('webinars', id) : null,
    };
  }
  return {
    'Open the task': taskPath(isLeader ? 'admin' : 'team', recordId(event)),
    'Open the booking': isLeader && event.bookingId ? bookingPath(event.bookingId) : null,
    'Open the client': client,
  };
}

/** Links from an event to its booking, task and client. */
export function EventLinks({ event, isLeader }: EventLinksProps) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-staff">
      {Object.entries(placesOf(event, isLeader)).map(
        ([label, href]) =>
          href && (
            <a key={label} href={href} className="text-accent underline underline-offset-3">
              {label}
            </a>
          ),
      )}
    </p>
  );
}
