/** Value of `saved` on the tab of all tasks, which the default view does not replace. */
export const NO_VIEW = 'none';

/** The parameters of a task screen's URL that a view keeps: all but the cursor and the open record. */
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

/** Returns the part of a URL's query that a view keeps. */
export function keptQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => KEPT.includes(name));
  return new URLSearchParams(kept).toString();
}
