import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';

/** URL parameters of the list of unanswered search questions. */
export const gapFilters = {
  ...listParams(['asked_count'], '-asked_count'),
  answered: parseAsStringLiteral(['yes', 'no']),
};

export type GapFilters = inferParserType<typeof gapFilters>;
