import { academyNotices } from './notices/academy.ts';
import { blogNotices } from './notices/blog.ts';
import { bookingNotices } from './notices/bookings.ts';
import { bounceNotices } from './notices/bounces.ts';
import { careerNotices } from './notices/careers.ts';
import { clientNotices } from './notices/clients.ts';
import { contentNotices } from './notices/content.ts';
import { dealNotices } from './notices/deals.ts';
import { deskNotices } from './notices/desk.ts';
import { enquiryNotices } from './notices/enquiries.ts';
import { sandboxNotices } from './notices/fail-it-now.ts';
import { newsNotices } from './notices/news.ts';
import { newsletterNotices } from './notices/newsletter.ts';
import { peopleNotices } from './notices/people.ts';
import { privacyNotices } from './notices/privacy.ts';
import { proposalNotices } from './notices/proposals.ts';
import { recordNotices } from './notices/records.ts';
import { replyNotices } from './notices/replies.ts';
import { requestNotices } from './notices/requests.ts';
import { sharedNotices } from './notices/shared.ts';
import { signInNotices } from './notices/sign-in.ts';
import { taskNotices } from './notices/tasks.ts';
import { toolNotices } from './notices/tools.ts';
import { twoStepNotices } from './notices/two-step.ts';
import { webinarNotices } from './notices/webinars.ts';

export { bookingMoveNotices, noticesWithReason } from './notices-with-reason.ts';

/**
 * Every notice about an outcome, by key: those of spec section 8 verbatim, and our own where the spec has none. Action
 * results include their notice (`core/actions/answer.ts`); a client component imports only the file of its own domain.
 */
export const notices = {
  ...sharedNotices,
  ...requestNotices,
  ...signInNotices,
  ...bookingNotices,
  ...deskNotices,
  ...taskNotices,
  ...webinarNotices,
  ...academyNotices,
  ...blogNotices,
  ...careerNotices,
  ...enquiryNotices,
  ...toolNotices,
  ...contentNotices,
  ...recordNotices,
  ...peopleNotices,
  ...twoStepNotices,
  ...clientNotices,
  ...dealNotices,
  ...proposalNotices,
  ...replyNotices,
  ...newsNotices,
  ...bounceNotices,
  ...newsletterNotices,
  ...sandboxNotices,
  ...privacyNotices,
} as const;

export type NoticeKey = keyof typeof notices;

const emails = (count: number) =>
  count === 1 ? 'One email to a subscriber is' : `${count} emails to subscribers are`;

/** Notices that contain a number. */
const noticesWithCount: Partial<Record<NoticeKey, (count: number) => string>> = {
  contentPublishedAndMailed: (count) =>
    `Published. The public page is up to date. ${emails(count)} queued.`,
  announcementCalledBack: (gone) =>
    gone === 0
      ? notices.announcementCalledBack
      : `Recalled. ${gone === 1 ? 'One email' : `${gone} emails`} had already been sent.`,
  endpointReplayed: (count) =>
    count === 0
      ? notices.endpointReplayed
      : `${count === 1 ? 'One event is' : `${count} events are`} being sent again.`,
  registrantsTold: (count) =>
    `Done. The public pages are being updated. ${count === 1 ? 'One registrant is' : `${count} registrants are`} being emailed.`,
  imageReplaced: (count) =>
    count === 0
      ? 'The new picture is in the library. Nothing used the old one.'
      : `Replaced in ${count === 1 ? 'the one place' : `all ${count} places`} where it was used. The old picture stays in the library until someone deletes it.`,
  contentMovedAndMailed: (count) =>
    `Done. The public pages are being updated. ${emails(count)} queued.`,
};

/** Notices that contain a name. */
const noticesWithName: Partial<Record<NoticeKey, (name: string) => string>> = {
  scheduleMoved: (time) => `Moved. It goes live on ${time}.`,
  scheduleMovedBack: (time) => `Moved back. It goes live on ${time}.`,
  bookingConverted: (stage) => `Client created from this booking, at stage ${stage}.`,
  bookingLinked: (stage) =>
    `A client with this email address already exists, at stage ${stage}. The booking is linked to it.`,
  calendarUnreadable: (reason) => `${reason} We will try again automatically.`,
  calendarRenamed: (name) => `The calendar is now called ${name}.`,
  issueTested: (email) => `The test email is on its way to ${email}.`,
  videoTextsSaved: (cues) =>
    `${notices.videoTextsSaved} Left out, because they are never shown: ${cues}.`,
  replySent: (email) => `Sent to ${email}.`,
  replyWaiting: (email) =>
    `Waiting: the email to ${email} has not been accepted yet. We will retry automatically.`,
};

/** Number or name to insert into a notice. */
export type NoticeValues = { count?: number; name?: string; [other: string]: unknown };

/** Returns the text of a notice, with its number or name if it has one. */
export function noticeText(notice: NoticeKey, { count, name }: NoticeValues = {}): string {
  if (name !== undefined) return noticesWithName[notice]?.(name) ?? notices[notice];
  const withCount = noticesWithCount[notice];
  return withCount && count !== undefined ? withCount(count) : notices[notice];
}

/** Parses the key of a notice from an untrusted value such as a query parameter; null if it is unknown. */
export function noticeKey(value: unknown): NoticeKey | null {
  return typeof value === 'string' && Object.hasOwn(notices, value) ? (value as NoticeKey) : null;
}
