import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay } from '@/lib/core/lists/parsers';

/** URL parameters of the list of signed calls; `from` and `to` are days of the business zone, both included. */
export const incomingFilters = {
  ...listParams(['received_at'], '-received_at'),
  result: parseAsStringLiteral(['taken', 'refused']),
  from: parseAsDay,
  to: parseAsDay,
};

export type IncomingFilters = inferParserType<typeof incomingFilters>;
