/** Sentences about notifications, search and deliveries. */
export const newsNotices = {
  notificationsFailed: 'The notifications could not be loaded.',
  notificationsNotMarked:
    'The notifications could not be marked as read. Please check your connection and try again.',
  notificationsRead: 'Marked as read.',
  itemSnoozed: 'Put off.',
  searchFailed: 'The search could not reach the server. Screens and commands still work.',
  deliveriesFailed: 'The deliveries could not be loaded.',
  deliveryResent: 'Resent. The result will appear here shortly.',
  deliveryNotResent: 'Nothing was sent: it is being sent at this moment, or no longer exists.',
  webhookOff:
    'Nothing is sent: there is no endpoint. Add one, or set AUTOMATION_WEBHOOK_URL and AUTOMATION_WEBHOOK_SECRET.',
  mailOff: 'Nothing is sent: SMTP_URL is not set. Mails are kept; send them again once it is.',
  endpointOfEnvironment:
    'It gets each new booking. Its URL and secret are AUTOMATION_WEBHOOK_URL and AUTOMATION_WEBHOOK_SECRET of the server: change them there and restart it.',
  endpointSaved: 'Endpoint saved.',
  endpointPaused: 'Paused. Its events wait until you resume it.',
  endpointResumed: 'Resumed. What has waited is being sent.',
  endpointRotated: 'It has a new secret. The one before works for another 24 hours.',
  endpointSecretOverlaps: 'An older secret still works. End it now?',
  endpointTested: 'The test was sent.',
  endpointReplayed: 'Nothing was written in these days.',
  endpointDeleted: 'Endpoint deleted.',
  tooManyTests: 'You have sent many tests. Please wait an hour.',
  deliveryGone: 'This delivery no longer exists.',
  callGone: 'This call is no longer kept.',
} as const;
