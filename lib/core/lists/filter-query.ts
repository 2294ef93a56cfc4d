/** Number of records on one page of a filtered list. */
export const FILTERED_PAGE_SIZE = 48;

/**
 * Maximum count of a public search, as in `search_posts`, so that its cost does not grow with the number of records.
 */
export const MAX_COUNTED = 200;

/** Returns the number of records found by a public search, such as '12', or '200+' above the maximum. */
export function foundCount(total: number): string {
  return total > MAX_COUNTED ? `${MAX_COUNTED}+` : `${total}`;
}

/** Source of filters: the query of a URL, or a form. */
export type Query = { get(name: string): string | null };

/** Returns filters as the query of a URL, including '?'; empty without filters. */
export function filterQuery(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** Returns the query of a page of filtered results, counted from 1. */
export function filterPageQuery(filters: Record<string, string>, page: number): string {
  return filterQuery({ ...filters, page: page === 1 ? '' : String(page) });
}
