import type { ListedPage } from '@/lib/core/seo/listed-page';

/** Maximum number of records in one list of a public page; the site search finds the others. */
export const MAX_SHOWN = 60;

/** Returns the number of pages of a list; an empty list has one. */
export function pageCount(records: number, perPage: number): number {
  return Math.max(1, Math.ceil(records / perPage));
}

/** Parses the page number in a URL, counted from 1; null if it is not a plain number. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/**
 * Returns the pages of a list after its first one. A new record shifts all others, so all pages changed at `changedAt`.
 */
export function laterPages(
  pages: number,
  path: (page: number) => string,
  changedAt: string | undefined,
): ListedPage[] {
  return Array.from({ length: pages - 1 }, (_, index) => ({ path: path(index + 2), changedAt }));
}
