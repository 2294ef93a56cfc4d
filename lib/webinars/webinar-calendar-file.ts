import { brand } from '@/lib/brand';
import { calendarFile } from '@/lib/core/mail/calendar-file';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentPath } from '@/lib/paths/site';
import type { Session } from './rules';

type CalendarWebinar = Session & {
  id: string;
  slug: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  sequence: number;
};

/**
 * Returns the webinar as an iCalendar file in UTC. All its files share the UID and the sequence. `placeUrl` is the
 * private page of a registrant, with the button for joining.
 */
export function webinarCalendarFile(
  webinar: CalendarWebinar,
  placeUrl: string | null,
  cancelled = false,
): string {
  const page = `About the webinar: ${absoluteUrl(contentPath('webinars', webinar.slug))}`;
  return calendarFile({
    id: webinar.id,
    title: webinar.title,
    start: new Date(webinar.startsAt),
    minutes: webinar.durationMinutes,
    description: placeUrl ? `Your place, and the button to join: ${placeUrl}\n${page}` : page,
    location: placeUrl ?? brand.consultationPlace,
    createdAt: new Date(webinar.createdAt),
    changedAt: new Date(webinar.updatedAt),
    sequence: webinar.sequence,
    cancelled,
  });
}
