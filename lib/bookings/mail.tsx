import { brand } from '@/lib/brand';
import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { bookingCalendarFile } from './calendar-file';
import { manageBookingLink } from './manage-link';
import type { Booking } from './model';
import { storedStart } from './rules';

type Wording = { subject: string; heading: string; lead: string };

function wording(topic: string, firstName: string): Wording {
  switch (topic) {
    case 'booking.created':
      return {
        subject: `Your consultation with ${brand.name} is booked`,
        heading: 'Booking Confirmed!',
        lead: `Thank you, ${firstName}. We have reserved this time for you:`,
      };
    case 'booking.rescheduled':
      return {
        subject: `Your consultation with ${brand.name} has moved`,
        heading: 'Your consultation has moved',
        lead: `Hello ${firstName}, your consultation now takes place at this time:`,
      };
    case 'booking.cancelled':
      return {
        subject: `Your consultation with ${brand.name} is cancelled`,
        heading: 'Your consultation is cancelled',
        lead: `Hello ${firstName}, this consultation no longer takes place:`,
      };
    default:
      throw new Error(`No mail is written for ${topic}`);
  }
}

type BookingMailProps = Wording & {
  moment: string;
  ownTime: string | null;
  service: string | null;
  manageLink: string | null;
};

function BookingMail(props: BookingMailProps) {
  return (
    <MailFrame preview={`${props.heading} ${props.moment}`} heading={props.heading}>
      <MailText>{props.lead}</MailText>
      <MailFact>{props.moment}</MailFact>
      <MailNote>
        {props.ownTime ? `Where you are: ${props.ownTime}. ` : ''}
        {brand.consultationPlace}, 30 minutes
      </MailNote>
      {props.service && <MailText>About: {props.service}</MailText>}
      {props.manageLink && <MailButton href={props.manageLink}>Reschedule or cancel</MailButton>}
    </MailFrame>
  );
}

/**
 * Returns the mail of a booking event ('booking.created', 'booking.rescheduled', 'booking.cancelled'), as HTML
 * and text with the calendar file: the time in the business zone and, where the visitor's clock shows another, in
 * theirs. A cancelled booking has no link to manage it.
 * @throws Error for a topic that has no mail
 */
export async function bookingMail(topic: string, booking: Booking): Promise<Mail> {
  const words = wording(topic, booking.firstname);
  const manageLink = manageBookingLink(booking.id);
  const start = storedStart(booking.preferreddate, new Date());
  const cancelled = booking.status === 'cancelled';
  const mail = (
    <BookingMail
      {...words}
      moment={formattedMoment(start)}
      ownTime={storedVisitorTime(booking.visitor_time_zone, start)}
      service={booking.service_title}
      manageLink={cancelled ? null : manageLink}
    />
  );
  return {
    subject: words.subject,
    ...(await renderMail(mail)),
    calendar: {
      filename: 'consultation.ics',
      file: bookingCalendarFile(booking, manageLink),
      method: cancelled ? 'CANCEL' : 'PUBLISH',
    },
  };
}
