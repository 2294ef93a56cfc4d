/** Value of `saved` on the tab of all tasks, which prevents the default view. */
export const NO_VIEW = 'none';

/** URL parameters of a task screen that a view stores: all except the cursor and the open record. */
const KEPT = [
  'q',
  'sort',
  'cols',
  'view',
  'status',
  'priority',
  'assignee',
  'creator',
  'team',
  'client',
  'booking',
  'due',
];

/** Returns the part of a URL's query that a view stores. */
export function keptQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => KEPT.includes(name));
  return new URLSearchParams(kept).toString();
}
