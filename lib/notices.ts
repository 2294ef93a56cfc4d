/**
 * Every sentence about an outcome, by key: those of spec section 8 letter by letter, and our own where the
 * spec is silent. Actions return keys; screens and tests look them up here.
 */
export const notices = {
  verifyingAuthentication: 'Verifying authentication...',
  redirectingToTeamDashboard: 'Redirecting to team dashboard',
  signedOutForInactivity: 'You have been logged out due to inactivity',
  ownSessionEnded: 'Your session has ended. Please sign in again.',
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
  slotTakenWhileHolding:
    'That time has just been taken. We did receive your earlier request: unless you choose another free time, you keep this one:',
  bookingHeld: 'We have your request and hold this time for you while we check it.',
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
  bookingMovePast: 'Failed to update booking: a consultation cannot be moved into the past',
  bookingMoveClosed: 'Failed to update booking: no consultations are offered at that time',
  bookingMovedMeanwhile: 'Failed to update booking: somebody else has moved it meanwhile',

  taskCreated: 'Task created successfully',
  taskCreateFailed: 'Failed to create task: Unknown error',
  taskUpdated: 'Task updated successfully',
  taskUpdateFailed: 'Failed to update task: Unknown error',
  taskDeleted: 'Task deleted successfully',
  taskDeleteFailed: 'Failed to delete task: Unknown error',
  taskNotFound: 'Failed to update task: it no longer exists',
  commentAdded: 'Comment added.',
  commentRemoved: 'Comment removed.',
  taskNeedsUser: 'User must be logged in to create tasks',

  webinarRegistered: 'Successfully registered for the webinar!',
  webinarRegistrationFailed: 'Failed to register for the webinar. Please try again.',
  webinarAlreadyRegistered:
    'You are already registered for this webinar. Your confirmation is in your inbox.',
  webinarFull: 'This webinar is full. What you typed is kept: please choose another webinar.',
  webinarClosed: 'Registration for this webinar is closed.',

  coursesFailed: 'Error loading courses. Please try again later.',
  enrolled: 'You are enrolled. A confirmation is on its way to your inbox.',
  enrolmentFailed: 'Failed to enroll in the course. Please try again.',
  alreadyEnrolled: 'You are already enrolled in this course. Your confirmation is in your inbox.',
  courseClosed: 'This course is not open for enrollment at the moment.',

  blogSubscribed: 'Successfully subscribed to our blog!',
  blogAlreadySubscribed: 'You are already subscribed to our blog.',
  blogSubscriptionFailed: 'Failed to subscribe to the blog. Please try again.',
  blogConfirmationSent: 'Please confirm your subscription: a mail with a link is on its way.',
  blogUnsubscribed: 'You are unsubscribed. You will get no more mail from our blog.',
  blogLinkInvalid: 'This link is not valid. Please use the link in our mail.',

  applicationReceived: 'Your application has arrived. We answer every one.',
  applicationFailed: 'Failed to send your application. Please try again.',
  alreadyApplied: 'You have already applied for this job with this email address.',
  jobClosed: 'This job is closed and takes no more applications.',

  contentPublished: 'Published. The public page shows it now.',
  contentPublishedAndMailed:
    'Published. The public page shows it now. Subscribers are being mailed.',
  contentScheduledWithMail:
    'Scheduled. It goes live at that time, and the subscribers are mailed then.',
  contentScheduled: 'Scheduled. It goes live at that time.',
  contentUnpublished: 'Back to draft. Only preview links show it.',
  contentArchived: 'Archived. It is no longer on the site.',
  contentChangedMeanwhile:
    'Nothing was changed: somebody else has changed or removed this. The list now shows its current state.',
  contentTimePassed: 'That time has passed. Please choose a later one.',
  contentNotMoved: 'The change could not be sent. Please check your connection and try again.',
  previewLinkCopied: 'Preview link copied. It works for 7 days.',
  previewLinkNotCopied: 'The link could not be copied. Open the preview and copy its URL.',
  previewLinkInvalid:
    'Preview links work for 7 days. Please ask the person who sent you this one for a new link.',

  recordGone: 'This record no longer exists. What you typed is kept below.',
  changedMeanwhile: 'Somebody else has changed this since you opened it. What you typed is kept.',
  changeRefused: 'You may not change this. Nothing was changed; a team leader can.',
  notReached: 'The server could not be reached. What you typed is kept; please try again.',
  undone: 'Undone.',
  draftRestored: 'Your unsaved text is restored.',

  // people and accounts
  userInfoUpdated: 'User info updated successfully',
  userInfoUpdateFailed: 'Failed to update user info: Unknown error',
  userInfoInvalid: 'Invalid data format',
  userInfoIsArray: 'Unexpected data format (array)',
  usersNotFetched: 'The people could not be fetched. Only you are listed; please reload the page.',
  accessFixed: 'Nobody can change their own role or access.',
  lastLeaderStays: 'The last team leader cannot be demoted or disabled.',
  accessLeadersOnly: 'Only team leaders can change a role or access.',
  peopleDisabled: 'Disabled. Their sessions have ended.',
  peopleEnabled: 'Enabled. They can sign in again.',
  invitationSent: 'Invitation sent. It works for 7 days.',
  invitationAlreadyOpen:
    'This email address already has an open invitation. Resend that one, or revoke it.',
  alreadyOnTeam: 'Somebody with this email address is already on the team.',
  invitationsResent: 'Resent. Links of earlier mails no longer work.',
  invitationsRevoked: 'Revoked. The link in the mail no longer works.',
  invitationsUnchanged:
    'Nothing was changed: these invitations have already been accepted or revoked.',
  invitationInvalid: 'This invitation is not valid. Please use the link in the newest mail.',
  invitationExpired: 'This invitation has expired. Please ask for a new one.',
  invitationRevoked: 'This invitation has been revoked.',
  invitationAccepted: 'This invitation has already been used. Please sign in.',
  accountExists:
    'This email address already has an account. Enter its password, or choose a new one with “Forgot your password?”.',
  teamCreated: 'Team created.',
  teamUpdated: 'Team updated.',
  teamDeleted: 'Team deleted.',
  teamNameTaken: 'Another team has this name.',
  memberAdded: 'Added to the team.',
  memberRemoved: 'Removed from the team.',
  memberUnchanged: 'Nothing was changed: the team or the person no longer exists.',
  profileUpdated: 'Profile updated.',
  currentPasswordWrong: 'That is not your current password.',
  ownPasswordChanged: 'Your password has been changed. Your other sessions have ended.',
  ownPasswordRefused: 'That password was not accepted. Please choose another.',
  sessionEnded: 'That session has ended.',
  sessionGone: 'That session had already ended.',
  preferencesSaved: 'Saved.',
  calendarFeedMade: 'Your calendar feed has a new URL.',
  calendarFeedRevoked: 'Revoked. The URL no longer works.',
  calendarFeedCopied: 'URL copied.',
  calendarFeedNotCopied: 'The URL could not be copied. Please select and copy it yourself.',

  // editing what the public site shows
  contentIncomplete: 'Something is missing in this draft. Open it and publish it there.',
  contentMoved: 'Done. The public pages follow at once.',
  contentMovedAndMailed: 'Done. The public pages follow at once. Subscribers are being mailed.',
  contentSaved: 'Saved as a new version.',
  contentCreated: 'Draft created. Only leaders see it.',
  contentDuplicated: 'Copied into a new draft.',
  contentDeleted: 'Deleted. Its page is no longer on the site.',
  draftDiscarded: 'Unpublished changes discarded.',
  revisionRestored: 'Restored into the draft. Nothing is published yet.',
  editorOutdated:
    'Nothing was changed: somebody else has changed this since you opened it. Please reload the page.',
  slugTaken: 'Another page has this URL. Nothing was saved; please choose another.',
  localCopyFound: 'This browser kept text that had not reached the server.',
  imageUploaded: 'Picture uploaded.',
  imageRefused: 'This file cannot be used as a picture.',
  applicantSaved: 'Application saved.',
  applicantsMoved: 'Moved. No mail is sent.',
  applicantsUnmoved: 'Nothing was moved: somebody else has moved or removed these meanwhile.',
  outlineSaved: 'Outline saved. The public page shows it now.',

  // News, search and dashboards
  notificationsFailed: 'The notifications could not be loaded.',
  notificationsNotMarked:
    'The notifications could not be marked as read. Please check your connection and try again.',
  searchFailed: 'The search could not reach the server. Screens and commands still work.',

  // contacts and companies
  clientCreated: 'Contact created.',
  clientUpdated: 'Contact updated.',
  clientAddressTaken: 'Another contact has this email address. Merge the two instead.',
  clientsUnchanged: 'Nothing was changed: it no longer exists, or it already was like this.',
  clientsNotReverted:
    'Somebody else has changed some of these since. Those stay as they are; the others are restored.',
  clientsDeleted: 'Deleted.',
  clientsMerged: 'Merged. Both histories are on this timeline.',
  noteSaved: 'Note saved.',
  noteDeleted: 'Note deleted.',
  companyCreated: 'Company created.',
  companyUpdated: 'Company updated.',
  companyNameTaken: 'Another company has this name.',
  companiesDeleted: 'Deleted. Its people stay, without a company.',
  importUnreadable: 'This file cannot be read as CSV with a heading row.',
  importTooLarge: 'This file is too large. Please split it: at most 20,000 rows and 5 MB.',
  importIncomplete: 'Please choose which columns hold the first name and the email.',
  importDone: 'Import finished.',

  // what was deleted
  recordsRestored: 'Restored.',
  restoreTooLate: 'Nothing was restored: this was not deleted within the last 30 days.',
  restoreNotNeeded: 'Nothing was restored: it already exists.',
  restoreParentGone:
    'Nothing was restored: the record it belongs to is deleted. Restore that first.',
  restorePlaceTaken: 'Nothing was restored: another record now has its name, email, URL or time.',

  // bookings, availability and deliveries, for leaders
  bookingsFailed: 'Failed to fetch bookings',
  bookingDeleted: 'Booking deleted successfully',
  bookingDeleteFailed: 'Failed to delete booking',
  bookingAdded: 'Booking added. A confirmation is on its way to the visitor.',
  bookingAddFailed: 'Failed to add booking. What you typed is kept; please try again.',
  bookingTimeTaken:
    'That time is already taken. What you typed is kept; please choose another time.',
  bookingNotScheduled: 'Failed to update booking: only a scheduled consultation can be closed',
  bookingNotBegun:
    'Failed to update booking: only a scheduled consultation that has begun can be closed as completed or no-show',
  bookingsNotReverted:
    'Not everything was undone: a booking has changed since, or its time is now taken.',
  bookingConverted: 'Client created from this booking.',
  bookingLinked: 'A client with this email address already exists. The booking is linked to it.',
  bookingGone: 'This booking no longer exists.',
  availabilitySaved: 'Availability saved. The booking page follows now.',
  availabilityFailed: 'The availability could not be saved. What you chose is kept.',
  deliveriesFailed: 'The deliveries could not be loaded.',
  deliveryResent: 'Resent. The result will appear here shortly.',
  deliveryNotResent: 'Nothing was sent: it is being sent at this moment, or no longer exists.',
  deliveryGone: 'This delivery no longer exists.',

  looksAutomated: 'This looks like an automated submission. Please reload the page and try again.',
  formHasErrors: 'Please check the fields below.',
  requestRefused: 'This request could not be verified. Please reload the page and try again.',
  textNotStorable:
    'A text holds a character that cannot be stored, perhaps pasted from elsewhere. Please type it again.',
  somethingWentWrong: 'Something went wrong on our side. Nothing was changed; please try again.',
} as const;

