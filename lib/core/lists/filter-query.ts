/** Records that a list with filters shows at once. */
export const MAX_FILTERED_CARDS = 48;

/** Source of filters: the query of a URL, or a form. */
export type Query = { get(name: string): string | null };

/** Returns filters as the query of a URL, '?' included; empty where none is set. */
export function filterQuery(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}
