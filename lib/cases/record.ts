import type { DomainRecord } from '../record';

export const record = {
  tables: {
    cases: { audited: 'Case' },
    figures: { audited: 'Figure of a case', restorable: true },
  },
} satisfies DomainRecord;
