/**
 * Pages that are stored without a query, each with the names in a query for which it is rendered again: the filters of a
 * list, or the version of the rules of a form that computes (middleware.ts and deploy/nginx.conf too).
 */
export const filteredLists: Record<string, string[]> = {
  '/academy': ['q', 'category', 'level'],
  '/careers': ['department', 'workplace', 'type', 'page'],
  '/blog': ['q'],
  '/search': ['q'],
  '/calculator': ['v', 'hours', 'service'],
  '/readiness': ['v'],
};

/** Other names that count: the fields of the two forms (a test of each compares them), and `page` of a list. */
const otherNames: Record<string, string[]> = {
  '/careers': [],
  '/calculator': [
    'people',
    'rate',
    'mistakes',
    'low',
    'high',
    'fix',
    'queue',
    'weeks',
    'months',
    'discovery',
    'building',
    'over',
    'plan',
    'upkeep',
  ],
  '/readiness': Array.from({ length: 12 }, (_, index) => `q${index + 1}`),
};

/** Longer values find nothing. */
const MAX_VALUE_LENGTH = 200;

/**
 * Returns the path of the page that renders a list with the filters of its URL, or null if it has none. The filters are
 * part of the path, because a page that reads the query would be rendered with React's scripts.
 */
export function filteredPagePath({ pathname, searchParams }: URL): string | null {
  const valuesOf = (names: string[]) =>
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value.slice(0, MAX_VALUE_LENGTH)]];
    });
  const filters = valuesOf(filteredLists[pathname] ?? []);
  if (filters.length === 0) return null;
  const values = [...filters, ...valuesOf(otherNames[pathname] ?? ['page'])];
  const query = Buffer.from(String(new URLSearchParams(values))).toString('base64url');
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
