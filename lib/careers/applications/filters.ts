import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { STAGES } from './stages';

/** URL parameters of the applicants for a job. */
export const applicantFilters = {
  ...listParams(['created_at'], '-created_at'),
  stage: parseAsStringLiteral(STAGES),
};

export type ApplicantFilters = inferParserType<typeof applicantFilters>;
