import type { ContentTable } from '@/lib/paths';

/**
 * Tags of cached public data; a change of the data revalidates its tag. A page that lists content has the `list` tag, a
 * page that shows records has the `record` tag of each.
 */
export const cacheTags = {
  slots: 'slots',
  faces: 'faces',
  bookingRules: 'booking-rules',
  retention: 'retention',
  figures: 'figures',
  newsletter: 'newsletter',
  blogTags: 'blog-tags',
  proof: 'proof',
  list: (table: ContentTable) => table,
  record: (table: ContentTable, slug: string) => `${table}:${slug}`,
} as const;
