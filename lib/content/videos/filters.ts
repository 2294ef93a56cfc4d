import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';

/** URL parameters of the list of videos. */
export const videoFilters = {
  ...listParams(['created_at'], '-created_at'),
  captions: parseAsStringLiteral(['no', 'yes']),
  shown: parseAsStringLiteral(['no']),
};
export type VideoFilters = inferParserType<typeof videoFilters>;
