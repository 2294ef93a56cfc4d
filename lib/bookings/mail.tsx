import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Text,
} from 'react-email';
import { brand } from '@/lib/brand';
import type { Mail } from '@/lib/outbox/mail-transport';
import { bookingCalendarFile } from './calendar-file';
import type { Booking } from './data';
import { manageBookingLink } from './manage-link';
import { formattedMoment, storedStart } from './rules';

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

const ink = { color: '#14161B' };
const body = { ...ink, fontFamily: 'Helvetica, Arial, sans-serif', backgroundColor: '#FAF9F6' };
const quiet = { color: '#454954', fontSize: 14, lineHeight: '22px' };

function BookingMail(props: Wording & { moment: string; manageLink: string | null }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{`${props.heading} ${props.moment}`}</Preview>
      <Body style={body}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          <Text style={{ ...ink, fontSize: 16, fontWeight: 600 }}>{brand.name}</Text>
          <Heading style={{ ...ink, fontSize: 26, lineHeight: '32px' }}>{props.heading}</Heading>
          <Text style={{ ...ink, fontSize: 16, lineHeight: '26px' }}>{props.lead}</Text>
          <Text style={{ ...ink, fontSize: 18, lineHeight: '28px', fontWeight: 600 }}>
            {props.moment}
          </Text>
          <Text style={quiet}>{brand.consultationPlace}, 30 minutes</Text>
          {props.manageLink && (
            <Button
              href={props.manageLink}
              style={{
                backgroundColor: '#4338CA',
                color: '#FFFFFF',
                borderRadius: 6,
                padding: '12px 20px',
                fontSize: 15,
              }}
            >
              Reschedule or cancel
            </Button>
          )}
          <Hr style={{ borderColor: '#E3E0D8', margin: '32px 0 16px' }} />
          <Text style={quiet}>
            Questions? Write to {brand.email.label} or call {brand.phone.label} ({brand.phoneHours}
            ).
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/**
 * The mail of a booking event ('booking.created', 'booking.rescheduled', 'booking.cancelled'), as HTML
 * and text with the calendar file. A cancelled booking has no link to manage it.
 * @throws Error for a topic that has no mail
 */
export async function bookingMail(topic: string, booking: Booking): Promise<Mail> {
  const words = wording(topic, booking.firstname);
  const manageLink = manageBookingLink(booking.id);
  const cancelled = booking.status === 'cancelled';
  const mail = (
    <BookingMail
      {...words}
      moment={formattedMoment(storedStart(booking.preferreddate, new Date()))}
      manageLink={cancelled ? null : manageLink}
    />
  );
  return {
    subject: words.subject,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    calendar: {
      file: bookingCalendarFile(booking, manageLink),
      method: cancelled ? 'CANCEL' : 'PUBLISH',
    },
  };
}
