import { z } from 'zod';
import { ISSUE_STATES } from './states';

/** Content of an issue, for the email and the web page. */
export const issueText = z.object({
  id: z.guid(),
  slug: z.string(),
  title: z.string(),
  subject: z.string(),
  preheader: z.string(),
  body: z.string(),
});
export type IssueText = z.output<typeof issueText>;

/** An issue in the list; timestamps as the database returns them. */
export const listedIssue = z.object({
  id: z.guid(),
  title: z.string(),
  state: z.enum(ISSUE_STATES),
  topics: z.array(z.string()),
  scheduledAt: z.string().nullable(),
  begunAt: z.string().nullable(),
  createdAt: z.string(),
});

/** Delivery counts of an issue. `accepted`: accepted by a mail server, even if the email bounced later. */
export const issueCounts = z.object({
  issueId: z.guid(),
  recipients: z.number(),
  waiting: z.number(),
  accepted: z.number(),
  refused: z.number(),
  doubtful: z.number(),
  bounced: z.number(),
  skipped: z.number(),
  unsubscribed: z.number(),
  presses: z.number(),
});
export type IssueCounts = z.output<typeof issueCounts>;

export type ListedIssue = z.output<typeof listedIssue> & { counts: IssueCounts };

/** An issue on its screen; `version` is its updated_at. */
export const issue = issueText.extend({
  version: z.string(),
  state: z.enum(ISSUE_STATES),
  topics: z.array(z.string()),
  ratePerMinute: z.number(),
  isIndexed: z.boolean(),
  scheduledAt: z.string().nullable(),
  begunAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  links: z.array(z.object({ id: z.guid(), url: z.string(), presses: z.number() })),
});
export type Issue = z.output<typeof issue>;

/** An issue in the archive. */
export const archivedIssue = issueText.extend({
  sentAt: z.string(),
  isIndexed: z.boolean(),
});
export type ArchivedIssue = z.output<typeof archivedIssue>;

/** An email that only this process may hand to the mail server until its lease expires. */
export const claimedMail = z.object({
  id: z.guid(),
  issueId: z.guid(),
  subscriptionId: z.guid(),
  email: z.string(),
  attempts: z.number(),
  leaseToken: z.guid(),
});
export type ClaimedMail = z.output<typeof claimedMail>;
