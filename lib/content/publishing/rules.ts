import {
  CONTENT_STATES,
  type ContentChange,
  type ContentRecord,
  type ContentState,
} from '@/lib/core/cache/change';
import { cacheTags } from '@/lib/core/cache/tags';
import { type ContentTable, contentListPath, contentPath, paths } from '@/lib/paths';
import type { Surroundings } from './surroundings/model';

/** What published content is called once it is over: a job that has closed, a webinar that has ended. */
export const overNames: Partial<Record<ContentTable, string>> = {
  jobs: 'Closed',
  webinars: 'Past',
};

/** What the lists can be filtered by: a state, or published content that is over. */
export const LISTED_STATES = [...CONTENT_STATES, 'over'] as const;

/** Returns whether content is public, but closed or past. A job without a closing date stays open. */
export function isOver(
  { state, closesAt, endsAt }: { state: ContentState; closesAt?: string | null; endsAt?: string },
  now: Date,
): boolean {
  const end = closesAt ?? endsAt;
  return state === 'published' && Boolean(end) && Date.parse(end ?? '') <= now.getTime();
}

const isPublic = (record: ContentRecord | null) => record?.state === 'published';

/** Whether visitors could notice a change: the record was public before it or is after it. */
export function isNoticeable({ record, old_record }: ContentChange): boolean {
  return isPublic(record) || isPublic(old_record);
}

/** Besides its own list page, what shows every published record of a kind. */
const listPages: Record<ContentTable, string[]> = {
  services: [paths.booking],
  courses: [],
  webinars: [],
  jobs: [],
  blog_posts: [paths.rssFeed, paths.jsonFeed],
};

/**
 * The tags to mark and the addresses to visit, in this order, after a noticeable change. Pages that
 * show the record carry its tag already; those nearby may begin to show it, or another in its place,
 * when it comes, goes or moves, and only then.
 */
export function affectedPages(
  { table, record, old_record }: ContentChange,
  { former, nearby, lists }: Surroundings,
): { tags: string[]; addresses: string[] } {
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
    addresses: [
      ...own.map((slug) => contentPath(table, slug)),
      contentListPath(table),
      ...lists,
      ...listPages[table],
      paths.sitemap,
      ...nearby.map((slug) => contentPath(table, slug)),
    ],
  };
}
