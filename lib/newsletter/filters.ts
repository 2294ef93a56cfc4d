import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { ISSUE_STATES } from './states';

/** URL parameters of the issues of the newsletter. */
export const issueFilters = {
  ...listParams(['created_at'], '-created_at'),
  state: parseAsStringLiteral(ISSUE_STATES),
};

export type IssueFilters = inferParserType<typeof issueFilters>;
