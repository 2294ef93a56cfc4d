/**
 * Every sentence that the product says about an outcome, by key (spec section 8, letter by letter,
 * and our own where the spec is silent). Actions return keys; screens and tests look them up here.
 */
export const notices = {
  verifyingAuthentication: 'Verifying authentication...',
  redirectingToTeamDashboard: 'Redirecting to team dashboard',
  signedOutForInactivity: 'You have been logged out due to inactivity',
  authenticationError: 'Authentication error. Please try logging in again.',
  accessDenied: 'Access denied. Admin privileges required.',
  profileNotFound: 'User profile not found. Please contact your administrator.',
  authenticationFailed: 'Authentication failed. Please try again.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  signedOut: 'You have been signed out.',
  passwordResetSent: 'If that address belongs to an account, a mail with a link is on its way.',
  passwordChanged: 'Your password has been changed. Please sign in.',
  passwordLinkInvalid: 'This link is no longer valid. Please ask for a new one.',
  passwordRefused: 'That password was not accepted. Please ask for a new link and choose another.',

  bookingConfirmed: 'Your consultation has been booked successfully!',
  bookingFailed: 'Failed to book your consultation. Please try again.',
  bookingIncomplete: 'First name, email, and preferred date are required',
  slotTaken: 'That time has just been taken. What you typed is kept: please choose another time.',
  slotClosed: 'That time is not offered. Please choose one of the free times.',
  bookingRescheduled: 'Your consultation has been moved.',
  bookingCancelled: 'Your consultation has been cancelled.',
  bookingNotManageable: 'This consultation can no longer be changed here. Please contact us.',
  manageLinkInvalid: 'This link is not valid. Please use the link in your confirmation mail.',

  bookingUpdated: 'Booking updated successfully',
  bookingUpdateFailed: 'Failed to update booking',
  bookingReceivedLive: 'New consultation booking received!',
  bookingUpdatedLive: 'A consultation booking was updated',
  bookingCancelledLive: 'A consultation booking was cancelled',
  bookingSlotConflict: 'Failed to update booking: that time is already taken',

  taskUpdated: 'Task updated successfully',
  taskNotFound: 'Failed to update task: it is no longer there',
  taskNeedsUser: 'User must be logged in to create tasks',

  formHasErrors: 'Please check the fields below.',
  requestRefused: 'This request could not be verified. Please reload the page and try again.',
  somethingWentWrong: 'Something went wrong on our side. Nothing was changed; please try again.',
} as const;

export type NoticeKey = keyof typeof notices;

/** Sentences that carry a reason (spec section 8). */
export const noticesWithReason = {
  bookingFailed: (reason: string) => `Failed to book consultation: ${reason}`,
  taskUpdateFailed: (reason: string) => `Failed to update task: ${reason}`,
} as const;

/** The notice named by an untrusted value such as a query parameter, or null. */
export function noticeKey(value: unknown): NoticeKey | null {
  return typeof value === 'string' && Object.hasOwn(notices, value) ? (value as NoticeKey) : null;
}

/** What the booking form says of a refusal: its own sentence, or the server's reason after the spec's words. */
export function bookingFailureText(notice: NoticeKey): string {
  if (notice === 'bookingFailed') return notices.bookingFailed;
  return noticesWithReason.bookingFailed(notices[notice]);
}
