import { Link } from 'react-email';
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
import { greetedName } from '@/lib/core/mail/typed-words';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { paths } from '@/lib/paths';
import { estimateSummary } from '@/lib/tools/calculator/wording';
import { aboutText } from './about';
import { bookingCalendarFile } from './booking-calendar-file';
import { changeLimit, isChangeable } from './change-limit';
import { manageBookingLink } from './manage-link';
import type { Booking } from './model';
import { meetingLink } from './room';
import { storedStart } from './stored-start';

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
    case 'booking.reminder':
      return {
        subject: `Reminder: your consultation with ${brand.name}`,
        heading: 'Your consultation is coming up',
        lead: `Hello ${firstName}, we look forward to talking with you:`,
      };
    case 'booking.missed':
      return {
        subject: 'We missed you',
        heading: 'We missed you',
        lead: `Hello ${firstName}, we kept this time for you but could not meet you. If you still want to talk, please choose another time.`,
      };
    case 'booking.notes':
      return {
        subject: `Notes from your consultation with ${brand.name}`,
        heading: 'Notes from your consultation',
        lead: `Hello ${firstName}, thank you for the conversation. This is what we noted:`,
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}

type BookingMailProps = Wording & {
  moment: string;
  ownTime: string | null;
  about: string | null;
  /** Summary of the estimate in the visitor's link. */
  estimate: string | null;
  host: string | null;
  notes: string | null;
  meetingUrl: string | null;
  /** Until when the booking can be changed; null if it no longer takes place. */
  changeLimit: string | null;
  manageLink: string | null;
  /** Link to book again, with its label; null while the consultation takes place. */
  bookAgain: string | null;
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
      {props.host && <MailText>{`You talk with ${props.host}.`}</MailText>}
      {props.about && <MailText>About: {props.about}</MailText>}
      {props.estimate && <MailText>Your estimate: {props.estimate}</MailText>}
      {props.notes?.split('\n\n').map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {props.meetingUrl && (
        <MailText>
          Join by video: <Link href={props.meetingUrl}>{props.meetingUrl}</Link>
        </MailText>
      )}
      {props.changeLimit && <MailText>{props.changeLimit}</MailText>}
      {props.manageLink && <MailButton href={props.manageLink}>Reschedule or cancel</MailButton>}
      {props.bookAgain && (
        <MailButton href={absoluteUrl(paths.booking)}>{props.bookAgain}</MailButton>
      )}
    </MailFrame>
  );
}

/** Label of the button that leads to a new booking. */
const bookAgain: Record<string, string> = {
  'booking.missed': 'Choose another time',
  'booking.cancelled': 'Book again',
};

/** Content of an email below the time. The calendar file is attached if it adds or removes an entry. */
const coming = { links: true, calendar: true } as const;
const parts: Record<string, { links: boolean; calendar: boolean }> = {
  'booking.created': coming,
  'booking.rescheduled': coming,
  'booking.reminder': coming,
  'booking.cancelled': { links: false, calendar: true },
  'booking.missed': { links: false, calendar: false },
  'booking.notes': { links: false, calendar: false },
};

/**
 * Returns the email of a booking event ('booking.created', '.rescheduled', '.reminder', '.cancelled', '.missed',
 * '.notes'), as HTML and text. It contains the time in the business zone and, if it differs, in the visitor's zone. For
 * an upcoming consultation it contains the links to join and, while it can be changed, to manage it.
 * @param notes what staff share about a completed consultation
 * @throws Error for a topic that has no email
 */
export async function bookingMail(
  topic: string,
  booking: Booking,
  notes: string | null = null,
): Promise<Mail> {
  const words = wording(topic, greetedName(booking.firstname));
  const { links = false, calendar = false } = parts[topic] ?? {};
  const manageLink = manageBookingLink(booking.id);
  const now = new Date();
  const start = storedStart(booking.preferreddate, now);
  const mail = (
    <BookingMail
      {...words}
      moment={formattedMoment(start)}
      ownTime={storedVisitorTime(booking.visitor_time_zone, start)}
      about={aboutText(booking)}
      estimate={booking.estimate && estimateSummary(booking.estimate)}
      host={links ? (booking.host?.name ?? null) : null}
      notes={notes}
      meetingUrl={links ? meetingLink(booking) : null}
      changeLimit={links ? changeLimit(booking.changeable_until, now) : null}
      manageLink={links && isChangeable(booking.changeable_until, now) ? manageLink : null}
      bookAgain={bookAgain[topic] ?? null}
    />
  );
  return {
    subject: words.subject,
    ...(await renderMail(mail)),
    ...(calendar && {
      calendar: {
        filename: 'consultation.ics',
        file: bookingCalendarFile(booking, manageLink),
        method: booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      },
    }),
  };
}
