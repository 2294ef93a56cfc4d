import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay } from '@/lib/core/lists/parsers';

/** URL parameters of the written questions. `from` and `to` are days of the business zone, both included. */
export const enquiryFilters = {
  ...listParams(['created_at'], '-created_at'),
  awaiting: parseAsStringLiteral(['yes']),
  quarantined: parseAsStringLiteral(['yes', 'no']),
  from: parseAsDay,
  to: parseAsDay,
};

export type EnquiryFilters = inferParserType<typeof enquiryFilters>;
