import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { IMAGE_TYPES } from '@/lib/core/images/rules';
import { listParams } from '@/lib/core/lists/params';

/** URL parameters of the library of pictures. */
export const imageFilters = {
  ...listParams(['created_at', 'name'], '-created_at'),
  type: parseAsStringLiteral(IMAGE_TYPES),
  used: parseAsStringLiteral(['no', 'yes']),
  view: parseAsStringLiteral(['grid', 'list']).withDefault('grid'),
};
export type ImageFilters = inferParserType<typeof imageFilters>;
