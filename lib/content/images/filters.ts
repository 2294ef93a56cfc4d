import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { ACCEPTED_IMAGES } from './rules';

/** URL parameters of the library of pictures. */
export const imageFilters = {
  ...listParams(['created_at', 'name'], '-created_at'),
  type: parseAsStringLiteral(ACCEPTED_IMAGES),
  used: parseAsStringLiteral(['no', 'yes']),
  view: parseAsStringLiteral(['grid', 'list']).withDefault('grid'),
};
export type ImageFilters = inferParserType<typeof imageFilters>;
