import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand } from '@/lib/brand';
import type { FeedEvent } from './rules';

/** How often a calendar program is asked to look again, in seconds. */
const LOOK_AGAIN = 15 * 60;

/** The feed as an iCalendar file, in UTC. The same id keeps its UID. */
export function feedFile(events: readonly FeedEvent[]): string {
  const calendar = ical({
    name: brand.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Calendar feed' },
    ttl: LOOK_AGAIN,
  });
  for (const { id, title, description, start, end, changedAt } of events) {
    calendar.createEvent({
      id: `${id}@techlink.example`,
      stamp: new Date(changedAt),
      start: new Date(start),
      end: new Date(end),
      summary: title,
      description,
    });
  }
  return calendar.toString();
}
