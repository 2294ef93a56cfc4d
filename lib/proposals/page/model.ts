import { z } from 'zod';
import type { Proposal, ProposalVersion } from '../model';

/** The proposal of a private link, its current version, and an acceptance code that was sent but not yet entered. */
export type OpenedProposal = {
  proposal: Proposal;
  version: ProposalVersion;
  email: string;
  code: PendingCode | null;
};

export const pendingCode = z.object({ id: z.string(), name: z.string(), version: z.number() });
export type PendingCode = z.output<typeof pendingCode>;

/** State of the proposal page. */
export type PageState = 'open' | 'ended' | 'accepted' | 'declined';

/** Returns the state of the page on a day in the business zone. */
export function pageState({ proposal, version }: OpenedProposal, today: string): PageState {
  if (proposal.status === 'accepted' || proposal.status === 'declined') return proposal.status;
  return version.validUntil < today ? 'ended' : 'open';
}

/** Results of the database functions that answer a proposal, with the current version. */
export const answerOutcome = z.object({
  outcome: z.enum([
    'sent',
    'stored',
    'declined',
    'asked',
    'accepted',
    'closed',
    'changed',
    'ended',
    'resting',
    'limited',
    'expired',
    'wrong',
  ]),
  version: z.number().nullable().default(null),
});
export type AnswerOutcome = z.output<typeof answerOutcome>;
