import { parseAsString } from 'nuqs/server';

/** URL parameters of the templates: the one in the drawer, and the cursor of the page. */
export const templateFilters = { open: parseAsString, after: parseAsString };
