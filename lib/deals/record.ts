import type { DomainRecord } from '../record';

export const record = {
  tables: {
    deals: {
      audited: 'Deal',
      restorable: true,
      freeTexts: ['amount_reason', 'brief', 'estimate', 'next_step', 'title'],
      personal: { kind: 'deal', name: 'Deals', isKept: true },
    },
    deal_settings: { audited: 'Probabilities of deals' },
  },
} satisfies DomainRecord;
