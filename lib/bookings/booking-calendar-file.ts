import { brand } from '@/lib/brand';
import { calendarFile } from '@/lib/core/mail/calendar-file';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { aboutText } from './about';
import { changeLimit, isChangeable } from './change-limit';
import { CONSULTATION_MINUTES } from './google-calendar-link';
import type { Booking } from './model';
import { meetingLink } from './room';
import { storedStart } from './stored-start';

/**
 * Returns the booking as an iCalendar file: 30 minutes from its start, in UTC. Its description contains the time in the
 * business zone and, if it differs, in the visitor's zone.
 */
export function bookingCalendarFile(booking: Booking, manageLink: string): string {
  const now = new Date();
  const start = storedStart(booking.preferreddate, now);
  const link = meetingLink(booking);
  const about = aboutText(booking);
  const canChange = booking.status !== 'cancelled' && isChangeable(booking.changeable_until, now);
  const ownTime = storedVisitorTime(booking.visitor_time_zone, start);
  return calendarFile({
    id: booking.id,
    title: `Consultation with ${brand.name}`,
    start,
    minutes: CONSULTATION_MINUTES,
    description: [
      ownTime ? `${formattedMoment(start)}. Where you are: ${ownTime}.` : formattedMoment(start),
      about && `About: ${about}`,
      link && `Join by video: ${link}`,
      booking.status !== 'cancelled' && changeLimit(booking.changeable_until, now),
      canChange && `Reschedule or cancel: ${manageLink}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: link ?? brand.consultationPlace,
    url: link,
    createdAt: new Date(booking.requestdate),
    changedAt: new Date(booking.updated_at),
    cancelled: booking.status === 'cancelled',
  });
}
