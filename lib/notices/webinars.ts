/** Sentences about registrations for webinars. */
export const webinarNotices = {
  webinarRegistered: 'Successfully registered for the webinar!',
  webinarRegistrationFailed: 'Failed to register for the webinar. Please try again.',
  webinarAlreadyRegistered:
    'You are already registered for this webinar. Your confirmation is in your inbox.',
  webinarFull: 'This webinar is full. What you typed is kept: please choose another webinar.',
  webinarClosed: 'Registration for this webinar is closed.',
} as const;
