import type { DomainRecord } from '../record.ts';

export const record = {
  services: {
    audited: 'Service',
    content: {
      singular: 'service',
      plural: 'services',
      summary: 'summary',
      group: 'content',
      sample: { summary: 'Short.', category: 'Automation' },
    },
  },
} as const satisfies DomainRecord;
