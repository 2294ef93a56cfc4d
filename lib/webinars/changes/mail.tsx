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
import { webinarCalendarFile } from '@/lib/webinars/webinar-calendar-file';
import type { GuestWebinar } from '../model';
import { placeUrl } from '../place/place-link';
import type { Registration } from '../registrations/model';
import { type ToldDetails, toldDetails } from './model';

type ChangeProps = { registration: Registration; webinar: GuestWebinar; before: ToldDetails };

/** Returns the changes that concern a registrant, most important first. */
function changesOf({ webinar, before }: Omit<ChangeProps, 'registration'>) {
  return {
    isBack: !before.takes_place,
    time:
      Date.parse(before.starts_at) !== Date.parse(webinar.startsAt) ||
      before.minutes !== webinar.durationMinutes,
    presenter: before.presenter !== webinar.presenter,
  };
}

function headingOf(changes: ReturnType<typeof changesOf>): string {
  if (changes.isBack) return 'The webinar will take place after all';
  if (changes.time) return 'The webinar has a new time';
  return changes.presenter ? 'The webinar has a new presenter' : 'The webinar has changed';
}

function MovedMail({ registration, webinar, before }: ChangeProps) {
  const changes = changesOf({ webinar, before });
  const start = new Date(webinar.startsAt);
  const moment = formattedMoment(start);
  const ownTime = storedVisitorTime(registration.visitor_time_zone, start);
  return (
    <MailFrame preview={`${webinar.title}, ${moment}`} heading={headingOf(changes)}>
      <MailText>
        {greetedName(registration.firstname)}, there is a change to a webinar that you{' '}
        {registration.waits ? 'wait for' : 'are registered for'}:
      </MailText>
      <MailFact>{webinar.title}</MailFact>
      {changes.time && (
        <MailNote>
          Before: <s>{formattedMoment(new Date(before.starts_at))}</s>, {before.minutes} minutes
        </MailNote>
      )}
      <MailFact>{changes.time ? `Now: ${moment}` : moment}</MailFact>
      <MailNote>
        {ownTime ? `Where you are: ${ownTime}. ` : ''}
        {webinar.durationMinutes} minutes, online
      </MailNote>
      {changes.presenter && (
        <MailText>
          Presenter: <s>{before.presenter}</s>, now {webinar.presenter}
        </MailText>
      )}
      <MailButton href={placeUrl(registration)}>Open your page</MailButton>
      {registration.waits ? (
        <MailNote>You keep your position in the waiting list.</MailNote>
      ) : (
        <>
          <MailNote>The attached calendar file updates the entry in your calendar.</MailNote>
          <MailNote>If you cannot come, please give up your place on your page.</MailNote>
        </>
      )}
    </MailFrame>
  );
}

function CancelledMail({ registration, webinar, before }: ChangeProps) {
  const moment = formattedMoment(new Date(before.starts_at));
  return (
    <MailFrame
      preview={`${webinar.title} has been cancelled.`}
      heading="The webinar has been cancelled"
    >
      <MailText>{greetedName(registration.firstname)}, we have cancelled this webinar:</MailText>
      <MailFact>{webinar.title}</MailFact>
      <MailNote>
        <s>{moment}</s>
      </MailNote>
      {webinar.cancelReason && <MailText>The reason: {webinar.cancelReason}</MailText>}
      <MailText>
        {!registration.waits && 'The attached calendar file removes it from your calendar. '}
        You do not need to do anything.
      </MailText>
      <MailButton href={absoluteUrl(paths.webinars)}>See the other webinars</MailButton>
    </MailFrame>
  );
}

/**
 * Returns the email of 'webinar.moved' or 'webinar.cancelled' with its calendar file: the details known to the
 * registrant before, and the current ones.
 * @throws Error for any other topic, or if the webinar is gone
 */
export async function webinarChangeMail(
  topic: string,
  registration: Registration,
  webinar: GuestWebinar | null,
  told: unknown,
): Promise<Mail> {
  if (!webinar) throw new Error('The webinar of this registration no longer exists');
  const change = { registration, webinar, before: toldDetails.parse(told) };
  switch (topic) {
    case 'webinar.moved':
      return {
        subject: `${headingOf(changesOf(change))}: ${webinar.title}`,
        ...(await renderMail(<MovedMail {...change} />)),
        ...(!registration.waits && {
          calendar: {
            filename: 'webinar.ics',
            file: webinarCalendarFile(webinar, placeUrl(registration)),
            method: 'PUBLISH',
          },
        }),
      };
    case 'webinar.cancelled':
      return {
        subject: `The webinar has been cancelled: ${webinar.title}`,
        ...(await renderMail(<CancelledMail {...change} />)),
        ...(!registration.waits && {
          calendar: {
            filename: 'webinar.ics',
            file: webinarCalendarFile(
              {
                ...webinar,
                startsAt: change.before.starts_at,
                durationMinutes: change.before.minutes,
              },
              null,
              true,
            ),
            method: 'CANCEL',
          },
        }),
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}
