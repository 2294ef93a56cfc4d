import { paths } from '../paths.ts';

/** Page where an invited person chooses a password; `token` is signed for one invitation. */
export function invitationPath(token: string): string {
  return `/invitation/${token}`;
}

/** Private calendar feed of one person, for their calendar program. */
export function calendarFeedPath(token: string): string {
  return `/api/calendar-feed/${token}`;
}

/** Page where a visitor reschedules or cancels; `token` is signed for one booking. */
export function manageBookingPath(token: string): string {
  return `/booking/manage/${token}`;
}

/** The confirmation of a booking; `token` is signed for one booking. */
export function confirmedBookingPath(token: string): string {
  return `/booking/confirmed/${token}`;
}

/** Page where a student opens a course; `token` is that of their private link. */
export function enterCoursePath(token: string): string {
  return `/learn/enter/${token}`;
}

/** Private preview; `token` is signed for one record. */
export function previewPath(token: string): string {
  return `/preview/${token}`;
}

/** Page of one person who registered, or waits, for a webinar; `token` is that of a private link. */
export function webinarPlacePath(token: string): string {
  return `${paths.webinars}/place/${token}`;
}

/** Page of a proposal; `token` is that of a private link. */
export function proposalPath(token: string): string {
  return `${paths.proposals}/${token}`;
}

/** A file of a proposal behind its private link. */
export function proposalFilePath(
  token: string,
  file: 'proposal.pdf' | 'receipt.pdf' | 'receipt.json',
): string {
  return `${proposalPath(token)}/${file}`;
}

/** Former page where a place was given back, whose links are in mails; `token` is signed for one registration. */
export function giveBackPlacePath(token: string): string {
  return `${paths.webinars}/registration/give-back/${token}`;
}

/** Redirect to a link of an issue, which counts the press. */
export function newsletterLinkPath(linkId: string): string {
  return `/n/${linkId}`;
}

/** Page where a subscriber confirms; `token` is signed for one subscription. */
export function confirmSubscriptionPath(token: string): string {
  return `${paths.blog}/subscription/confirm/${token}`;
}

/** Page where a subscriber unsubscribes by a button. */
export function unsubscribePath(token: string): string {
  return `${paths.blog}/subscription/end/${token}`;
}

/** Page where a subscriber chooses topics and how often; `token` is signed for one subscription. */
export function subscriptionChoicesPath(token: string): string {
  return `${paths.blog}/subscription/choose/${token}`;
}

/** Endpoint for one-click unsubscription in a mail program (RFC 8058). */
export function oneClickUnsubscribePath(token: string): string {
  return `/api/blog/unsubscribe/${token}`;
}
