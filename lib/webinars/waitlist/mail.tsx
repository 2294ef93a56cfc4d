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
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import type { GuestWebinar } from '../model';
import { placeUrl } from '../place/place-link';
import type { Registration } from '../registrations/model';

type Letter = { subject: string; heading: string; text: string; after?: string; button: string };

/** Formats an instant in the business zone, and in the person's own zone if it differs. */
function momentFor({ visitor_time_zone }: Registration, instant: string) {
  const moment = formattedMoment(new Date(instant));
  const own = storedVisitorTime(visitor_time_zone, new Date(instant));
  return own ? `${moment} (${own})` : moment;
}

function letterOf(topic: string, entry: Registration): Letter {
  switch (topic) {
    case 'webinar.waiting':
      return {
        subject: 'You are on the waiting list',
        heading: 'You are on the waiting list',
        text: 'Every place in this webinar is taken. When a place becomes free, we offer it to the next person on the list and email you when it is your turn.',
        after: 'Your page always shows your current position.',
        button: 'See your position',
      };
    case 'webinar.offered':
      return {
        subject: 'A place is available for you',
        heading: 'A place is available for you',
        text: `We are holding it for you until ${entry.offer_ends_at ? momentFor(entry, entry.offer_ends_at) : 'the time on your page'}. After that, it goes to the next person.`,
        after: 'Take it with one click on your page.',
        button: 'Take the place',
      };
    case 'webinar.lapsed':
      return {
        subject: 'Your place went to the next person',
        heading: 'Your place went to the next person',
        text: 'Our offer of a place has expired.',
        after: 'If you still want to come, you can join the end of the list again with one click.',
        button: 'Wait again',
      };
    case 'webinar.open':
      return {
        subject: 'A place is free: first come, first served',
        heading: 'A place has just become free',
        text: 'The webinar begins within half an hour, so this place is not reserved: the first person to take it gets it.',
        button: 'Take the place',
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}

/**
 * Returns the emails to people on the waiting list.
 * @throws Error for any other topic, or if the webinar is gone
 */
export async function waitlistMail(
  topic: string,
  entry: Registration,
  webinar: GuestWebinar | null,
): Promise<Mail> {
  const letter = letterOf(topic, entry);
  if (!webinar) throw new Error('The webinar of this registration no longer exists');
  const mail = (
    <MailFrame preview={`${webinar.title}: ${letter.heading}`} heading={letter.heading}>
      <MailText>
        {greetedName(entry.firstname)}, this is about the webinar with {webinar.presenter}:
      </MailText>
      <MailFact>{webinar.title}</MailFact>
      <MailNote>{momentFor(entry, webinar.startsAt)}</MailNote>
      <MailText>{letter.text}</MailText>
      {letter.after && <MailText>{letter.after}</MailText>}
      <MailButton href={placeUrl(entry)}>{letter.button}</MailButton>
      <MailNote>If you no longer want to come, you can leave the list on the same page.</MailNote>
    </MailFrame>
  );
  return { subject: `${letter.subject}: ${webinar.title}`, ...(await renderMail(mail)) };
}
