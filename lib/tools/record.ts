import type { DomainRecord } from '../record';

export const record = {
  tables: {
    estimates: { personal: { kind: 'estimate', name: 'Estimates of the calculator' } },
  },
  mails: {
    'estimate.sent': 'the estimate that they asked for',
  },
} satisfies DomainRecord;
