/** Records on one page of a list with filters. */
export const FILTERED_PAGE_SIZE = 48;

/** A public search counts no further, as `search_posts` does, so that it costs as much with many records as with few. */
export const MAX_COUNTED = 200;

/** Returns the number of records that a public search has found, such as '12', or '200+' where it has counted one more. */
export function foundCount(total: number): string {
  return total > MAX_COUNTED ? `${MAX_COUNTED}+` : `${total}`;
}

/** Source of filters: the query of a URL, or a form. */
export type Query = { get(name: string): string | null };

/** Returns filters as the query of a URL, '?' included; empty where none is set. */
export function filterQuery(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** Returns the query of a page of what filters find, counted from 1. */
export function filterPageQuery(filters: Record<string, string>, page: number): string {
  return filterQuery({ ...filters, page: page === 1 ? '' : String(page) });
}
