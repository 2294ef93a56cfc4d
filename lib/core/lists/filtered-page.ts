/**
 * Pages that are stored without a query, each with the query parameters that cause a separate render: the filters of a
 * list, the version of the rules of a calculator form, or the subject of a booking (also in middleware.ts and deploy/nginx.conf).
 */
export const filteredLists: Record<string, string[]> = {
  '/academy': ['q', 'category', 'level'],
  '/careers': ['department', 'workplace', 'type', 'page'],
  '/blog': ['q'],
  '/search': ['q'],
  '/calculator': ['v', 'hours', 'service'],
  '/readiness': ['v'],
  '/booking': ['about', 'service', 'estimate'],
};

/**
 * Further parameters of these pages: the fields of the two forms (compared by a test of each), and `page` of a list.
 */
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
  '/booking': ['course'],
};

/** Longer values match nothing. */
const MAX_VALUE_LENGTH = 200;

/** An estimate is a query with all numbers of the calculator (MAX_QUERY_LENGTH). */
const MAX_ESTIMATE_LENGTH = 800;

/**
 * Returns the path of the page that renders a list with the filters of its URL, or null without filters. The filters
 * are part of the path, because a page that reads the query would include React's scripts.
 */
export function filteredPagePath({ pathname, searchParams }: URL): string | null {
  const valuesOf = (names: string[]) =>
    names.flatMap((name) => {
      const value = searchParams.get(name);
      const most = name === 'estimate' ? MAX_ESTIMATE_LENGTH : MAX_VALUE_LENGTH;
      return value === null ? [] : [[name, value.slice(0, most)]];
    });
  const filters = valuesOf(filteredLists[pathname] ?? []);
  if (filters.length === 0) return null;
  const values = [...filters, ...valuesOf(otherNames[pathname] ?? ['page'])];
  const query = Buffer.from(String(new URLSearchParams(values))).toString('base64url');
  return `/filtered${pathname}/${query}`;
}

/** Returns the filters in the last part of such a path. */
export function filteredPageQuery(part: string): URLSearchParams {
  return new URLSearchParams(Buffer.from(part, 'base64url').toString());
}

/** Returns whether a URL already has the path of such a page. */
export function isFilteredPage({ pathname }: URL): boolean {
  return pathname.startsWith('/filtered/');
}
