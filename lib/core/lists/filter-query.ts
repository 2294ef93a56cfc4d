/** Records on one page of a list with filters. */
export const FILTERED_PAGE_SIZE = 48;

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
