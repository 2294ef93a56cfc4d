import type { ReplyKind } from '@/lib/clients/templates/rules';
import type { NoticeKey } from '@/lib/notices';
import type { ReplyState } from './model';

export const replyStateNames: Record<ReplyState, string> = {
  pending: 'Waiting',
  delivered: 'Sent',
  dead: 'Not delivered',
  off: 'Not sent: email is not set up',
};

/** Notice for the sender, by the state of the stored event. */
export const replyNotices: Record<ReplyState, NoticeKey> = {
  pending: 'replyWaiting',
  delivered: 'replySent',
  dead: 'replyDead',
  off: 'replyOff',
};

/** Subject of a reply without a template. */
export const replySubjects: Record<ReplyKind, string> = {
  booking: 'Your consultation with Tech Link',
  application: 'Your application[ as {job}]',
  enrolment: 'Your course[ “{course}”]',
  contact: 'A note from Tech Link',
  enquiry: 'Your question to Tech Link',
};

/** Text of a reply without a template: a salutation and a signature. */
export const BLANK_REPLY = 'Hello {first name},\n\n\n\nBest regards,\n{my name}';
