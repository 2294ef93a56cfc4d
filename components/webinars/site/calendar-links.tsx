import { CalendarPlus, Download } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { brand } from '@/lib/brand';
import { googleCalendarUrl } from '@/lib/core/mail/google-calendar';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentPath, webinarCalendarPath } from '@/lib/paths';
import type { WebinarSummary } from '@/lib/webinars/model';

/** Links that add the webinar to a calendar, without the URL of its room. */
export function CalendarLinks({ webinar }: { webinar: WebinarSummary }) {
  const look = buttonStyle({ variant: 'secondary', size: 'sm' });
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={googleCalendarUrl({
          title: webinar.title,
          start: new Date(webinar.startsAt),
          minutes: webinar.durationMinutes,
          details: absoluteUrl(contentPath('webinars', webinar.slug)),
          location: brand.consultationPlace,
        })}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        <CalendarPlus {...icon} />
        Add to Google Calendar
      </a>
      <a href={webinarCalendarPath(webinar.slug)} download className={look}>
        <Download {...icon} />
        Calendar file
      </a>
    </div>
  );
}
