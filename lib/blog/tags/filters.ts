import { parseAsString } from 'nuqs/server';

/** URL parameters of the tags: the search, and the tag in the drawer. */
export const tagFilters = { q: parseAsString.withDefault(''), open: parseAsString };
