import type { DomainRecord } from '../record.ts';

export const record = {
  estimates: {
    personal: { kind: 'estimate', name: 'Estimates of the calculator' },
    mails: {
      'estimate.sent': 'the estimate that they asked for',
    },
  },
} as const satisfies DomainRecord;
