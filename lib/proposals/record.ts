import type { DomainRecord } from '../record.ts';

export const record = {
  proposals: {
    audited: 'Proposal',
    freeTexts: ['decline_reason'],
    personal: {
      kind: 'proposal',
      name: 'Proposals, with their versions and questions',
      isKept: true,
    },
    mails: {
      'proposal.sent': 'a proposal',
      'proposal.code': 'the code that confirms an acceptance',
      'proposal.receipt': 'the receipt of an accepted proposal',
      'proposal.answer': 'the answer to a question on a proposal',
      'proposal.reminder': 'a reminder of a proposal',
    },
  },
  proposal_versions: { audited: 'Version of a proposal' },
  proposal_questions: { audited: 'Question on a proposal', freeTexts: ['answer', 'question'] },
  proposal_acceptances: {
    personal: { kind: 'acceptance', name: 'Accepted proposals', isKept: true },
  },
  proposal_templates: { audited: 'Template of proposals', freeTexts: ['content', 'name'] },
} as const satisfies DomainRecord;
