/** Source of filters: the query of a URL, or a form. */
export type Query = { get(name: string): string | null };

/** Returns filters as the query of a URL, '?' included; empty where none is set. */
export function filterQuery(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** Returns the query of a page from Next's `searchParams`; a repeated name has its first value. */
export function pageQuery(searchParams: Record<string, string | string[] | undefined>): Query {
  return { get: (name) => [searchParams[name]].flat()[0] ?? null };
}