export type NoticeKey = keyof typeof notices;

/** Sentences with a reason (spec section 8) or another variable part. */
export const noticesWithReason = {
  wrongOrigin: (site: string) =>
    `This form can only be sent from ${site}. Please open the page there and try again.`,
  bookingFailed: (reason: string) => `Failed to book consultation: ${reason}`,
  taskCreateFailed: (reason: string) => `Failed to create task: ${reason}`,
  userInfoUpdateFailed: (reason: string) => `Failed to update user info: ${reason}`,
  taskUpdateFailed: (reason: string) => `Failed to update task: ${reason}`,
  taskDeleteFailed: (reason: string) => `Failed to delete task: ${reason}`,
} as const;

/** Second lines of the toast 'Booking updated successfully' after a move, by the visitor's name. */
export const bookingMoveNotices = {
  told: (name: string) => `${name} gets a mail with the new time. Undo sends another one.`,
  toldForGood: (name: string) => `${name} gets a mail with the new time.`,
  quiet: (name: string) => `${name} has not been told.`,
  undoneTold: (name: string) => `Moved back to the earlier time. ${name} gets a mail about it.`,
  undoneQuiet: (name: string) => `Moved back to the earlier time. ${name} has not been told.`,
} as const;

const mails = (count: number) =>
  count === 1 ? 'One mail to a subscriber is' : `${count} mails to subscribers are`;

/** Sentences with a number. */
const noticesWithCount: Partial<Record<NoticeKey, (count: number) => string>> = {
  contentPublishedAndMailed: (count) =>
    `Published. The public page shows it now. ${mails(count)} queued.`,
  contentMovedAndMailed: (count) =>
    `Done. The public pages follow at once. ${mails(count)} queued.`,
};

/** Returns the sentence of a notice, with its number if it has one. */
export function noticeText({ notice, count }: { notice: NoticeKey; count?: number }): string {
  const withCount = noticesWithCount[notice];
  return withCount && count !== undefined ? withCount(count) : notices[notice];
}

/** Returns the notice that an untrusted value such as a query parameter names, or null. */
export function noticeKey(value: unknown): NoticeKey | null {
  return typeof value === 'string' && Object.hasOwn(notices, value) ? (value as NoticeKey) : null;
}

/** Returns the booking form's sentence for a refusal: the spec's, followed by the server's reason if there is one. */
export function bookingFailureText(notice: NoticeKey): string {
  if (notice === 'bookingFailed') return notices.bookingFailed;
  return noticesWithReason.bookingFailed(notices[notice]);
}
