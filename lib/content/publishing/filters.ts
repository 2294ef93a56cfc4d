import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { LISTED_STATES } from './rules';

/** What a publishing screen keeps in its address; what is over is not among the published. */
export const contentFilters = {
  ...listParams(['created_at', 'updated_at', 'title'], '-updated_at'),
  state: parseAsStringLiteral(LISTED_STATES),
};

export type ContentFilters = inferParserType<typeof contentFilters>;
