import { z } from 'zod';
import { proposalContent } from './content';

export const PROPOSAL_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const versionRow = z.object({
  version: z.number(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  content: proposalContent,
  termsVersion: z.string(),
  validUntil: z.string(),
  onceCents: z.number(),
  monthCents: z.number(),
  text: z.string().nullable(),
  textSha256: z.string().nullable(),
  sentAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type ProposalVersion = z.output<typeof versionRow>;

export const VERSION =
  'version, recipientName:recipient_name, recipientEmail:recipient_email, content, termsVersion:terms_version, validUntil:valid_until, onceCents:once_cents, monthCents:month_cents, text, textSha256:text_sha256, sentAt:sent_at, updatedAt:updated_at';

export const questionRow = z.object({
  id: z.string(),
  version: z.number(),
  passage: z.string(),
  question: z.string(),
  askedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type ProposalQuestion = z.output<typeof questionRow>;

export const QUESTION =
  'id, version, passage, question, askedAt:asked_at, answer, answeredAt:answered_at';

/** Evidence of an acceptance. */
export const acceptanceRow = z.object({
  id: z.string(),
  proposal_id: z.string(),
  number: z.string(),
  version: z.number(),
  text_sha256: z.string(),
  name: z.string(),
  email: z.string(),
  code_id: z.string(),
  code_sent_at: z.string(),
  accepted_at: z.string(),
  ip: z.string().nullable(),
  agent: z.string().nullable(),
  terms_version: z.string(),
  once_cents: z.number(),
  month_cents: z.number(),
  erased_at: z.string().nullable(),
});
export type Acceptance = z.output<typeof acceptanceRow>;

export const ACCEPTANCE =
  'id, proposal_id, number, version, text_sha256, name, email, code_id, code_sent_at, accepted_at, ip, agent, terms_version, once_cents, month_cents, erased_at';

export const proposalRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  currentVersion: z.number().nullable(),
  remindAfterDays: z.number().nullable(),
  sentAt: z.string().nullable(),
  seenAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  declineReason: z.string().nullable(),
});

export const PROPOSAL =
  'id, number, status, currentVersion:current_version, remindAfterDays:remind_after_days, sentAt:sent_at, seenAt:seen_at, remindedAt:reminded_at, answeredAt:answered_at, declineReason:decline_reason';

/** A proposal with all its details, newest version first. */
export type Proposal = z.output<typeof proposalRow> & {
  versions: ProposalVersion[];
  questions: ProposalQuestion[];
  acceptance: Acceptance | null;
};

/** Returns the version that the contact sees, or null if none was sent. */
export function currentVersion({ currentVersion: current, versions }: Proposal) {
  return versions.find(({ version }) => version === current) ?? null;
}

/** Returns the draft version, or null. */
export function draftOf({ versions }: Pick<Proposal, 'versions'>): ProposalVersion | null {
  return versions.find(({ sentAt }) => sentAt === null) ?? null;
}
