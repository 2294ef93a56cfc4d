import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { contentPath } from '@/lib/paths';
import type { GuestWebinar } from './model';
import type { Registration } from './registrations/model';
import { giveBackLink } from './registrations/place-link';
import { webinarCalendarFile } from './webinar-calendar-file';

type WebinarMailProps = {
  firstName: string;
  webinar: GuestWebinar;
  ownTime: string | null;
  giveBack: string;
};

function WebinarMail({ firstName, webinar, ownTime, giveBack }: WebinarMailProps) {
  const moment = formattedMoment(new Date(webinar.startsAt));
  return (
    <MailFrame preview={`${webinar.title}, ${moment}`} heading="Your place is reserved">
      <MailText>
        Thank you, {firstName}. You are registered for this webinar with {webinar.presenter}:
      </MailText>
      <MailFact>{webinar.title}</MailFact>
      <MailFact>{moment}</MailFact>
      <MailNote>
        {ownTime ? `Where you are: ${ownTime}. ` : ''}
        {webinar.durationMinutes} minutes, online
      </MailNote>
      {webinar.joinUrl ? (
        <MailButton href={webinar.joinUrl}>Join the webinar</MailButton>
      ) : (
        <MailText>You get the link to join from us before it starts.</MailText>
      )}
      <MailNote>
        About the webinar, and the recording afterwards:{' '}
        {absoluteUrl(contentPath('webinars', webinar.slug))}
      </MailNote>
      <MailNote>You cannot come? Give your place back: {giveBack}</MailNote>
    </MailFrame>
  );
}

/**
 * Writes the mail of 'webinar.registered' with its calendar file. It states the time in the business zone and, if
 * the guest's zone is known and differs, in that one too.
 * @throws Error for any other topic, or if the webinar is gone
 */
export async function webinarMail(
  topic: string,
  registration: Registration,
  webinar: GuestWebinar | null,
): Promise<Mail> {
  if (topic !== 'webinar.registered') throw new Error(`No mail is written for ${topic}`);
  if (!webinar) throw new Error('The webinar of this registration is gone');
  const ownTime = storedVisitorTime(registration.visitor_time_zone, new Date(webinar.startsAt));
  const mail = (
    <WebinarMail
      firstName={registration.firstname}
      webinar={webinar}
      ownTime={ownTime}
      giveBack={giveBackLink(registration.id)}
    />
  );
  return {
    subject: `You are registered: ${webinar.title}`,
    ...(await renderMail(mail)),
    calendar: {
      filename: 'webinar.ics',
      file: webinarCalendarFile(webinar, webinar.joinUrl),
      method: 'PUBLISH',
    },
  };
}
