import type { DomainRecord } from '../record';

export const record = {
  tables: {
    privacy_requests: { audited: 'Privacy request' },
    retention_settings: { audited: 'Retention' },
  },
} satisfies DomainRecord;
