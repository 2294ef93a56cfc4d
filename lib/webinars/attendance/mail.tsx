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
import { contentPath } from '@/lib/paths/site';
import { contentEditorPath } from '@/lib/paths/staff';
import type { GuestWebinar } from '../model';
import { placeUrl } from '../place/place-link';
import type { Registration } from '../registrations/model';
import { recordingLine } from '../rules';

/** A service that an email can recommend. */
export type OfferedService = { slug: string; title: string; summary: string };

function letterOf(topic: string, { presenter, video }: GuestWebinar) {
  const isHighlights = video?.isHighlights === true;
  const what = isHighlights ? 'highlights' : 'recording';
  switch (topic) {
    case 'webinar.recording_attended':
      return {
        what,
        subject: `The ${what}`,
        heading: 'Thank you for coming',
        text: `It was good to have you there. The ${what} ${isHighlights ? 'are' : 'is'} ready, in case you want to see a part again or show it to a colleague.`,
        before: 'If you would like to do this with one of your own processes:',
      };
    case 'webinar.recording_missed':
      return {
        what,
        subject: `You missed it: the ${what}`,
        heading: 'We missed you',
        text: isHighlights
          ? `You had a place but could not come. The highlights show the main steps, and every slide has what ${presenter} said next to it.`
          : `You had a place but could not come. ${presenter} was recorded, so nothing is lost: the chapters let you go straight to what you need.`,
        before: 'We also offer this as a service:',
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}

/**
 * Returns the email about a recording: one for attendees, another for registrants who missed the webinar.
 * @throws Error for any other topic, or if the webinar is gone
 */
export async function recordingMail(
  topic: string,
  registration: Registration,
  webinar: GuestWebinar | null,
  service: OfferedService | null,
): Promise<Mail> {
  if (!webinar) throw new Error('The webinar of this registration no longer exists');
  const letter = letterOf(topic, webinar);
  const line = recordingLine(webinar);
  const mail = (
    <MailFrame preview={`The ${letter.what} of ${webinar.title}`} heading={letter.heading}>
      <MailText>
        {greetedName(registration.firstname)}, {letter.text}
      </MailText>
      <MailFact>{webinar.title}</MailFact>
      <MailButton href={placeUrl(registration)}>Watch the {letter.what}</MailButton>
      {line && <MailNote>{line}</MailNote>}
      {webinar.slidesUrl && <MailNote>The slides: {absoluteUrl(webinar.slidesUrl)}</MailNote>}
      {service && (
        <>
          <MailText>{letter.before}</MailText>
          <MailFact>{service.title}</MailFact>
          <MailText>{service.summary}</MailText>
          <MailNote>{absoluteUrl(contentPath('services', service.slug))}</MailNote>
        </>
      )}
    </MailFrame>
  );
  return { subject: `${letter.subject}: ${webinar.title}`, ...(await renderMail(mail)) };
}

/**
 * Returns the email of 'webinar.without_room' to the person who adds the room.
 * @throws Error if the webinar is gone
 */
export async function roomMail(
  { name, kind }: { name: string; kind: string },
  webinar: GuestWebinar | null,
): Promise<Mail> {
  if (!webinar) throw new Error('The webinar no longer exists');
  const moment = formattedMoment(new Date(webinar.startsAt));
  const mail = (
    <MailFrame preview={`${webinar.title}, ${moment}`} heading="This webinar has no room yet">
      <MailText>
        {name}, the webinar {kind === 'hour' ? 'starts within the hour' : 'is tomorrow'}, and
        attendees cannot join yet:
      </MailText>
      <MailFact>{webinar.title}</MailFact>
      <MailFact>{moment}</MailFact>
      <MailText>
        Please add the URL of the room in the editor, under Session. Registrants join from their own
        pages, so you do not need to notify them.
      </MailText>
      <MailButton href={absoluteUrl(contentEditorPath('webinars', webinar.id))}>
        Add the room
      </MailButton>
    </MailFrame>
  );
  return { subject: `No room yet: ${webinar.title}`, ...(await renderMail(mail)) };
}
