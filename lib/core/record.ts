import type { DomainRecord } from '../record';

export const record = {
  tables: {
    access_links: {
      audited: 'Private link',
      personal: { kind: 'access_link', name: 'Private links' },
    },
  },
} satisfies DomainRecord;
