import { buttonStyle } from '@/components/ui/button-style';
import { calendarPlus } from '@/components/ui/calendar-plus';
import { LineIcon } from '@/components/ui/line-icon';
import { brand } from '@/lib/brand';
import { googleCalendarUrl } from '@/lib/core/mail/google-calendar';
import { outlookCalendarUrl } from '@/lib/core/mail/outlook-calendar';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentPath, webinarCalendarPath } from '@/lib/paths/site';

type CalendarWebinar = { slug: string; title: string; startsAt: string; durationMinutes: number };

/** Links that add the webinar to a calendar, without the URL of its room. */
export function CalendarLinks({ webinar }: { webinar: CalendarWebinar }) {
  const look = buttonStyle({ variant: 'secondary', size: 'sm' });
  const event = {
    title: webinar.title,
    start: new Date(webinar.startsAt),
    minutes: webinar.durationMinutes,
    details: absoluteUrl(contentPath('webinars', webinar.slug)),
    location: brand.consultationPlace,
  };
  return (
    <div className="flex flex-wrap gap-2">
      <a href={googleCalendarUrl(event)} target="_blank" rel="noopener noreferrer" className={look}>
        <LineIcon d={calendarPlus} className="size-4" />
        Add to Google Calendar
      </a>
      <a
        href={outlookCalendarUrl(event)}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        Add to Outlook
      </a>
      <a href={webinarCalendarPath(webinar.slug)} download className={look}>
        <LineIcon
          d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5"
          className="size-4"
        />
        Calendar file
      </a>
    </div>
  );
}
