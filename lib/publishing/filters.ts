import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/lists/params';
import { CONTENT_STATES } from './rules';

/** What a publishing screen keeps in its address. */
export const contentFilters = {
  ...listParams(['created_at', 'updated_at', 'title'], '-created_at'),
  state: parseAsStringLiteral(CONTENT_STATES),
};

export type ContentFilters = inferParserType<typeof contentFilters>;
