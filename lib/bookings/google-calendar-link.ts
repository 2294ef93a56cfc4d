import { brand } from '@/lib/brand';
import { googleCalendarUrl } from '@/lib/core/mail/google-calendar';
import { outlookCalendarUrl } from '@/lib/core/mail/outlook-calendar';
import { slotInstant } from './availability/slots';

/** Length of a consultation in the calendar link and the calendar file (spec section 9). */
export const CONSULTATION_MINUTES = 30;

type LinkedBooking = {
  firstName: string;
  company: string;
  day: string;
  time: string;
  message: string;
  place: string;
};

function eventOf(booking: LinkedBooking) {
  return {
    title: `Consultation with ${brand.name}`,
    start: slotInstant(booking.day, booking.time) ?? slotInstant(booking.day, '09:00 AM'),
    minutes: CONSULTATION_MINUTES,
    details: [`${booking.firstName}, ${booking.company}`, booking.message]
      .filter(Boolean)
      .join('\n\n'),
    location: booking.place,
  };
}

/**
 * Returns a link that opens Google Calendar with the 30-minute consultation filled in (spec sections 2, 9). Without a
 * readable time it starts at 09:00 on the day.
 */
export function googleCalendarLink(booking: LinkedBooking): string {
  return googleCalendarUrl(eventOf(booking));
}

/** Returns a link that opens Outlook on the web with the same event. */
export function outlookCalendarLink(booking: LinkedBooking): string {
  return outlookCalendarUrl(eventOf(booking));
}
