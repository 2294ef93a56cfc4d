/** Sentences about notifications, search and deliveries. */
export const newsNotices = {
  notificationsFailed: 'The notifications could not be loaded.',
  notificationsNotMarked:
    'The notifications could not be marked as read. Please check your connection and try again.',
  notificationsRead: 'Marked as read.',
  itemSnoozed: 'Snoozed.',
  searchFailed: 'The search could not reach the server. Screens and commands still work.',
  deliveriesFailed: 'The deliveries could not be loaded.',
  deliveryResent: 'Resent. The result will appear here shortly.',
  deliveryNotResent: 'Nothing was sent: the delivery is in progress or no longer exists.',
  webhookOff:
    'Nothing is sent: there is no endpoint. Add one, or set AUTOMATION_WEBHOOK_URL and AUTOMATION_WEBHOOK_SECRET.',
  mailOff: 'Nothing is sent: SMTP_URL is not set. Emails are kept; resend them once it is.',
  endpointOfEnvironment:
    'It receives each new booking. The server sets its URL and secret with AUTOMATION_WEBHOOK_URL and AUTOMATION_WEBHOOK_SECRET: change them there and restart it.',
  endpointSaved: 'Endpoint saved.',
  endpointPaused: 'Paused. Its events wait until you resume it.',
  endpointResumed: 'Resumed. Waiting events are being sent.',
  endpointRotated: 'New secret created. The previous one works for another 24 hours.',
  endpointSecretOverlaps: 'An older secret still works. End it now?',
  endpointTested: 'Test sent.',
  endpointReplayed: 'There were no events in this period.',
  endpointDeleted: 'Endpoint deleted.',
  tooManyTests: 'You have sent too many tests. Please wait an hour.',
  deliveryGone: 'This delivery no longer exists.',
  callGone: 'This call is no longer stored.',
} as const;
