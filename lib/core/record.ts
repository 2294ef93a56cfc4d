import type { DomainRecord } from '../record.ts';

export const record = {
  access_links: {
    audited: 'Private link',
    personal: { kind: 'access_link', name: 'Private links' },
  },
} as const satisfies DomainRecord;
