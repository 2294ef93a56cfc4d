import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { LISTED_STATES } from './rules';

/** URL parameters of a publishing screen. The state "published" excludes content that is over. */
export const contentFilters = {
  ...listParams(['created_at', 'updated_at', 'title'], '-updated_at'),
  state: parseAsStringLiteral(LISTED_STATES),
};

export type ContentFilters = inferParserType<typeof contentFilters>;
