/** Sentences about replies by mail and their templates. */
export const replyNotices = {
  replySent: 'Sent.',
  replyWaiting: 'Waiting: the mail server has not accepted it yet. We will retry automatically.',
  replyDead: 'Not delivered: the mail server refused it. Your text is kept below.',
  replyOff: 'Not sent: email is not set up (SMTP_URL). Your text is kept below.',
  replyLimited: 'You have sent 30 replies within an hour. Please wait a while; your input is kept.',
  replyNotFound:
    'You can no longer answer this: it was deleted, or someone else is responsible for it. Your input is kept.',
  templateSaved: 'Template saved.',
  templateDeleted: 'Template deleted.',
  templateNameTaken: 'Another template of this kind has this name.',
} as const;
