import { type ContentTable, cacheTags } from '@/lib/core/cache/tags';
import { contentListPath, contentPath, paths } from '@/lib/paths';
import type { ContentChange, ContentRecord } from './schema';

export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** What published content is called once it is over: a job that has closed, a webinar that has ended. */
export const overNames: Partial<Record<ContentTable, string>> = {
  jobs: 'Closed',
  webinars: 'Past',
};

/** What the lists can be filtered by: a state, or published content that is over. */
export const LISTED_STATES = [...CONTENT_STATES, 'over'] as const;

/** Where content may go from each state. To schedule what is scheduled gives it another time. */
export const CONTENT_TRANSITIONS: Record<ContentState, readonly ContentState[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'scheduled', 'draft', 'archived'],
  published: ['draft', 'archived'],
  archived: ['published', 'draft'],
};

/**
 * Returns the columns that a move sets beside the date. Subscribers are mailed about a post that goes live only where
 * the move asks for it.
 */
export function stateColumns(
  table: ContentTable,
  { to, notifiesSubscribers = false }: { to: ContentState; notifiesSubscribers?: boolean },
): { state: ContentState } {
  const goesLive = to === 'published' || to === 'scheduled';
  return {
    state: to,
    ...(table === 'blog_posts' && goesLive && { notify_subscribers: notifiesSubscribers }),
  };
}

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

/** What else of its table a change touches, as slugs. */
export type Surroundings = {
  /** Addresses that the record had before. */
  former: string[];
  /** Published records whose pages may show this one beside their own text. */
  nearby: string[];
  /** Further lists that name it, as addresses. */
  lists: string[];
};

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
export function concernedPages(
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
