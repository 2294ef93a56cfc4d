/** Sentences about replies by mail and their templates. */
export const replyNotices = {
  replySent: 'Sent.',
  replyWaiting: 'Waiting: the mail server has not taken it yet. It is tried again by itself.',
  replyDead: 'Not delivered: the mail server refused it. Your text is stored below.',
  replyOff: 'Not sent: email is not set up (SMTP_URL). Your text is stored below.',
  replyLimited:
    'You have sent 30 replies within an hour. Please wait a little; what you typed is kept.',
  replyNotFound:
    'You can no longer answer this: it is gone, or somebody else holds it. What you typed is kept.',
  templateSaved: 'Template saved.',
  templateDeleted: 'Template deleted.',
  templateNameTaken: 'Another template of this kind has this name.',
} as const;
