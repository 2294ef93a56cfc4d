import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  cases: {
    audited: 'Case',
    content: {
      singular: 'case',
      plural: 'cases',
      summary: 'summary',
      group: 'content',
      sample: { summary: 'Short.', customer: 'Firm', sector: 'Retail' },
    },
  },
  figures: {
    audited: 'Figure of a case',
    restorable: true,
    pages: { tags: ['figures'], paths: [paths.home, paths.cases, paths.proof] },
    isPublished: true,
  },
} as const satisfies DomainRecord;
