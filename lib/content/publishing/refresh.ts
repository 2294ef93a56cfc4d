import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { cacheTags } from '@/lib/cache-tags';
import { isTableChange, type PublicChange } from '@/lib/core/cache/change';
import { announceStale } from '@/lib/core/cache/cluster/announce';
import { pageRefresher } from '@/lib/core/cache/page-refresher';
import { internalUrl } from '@/lib/core/internal-url';
import { log } from '@/lib/core/log';
import { contentListPath, contentPath, markdownPath, publicPersonPath } from '@/lib/paths/site';
import type { PublicPages } from '@/lib/record';
import { records } from '@/lib/records';
import { listChangedPeople, readSurroundings } from './data';
import { affectedPages, isNoticeable } from './rules';

const visitAll = pageRefresher(internalUrl, (error, path) =>
  log.warn({ err: error, path }, 'a page could not be visited'),
);

/**
 * Marks the affected pages as stale and visits them, so that the next visitor sees the change. Pages never expire: a
 * page that cannot be rendered, as in an outage, keeps its last version. A page whose render was already in progress is
 * rendered again (lib/core/cache/next/page-cache.ts). Other servers do the same with their copies
 * (lib/core/cache/cluster). Works only in a route handler, where marked tags take effect.
 * @returns the paths of the affected pages
 */
export async function refreshPages(change: PublicChange): Promise<string[]> {
  const { tags, pages } = await affectedBy(change);
  // First, so that tags announced by other servers until now are stale here, too, when this takes effect.
  await announceStale([...tags, ...pages]);
  for (const tag of tags) revalidateTag(tag, 'max');
  after(() => visitAll(pages));
  return pages;
}

async function affectedBy(change: PublicChange) {
  if ('record' in change) {
    return isNoticeable(change)
      ? affectedPages(change, await readSurroundings(change))
      : { tags: [], pages: [] };
  }
  if (!isTableChange(change)) {
    const { table, slug } = change;
    return {
      tags: [cacheTags.list(table), cacheTags.record(table, slug)],
      pages: [contentPath(table, slug), markdownPath(table, slug), contentListPath(table)],
    };
  }
  const { table, slug } = change;
  const { tags, paths, ofRecord }: PublicPages = records[table].pages;
  const own = slug && ofRecord ? [ofRecord(slug)] : [];
  const people = table === 'user_profiles' ? await listChangedPeople() : [];
  return { tags, pages: [...own, ...people.map(publicPersonPath), ...paths] };
}
