import 'server-only';
import { brand } from '@/lib/brand';
import { isMailOn } from '@/lib/core/mail/transport';
import { businessDay, businessTime, formattedMoment } from '@/lib/core/time/business-time';
import { estimateSummary } from '@/lib/tools/calculator/wording';
import { aboutText } from './about';
import { aboutMeaning } from './about-meaning';
import { changeLimit, isChangeable } from './change-limit';
import { googleCalendarLink, outlookCalendarLink } from './google-calendar-link';
import { confirmationCalendarPath, confirmationPath, managePath } from './manage-link';
import type { Booking } from './model';
import { meetingLink } from './room';
import { shownHost } from './shown-host';

/** Returns the confirmation of a booking for its visitor, from the stored record and not from the input. */
export function confirmationOf(booking: Booking) {
  const startsAt = new Date(booking.preferreddate);
  const isHeld = booking.quarantined_at !== null;
  const meetingUrl = meetingLink(booking);
  const now = new Date();
  const canManage = !isHeld && isChangeable(booking.changeable_until, now);
  const linked = {
    firstName: booking.firstname,
    company: booking.company ?? '',
    day: businessDay(startsAt),
    time: businessTime(startsAt),
    message: booking.projectdescription ?? '',
    place: meetingUrl ?? brand.consultationPlace,
  };
  return {
    id: booking.id,
    email: booking.email,
    startsAt: startsAt.toISOString(),
    moment: formattedMoment(startsAt),
    about: aboutText(booking),
    aboutMeaning: aboutMeaning(booking),
    estimate: booking.estimate && estimateSummary(booking.estimate),
    meetingUrl,
    host: shownHost(booking),
    isMailed: isMailOn,
    isHeld,
    path: confirmationPath(booking.id),
    managePath: canManage ? managePath(booking.id) : null,
    changeLimit: isHeld ? null : changeLimit(booking.changeable_until, now),
    calendarUrl: googleCalendarLink(linked),
    outlookUrl: outlookCalendarLink(linked),
    calendarFilePath: confirmationCalendarPath(booking.id),
  };
}

export type Confirmation = ReturnType<typeof confirmationOf>;
