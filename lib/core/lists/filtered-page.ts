/** Pages that are stored without filters, each with the names of its filters, beside which `page` counts (middleware.ts and deploy/nginx.conf too). */
export const filteredLists: Record<string, string[]> = {
  '/academy': ['q', 'category', 'level'],
  '/careers': ['department', 'workplace', 'type'],
  '/blog': ['q'],
  '/search': ['q'],
};

/** Longer values find nothing. */
const MAX_VALUE_LENGTH = 200;

/**
 * Returns the path of the page that renders a list with the filters of its URL, or null if it has none. The filters are
 * part of the path, because a page that reads the query would be rendered with React's scripts.
 */
export function filteredPagePath({ pathname, searchParams }: URL): string | null {
  const filters = (filteredLists[pathname] ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value.slice(0, MAX_VALUE_LENGTH)]];
  });
  if (filters.length === 0) return null;
  const page = searchParams.get('page');
  if (page) filters.push(['page', page.slice(0, MAX_VALUE_LENGTH)]);
  const query = Buffer.from(String(new URLSearchParams(filters))).toString('base64url');
  return `/filtered${pathname}/${query}`;
}

/** Returns the filters of such a path's last part. */
export function filteredPageQuery(part: string): URLSearchParams {
  return new URLSearchParams(Buffer.from(part, 'base64url').toString());
}

/** Returns whether a URL is already that of such a page. */
export function isFilteredPage({ pathname }: URL): boolean {
  return pathname.startsWith('/filtered/');
}
