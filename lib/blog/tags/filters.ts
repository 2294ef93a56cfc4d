import { parseAsString } from 'nuqs/server';

/** Parameters in the URL of the tags: the search, and the tag in the drawer. */
export const tagFilters = { q: parseAsString.withDefault(''), open: parseAsString };
