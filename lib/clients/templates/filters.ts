import { parseAsString } from 'nuqs/server';

/** Parameters in the URL of the templates: the one in the drawer. */
export const templateFilters = { open: parseAsString };
