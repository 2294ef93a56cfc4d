import type { DomainRecord } from '../record';

export const record = {
  tables: {
    search_gaps: { freeTexts: ['question'] },
  },
} satisfies DomainRecord;
