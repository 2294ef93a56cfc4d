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

/** Confirmation page of a booking; `token` is signed for one booking. */
export function confirmedBookingPath(token: string): string {
  return `/booking/confirmed/${token}`;
}

/** Page where a student opens a course; `token` is from their private link. */
export function enterCoursePath(token: string): string {
  return `/learn/enter/${token}`;
}

/** Private preview of a record; `token` is signed for this record. */
export function previewPath(token: string): string {
  return `/preview/${token}`;
}

/** Private page of a person who registered, or is on the waiting list, for a webinar; `token` is from their link. */
export function webinarPlacePath(token: string): string {
  return `${paths.webinars}/place/${token}`;
}

/** Private page of a proposal; `token` is from its link. */
export function proposalPath(token: string): string {
  return `${paths.proposals}/${token}`;
}

/** File of a proposal, protected by its private link. */
export function proposalFilePath(
  token: string,
  file: 'proposal.pdf' | 'receipt.pdf' | 'receipt.json',
): string {
  return `${proposalPath(token)}/${file}`;
}

/** Former page for cancelling a registration, still linked in old emails; `token` is signed for one registration. */
export function giveBackPlacePath(token: string): string {
  return `${paths.webinars}/registration/give-back/${token}`;
}

/** Redirect to a link in an issue, which counts the click. */
export function newsletterLinkPath(linkId: string): string {
  return `/n/${linkId}`;
}

/** Page where a subscriber confirms; `token` is signed for one subscription. */
export function confirmSubscriptionPath(token: string): string {
  return `${paths.blog}/subscription/confirm/${token}`;
}

/** Page with a button to unsubscribe. */
export function unsubscribePath(token: string): string {
  return `${paths.blog}/subscription/end/${token}`;
}

/** Page where a subscriber chooses topics and frequency; `token` is signed for one subscription. */
export function subscriptionChoicesPath(token: string): string {
  return `${paths.blog}/subscription/choose/${token}`;
}

/** Endpoint for one-click unsubscription in mail programs (RFC 8058). */
export function oneClickUnsubscribePath(token: string): string {
  return `/api/blog/unsubscribe/${token}`;
}
