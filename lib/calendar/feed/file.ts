import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand, MAIL_DOMAIN } from '@/lib/brand';
import type { FeedEvent } from './rules';

/** Interval in seconds at which a calendar program should reload the feed. */
const REFRESH_SECONDS = 15 * 60;

/** Returns the feed as an iCalendar file in UTC. The UID of an event never changes. */
export function feedFile(events: readonly FeedEvent[]): string {
  const calendar = ical({
    name: brand.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Calendar feed' },
    ttl: REFRESH_SECONDS,
  });
  for (const { id, title, description, start, end, changedAt } of events) {
    calendar.createEvent({
      id: `${id}@${MAIL_DOMAIN}`,
      stamp: new Date(changedAt),
      start: new Date(start),
      end: new Date(end),
      summary: title,
      description,
    });
  }
  return calendar.toString();
}
