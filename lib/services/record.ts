import type { DomainRecord } from '../record';

export const record = {
  tables: {
    services: { audited: 'Service' },
  },
} satisfies DomainRecord;
