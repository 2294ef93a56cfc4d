import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsDay, parseAsId } from '@/lib/core/lists/parsers';

/** Filter by the progress of students; 'waiting' lists people who wait for a course to open. */
export const PROGRESS = ['not_begun', 'under_way', 'stuck', 'completed', 'waiting'] as const;

/** Filter by payment: open (none recorded), recorded, or free of charge. */
export const PAYMENTS = ['open', 'recorded', 'free'] as const;

/** States of the text of a review. */
export const REVIEW_STATES = ['pending', 'published', 'hidden'] as const;

/** Ratings of a course out of 5, best first. */
export const RATINGS = ['5', '4', '3', '2', '1'] as const;

/**
 * URL parameters of the enrolments. They list students unless `progressed` is 'waiting'. `course` is the id of a
 * course; `from` and `to` are days of the business zone, both included.
 */
export const enrolmentFilters = {
  ...listParams(['created_at', 'progress'], '-created_at'),
  course: parseAsId(),
  progressed: parseAsStringLiteral(PROGRESS),
  from: parseAsDay,
  to: parseAsDay,
  rating: parseAsStringLiteral(RATINGS),
  payment: parseAsStringLiteral(PAYMENTS),
  review: parseAsStringLiteral(REVIEW_STATES),
};

export type EnrolmentFilters = inferParserType<typeof enrolmentFilters>;
