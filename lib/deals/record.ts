import { dealPath } from '../paths/staff.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  deals: {
    audited: 'Deal',
    restorable: true,
    freeTexts: ['amount_reason', 'brief', 'estimate', 'next_step', 'title'],
    personal: { kind: 'deal', name: 'Deals', isKept: true },
    screens: ['deals/proposal'],
    found: {
      kind: 'deals',
      group: 'Deals',
      path: (id: string, area: 'admin' | 'team') => dealPath(area, id),
    },
  },
  deal_settings: { audited: 'Probabilities of deals' },
} as const satisfies DomainRecord;
