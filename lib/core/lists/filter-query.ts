/** What filters are read from: an address, or a form. */
export type Query = { get(name: string): string | null };

/** Filters as the query of an address, '?' included; empty where nothing is narrowed. */
export function filterQuery(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** The query of a page as Next hands it over; of a name that stands there twice, the first. */
export function pageQuery(searchParams: Record<string, string | string[] | undefined>): Query {
  return { get: (name) => [searchParams[name]].flat()[0] ?? null };
}
