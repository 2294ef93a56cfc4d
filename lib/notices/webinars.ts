/** Sentences about registrations for webinars. */
export const webinarNotices = {
  webinarRegistered: 'Successfully registered for the webinar!',
  webinarRegistrationFailed: 'Failed to register for the webinar. Please try again.',
  webinarAlreadyRegistered:
    'You are already registered for this webinar. Your confirmation is in your inbox.',
  webinarFull: 'This webinar is full. What you typed is kept: please choose another webinar.',
  placeGivenBack: 'Your place is free for somebody else. You get no more mail about this webinar.',
  placeLinkInvalid:
    'This link is not valid, or your registration was removed. Please open the link in your mail again.',
  webinarBegun: 'This webinar has begun, so its places can no longer be given back.',
  webinarClosed: 'Registration for this webinar is closed.',
} as const;
