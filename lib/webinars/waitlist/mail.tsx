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

/** Returns a moment in the business zone, and where the person is if that differs. */
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
        text: 'Every place in this webinar is taken. As soon as one is given back, we hold it for the first who waits, and write to you when that is you.',
        after: 'Your page shows your position, which is up to date whenever you open it.',
        button: 'See your position',
      };
    case 'webinar.offered':
      return {
        subject: 'A place is free for you',
        heading: 'A place is free for you',
        text: `We hold it for you until ${entry.offer_ends_at ? momentFor(entry, entry.offer_ends_at) : 'the time on your page'}. After that it goes to the next person.`,
        after: 'One press on your page takes it.',
        button: 'Take the place',
      };
    case 'webinar.lapsed':
      return {
        subject: 'Your place went to the next person',
        heading: 'Your place went to the next person',
        text: 'The time for which we held a place for you is over.',
        after: 'If you still want to come, wait again: one press puts you at the end of the list.',
        button: 'Wait again',
      };
    case 'webinar.open':
      return {
        subject: 'A place is free: whoever comes first',
        heading: 'A place has just become free',
        text: 'The webinar begins within half an hour, so the place is not held for anybody: whoever presses first has it.',
        button: 'Take the place',
      };
    default:
      throw new Error(`No mail is written for ${topic}`);
  }
}

/**
 * Writes the mails to somebody who waits for a place.
 * @throws Error for any other topic, or if the webinar is gone
 */
export async function waitlistMail(
  topic: string,
  entry: Registration,
  webinar: GuestWebinar | null,
): Promise<Mail> {
  const letter = letterOf(topic, entry);
  if (!webinar) throw new Error('The webinar of this registration is gone');
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
      <MailNote>You no longer want to come? You can leave the list on the same page.</MailNote>
    </MailFrame>
  );
  return { subject: `${letter.subject}: ${webinar.title}`, ...(await renderMail(mail)) };
}
