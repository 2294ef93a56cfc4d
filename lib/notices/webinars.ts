/** Sentences about registrations for webinars. */
export const webinarNotices = {
  webinarRegistered: 'Successfully registered for the webinar!',
  webinarRegistrationFailed: 'Failed to register for the webinar. Please try again.',
  webinarAlreadyRegistered:
    'You are already registered for this webinar. Your confirmation is in your inbox.',
  placeGivenBack:
    'Your place is free for someone else. You will get no more emails about this webinar.',
  webinarWaiting: 'You are on the waiting list.',
  webinarAlreadyWaiting:
    'You are already on the waiting list. Your position is on the page that our email links to.',
  webinarFullStays: 'Someone else took the place first. You are still on the waiting list.',
  webinarOfferLapsed: 'The offer has expired, so the place went to the next person.',
  webinarLeft:
    'You are no longer on the waiting list. You will get no more emails about this webinar.',
  webinarTaken: 'The place is yours. A confirmation with your calendar file is in your inbox.',
  webinarWaitsAgain: 'You are back at the end of the waiting list.',
  webinarTooEarly: 'The room opens 10 minutes before the start. Please try again then.',
  webinarNoRoom:
    'The room is not open yet. We have notified the host; please try again in a minute.',
  webinarOver: 'This webinar is over.',
  webinarCancelled: 'This webinar has been cancelled.',
  webinarJoined: 'You can join now.',
  webinarAsked: 'Your question has been added to the list.',
  webinarAskedEnough: 'You have asked five questions, which is the limit per person.',
  webinarVoted: 'Your vote has been counted.',
  webinarVoteWithdrawn: 'Your vote has been withdrawn.',
  webinarQuestionClosed:
    'This question has been answered or removed, so you can no longer vote for it.',
  webinarBegunSaid: 'The public page now says that the webinar has started.',
  webinarBegunTakenBack: 'The public page follows the schedule again.',
  webinarMoved: 'Webinar moved. Its public page is being updated.',
  webinarMovedAndTold: 'Webinar moved. Registrants are being emailed the new time.',
  webinarMovedMeanwhile: 'Nothing was changed: someone else has moved this webinar.',
  webinarNotOnAir:
    'Only a public webinar can be started, from an hour before its start until its end.',
  webinarCancelledTold: 'Cancelled. All registrants and people on the waiting list are notified.',
  webinarRestoredTold:
    'The webinar will take place after all. All registrants and people on the waiting list are notified.',
  webinarNotCancellable: 'Only a public webinar that is not over can be cancelled.',
  webinarNoteSent: 'Sent to everyone who has a place.',
  webinarNoteUnchanged: 'You have already sent this note within the last hour.',
  webinarNoteClosed: 'You can only write to registrants of a public webinar.',
  questionAnswered: 'Marked as answered.',
  questionReopened: 'The question is open again.',
  questionHidden: 'The question is no longer shown to registrants.',
  questionGone: 'This question no longer exists.',
  questionShown: 'The question is shown to registrants again.',
  placeLinkInvalid:
    'This link is not valid, or your registration was removed. Please open the link in your email again.',
  webinarBegun: 'This webinar has started, so places can no longer be given up.',
  webinarClosed: 'Registration for this webinar is closed.',
} as const;
