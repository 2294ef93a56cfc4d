import { cacheTags } from '@/lib/cache-tags';
import { contentKinds } from '@/lib/content/kinds';
import {
  CONTENT_STATES,
  type ContentChange,
  type ContentRecord,
  type ContentState,
} from '@/lib/core/cache/change';
import { paths } from '@/lib/paths';
import { contentListPath, contentPath, markdownPath } from '@/lib/paths/site';
import type { Surroundings } from './model';

/** Filter of a list: a state, or published content that is over. */
export const LISTED_STATES = [...CONTENT_STATES, 'over'] as const;

/** Returns whether content is public, but closed or past. Content without an end is never over. */
export function isOver(
  { state, overAt }: { state: ContentState; overAt?: string | null },
  now: Date,
): boolean {
  return state === 'published' && Boolean(overAt) && Date.parse(overAt ?? '') <= now.getTime();
}

const isPublic = (record: ContentRecord | null) => record?.state === 'published';

/** Returns whether visitors could notice a change: the record was public before or after it. */
export function isNoticeable({ record, old_record }: ContentChange): boolean {
  return isPublic(record) || isPublic(old_record);
}

/**
 * Returns the tags to mark and the paths to visit, in this order, after a noticeable change. Pages that show the record
 * have its tag already; nearby pages may start or stop showing it only when it is published, withdrawn or moved.
 */
export function affectedPages(
  { table, record, old_record }: ContentChange,
  { former, nearby, lists }: Surroundings,
): { tags: string[]; pages: string[] } {
  const hasMoved =
    isPublic(record) !== isPublic(old_record) ||
    record?.slug !== old_record?.slug ||
    record?.published_at !== old_record?.published_at;
  const current = [record?.slug, old_record?.slug].filter((slug) => slug !== undefined);
  const own = [...new Set([...current, ...former])];
  return {
    tags: [
      cacheTags.list(table),
      ...[...own, ...(hasMoved ? nearby : [])].map((slug) => cacheTags.record(table, slug)),
    ],
    pages: [
      ...own.map((slug) => contentPath(table, slug)),
      ...own.map((slug) => markdownPath(table, slug)),
      contentListPath(table),
      ...lists,
      ...(contentKinds[table].listPages ?? []),
      paths.sitemap,
      paths.llms,
      ...nearby.map((slug) => contentPath(table, slug)),
    ],
  };
}
