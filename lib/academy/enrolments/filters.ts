import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay } from '@/lib/core/lists/parsers';

/** How far learners have come, as the filter offers it. */
export const PROGRESS = ['not_begun', 'under_way', 'completed'] as const;

/**
 * What the enrolments keep in their address: `course` is the id of one, `from` and `to` are days of the
 * business zone, both included.
 */
export const enrolmentFilters = {
  ...listParams(['created_at', 'progress'], '-created_at'),
  course: parseAsString,
  progressed: parseAsStringLiteral(PROGRESS),
  from: parseAsDay,
  to: parseAsDay,
  rating: parseAsStringLiteral(['5', '4', '3', '2', '1']),
};

export type EnrolmentFilters = inferParserType<typeof enrolmentFilters>;
