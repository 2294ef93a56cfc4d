/** Filters as the query of an address, '?' included; empty where nothing is narrowed. */
export function filterQuery(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}
