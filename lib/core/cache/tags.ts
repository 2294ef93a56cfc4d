import type { ContentTable } from '@/lib/paths';

/**
 * Tags of cached public data; whoever changes the data refreshes its tag. A page that lists content
 * carries `list`, a page that shows a record carries the `record` tag of each that it shows.
 */
export const cacheTags = {
  slots: 'slots',
  list: (table: ContentTable) => table,
  record: (table: ContentTable, slug: string) => `${table}:${slug}`,
} as const;
