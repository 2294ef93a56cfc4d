import {
  MailButton,
  MailFact,
  MailFrame,
  MailLines,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { greetedName } from '@/lib/core/mail/typed-words';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { contentPath } from '@/lib/paths/site';
import { webinarCalendarFile } from '@/lib/webinars/webinar-calendar-file';
import type { GuestWebinar } from '../model';
import { placeUrl } from '../place/place-link';
import { JOIN_MINUTES } from '../rules';
import type { Registration } from './model';

type MailProps = { registration: Registration; webinar: GuestWebinar };

/** Title and time of a webinar, also in the registrant's zone if it differs. */
function Session({ registration, webinar }: MailProps) {
  const start = new Date(webinar.startsAt);
  const ownTime = storedVisitorTime(registration.visitor_time_zone, start);
  return (
    <>
      <MailFact>{webinar.title}</MailFact>
      <MailFact>{formattedMoment(start)}</MailFact>
      <MailNote>
        {ownTime ? `Where you are: ${ownTime}. ` : ''}
        {webinar.durationMinutes} minutes, online
      </MailNote>
    </>
  );
}

function Registered({ registration, webinar }: MailProps) {
  const url = placeUrl(registration);
  return (
    <MailFrame
      preview={`${webinar.title}, ${formattedMoment(new Date(webinar.startsAt))}`}
      heading="Your place is reserved"
    >
      <MailText>
        Thank you, {greetedName(registration.firstname)}. You are registered for this webinar with{' '}
        {webinar.presenter}:
      </MailText>
      <Session registration={registration} webinar={webinar} />
      <MailText>
        Your page has the button to join, from {JOIN_MINUTES} minutes before the start. You can ask
        questions there in advance, and find the recording or its highlights afterwards.
      </MailText>
      <MailButton href={url}>Open your page</MailButton>
      <MailNote>About the webinar: {absoluteUrl(contentPath('webinars', webinar.slug))}</MailNote>
      <MailNote>If you cannot come, please give up your place there: {url}</MailNote>
    </MailFrame>
  );
}

function Reminder({ registration, webinar, isHour }: MailProps & { isHour: boolean }) {
  return (
    <MailFrame
      preview={`${webinar.title}, ${formattedMoment(new Date(webinar.startsAt))}`}
      heading={isHour ? 'Your webinar starts within the hour' : 'Your webinar is tomorrow'}
    >
      <MailText>{greetedName(registration.firstname)}, you have a place in this webinar:</MailText>
      <Session registration={registration} webinar={webinar} />
      <MailText>
        The button to join is on your page, from {JOIN_MINUTES} minutes before the start.
      </MailText>
      <MailButton href={placeUrl(registration)}>Open your page</MailButton>
      <MailNote>
        If you cannot come, please give up your place on the same page, so that someone else can
        have it.
      </MailNote>
    </MailFrame>
  );
}

function Note({ registration, webinar, note }: MailProps & { note: string }) {
  return (
    <MailFrame preview={note.slice(0, 120)} heading={`A note about ${webinar.title}`}>
      <MailText>{greetedName(registration.firstname)},</MailText>
      <MailLines text={note} />
      <MailButton href={placeUrl(registration)}>Open your page</MailButton>
    </MailFrame>
  );
}

/** Returns the calendar file of a registrant, with a link to their private page. */
const calendarOf = ({ registration, webinar }: MailProps) => ({
  filename: 'webinar.ics',
  file: webinarCalendarFile(webinar, placeUrl(registration)),
  method: 'PUBLISH' as const,
});

/**
 * Returns the emails to registrants: the confirmation with its calendar file, reminders and notes. They state the time
 * in the business zone and, if it differs, in the registrant's own zone.
 * @throws Error for any other topic, or if the webinar is gone
 */
export async function webinarMail(
  topic: string,
  registration: Registration,
  webinar: GuestWebinar | null,
  { kind, note }: { kind?: unknown; note?: unknown } = {},
): Promise<Mail> {
  if (!webinar) throw new Error('The webinar of this registration no longer exists');
  const props = { registration, webinar };
  switch (topic) {
    case 'webinar.registered':
      return {
        subject: `You are registered: ${webinar.title}`,
        ...(await renderMail(<Registered {...props} />)),
        calendar: calendarOf(props),
      };
    case 'webinar.reminder':
      return {
        subject: `${kind === 'hour' ? 'Within the hour' : 'Tomorrow'}: ${webinar.title}`,
        ...(await renderMail(<Reminder {...props} isHour={kind === 'hour'} />)),
        calendar: calendarOf(props),
      };
    case 'webinar.note':
      return {
        subject: `A note about ${webinar.title}`,
        ...(await renderMail(<Note {...props} note={String(note)} />)),
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}
