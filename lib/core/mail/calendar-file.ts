import { addMinutes } from 'date-fns';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand, MAIL_DOMAIN } from '@/lib/brand';

type CalendarEntry = {
  id: string;
  title: string;
  start: Date;
  minutes: number;
  description: string;
  location: string;
  /** URL of the video room. */
  url?: string | null;
  createdAt: Date;
  changedAt: Date;
  /** Number of changes. Defaults to the seconds from `createdAt` to `changedAt`. */
  sequence?: number;
  cancelled?: boolean;
};

/**
 * Returns one event as an iCalendar file in UTC. The UID depends only on the id and every change increases SEQUENCE, so
 * that calendars update or remove their existing entry.
 */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    name: entry.title,
    method: entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Appointments' },
  });
  calendar.createEvent({
    id: `${entry.id}@${MAIL_DOMAIN}`,
    sequence:
      entry.sequence ??
      Math.max(0, Math.floor((entry.changedAt.getTime() - entry.createdAt.getTime()) / 1000)),
    stamp: entry.changedAt,
    start: entry.start,
    end: addMinutes(entry.start, entry.minutes),
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    url: entry.url ?? null,
    organizer: { name: brand.name, email: brand.email.label },
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
