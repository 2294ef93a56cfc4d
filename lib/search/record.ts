import type { DomainRecord } from '../record.ts';

export const record = {
  search_gaps: { freeTexts: ['question'] },
} as const satisfies DomainRecord;
