/** States of an issue. Only a draft can be edited. A paused issue resumes where it stopped. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

export const issueStateNames: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
};

/** Returns whether an issue changes over time without user action, so that its screen has to refresh. */
export const isMoving = (state: IssueState) => state === 'scheduled' || state === 'sending';

export const MAX_RATE = 600;

/** Maximum size of an email in bytes of HTML; mail programs cut off longer ones. */
export const MAX_MAIL_BYTES = 100_000;

/** Returns when the last of `waiting` mails is sent at this rate, to the minute. */
export function endOfSending(waiting: number, ratePerMinute: number, now: Date): Date {
  return new Date(now.getTime() + Math.ceil(waiting / ratePerMinute) * 60_000);
}
