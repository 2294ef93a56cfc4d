import { parseAsString } from 'nuqs/server';

/** Parameters in the URL of the templates: the one in the drawer, and the cursor of the page. */
export const templateFilters = { open: parseAsString, after: parseAsString };
