import { z } from 'zod';
import { defineEvent, instant } from '@/lib/core/events/define';

const proposal = z.object({
  id: z.string(),
  number: z.string(),
  deal_id: z.string(),
  status: z.string(),
  created_at: instant,
});

const version = z.object({ version: z.number() });
const priced = version.extend({ once_cents: z.number(), month_cents: z.number() });

const proposalData = (row: z.output<typeof proposal>, facts: object) => ({
  id: row.id,
  number: row.number,
  deal_id: row.deal_id,
  status: row.status,
  ...facts,
  created_at: row.created_at,
});

const offered = {
  id: '7b6c5d4e-3f20-4b1a-8d9e-0f1a2b3c4d5e',
  number: 'P-2027-0012',
  deal_id: '6a5b4c3d-2e1f-4a0b-9c8d-7e6f5a4b3c2d',
  status: 'sent',
  created_at: '2027-03-09T14:10:00+00:00',
};

/** Events of proposals. Amounts are integers of cents; texts by people are not included. */
export const proposalEvents = {
  'proposal.sent': defineEvent({
    when: 'A version of a proposal is sent; a newer one replaces the one before.',
    row: proposal,
    facts: priced,
    data: proposalData,
    sample: {
      record: offered,
      facts: { version: 1, once_cents: 3_350_000, month_cents: 9900 },
    },
  }),
  'proposal.question': defineEvent({
    when: 'A contact asks a question on a passage of a proposal.',
    row: proposal,
    facts: version.extend({ question_id: z.string() }),
    data: proposalData,
    sample: {
      record: offered,
      facts: { version: 1, question_id: '8c7d6e5f-4031-4c2b-9eaf-1a2b3c4d5e6f' },
    },
  }),
  'proposal.accepted': defineEvent({
    when: 'A contact accepts a proposal, which also wins its deal.',
    row: proposal,
    facts: priced,
    data: proposalData,
    sample: {
      record: { ...offered, status: 'accepted' },
      facts: { version: 2, once_cents: 3_350_000, month_cents: 9900 },
    },
  }),
  'proposal.declined': defineEvent({
    when: 'A contact declines a proposal.',
    row: proposal,
    facts: version,
    data: proposalData,
    sample: { record: { ...offered, status: 'declined' }, facts: { version: 1 } },
  }),
};
