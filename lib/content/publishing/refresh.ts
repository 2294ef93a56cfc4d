import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import type { PublicChange } from '@/lib/core/cache/change';
import { announceStale } from '@/lib/core/cache/cluster/announce';
import { cacheTags } from '@/lib/core/cache/tags';
import { visitor } from '@/lib/core/cache/visits';
import { internalUrl } from '@/lib/core/internal-url';
import { log } from '@/lib/core/log';
import {
  blogTagPath,
  contentListPath,
  contentPath,
  markdownPath,
  paths,
  publicPersonPath,
} from '@/lib/paths';
import { listChangedPeople, readSurroundings } from './data';
import { affectedPages, isNoticeable } from './rules';

const visitAll = visitor(internalUrl, (error, path) =>
  log.warn({ err: error, path }, 'a page could not be visited'),
);

/**
 * Marks the pages that a change affects as stale and visits them, so that the next visitor sees the change. Pages
 * never expire: one that cannot be rendered, as in an outage, stays as it was. A page that was already being
 * rendered is rendered once more (lib/core/cache/next/page-cache.ts). Other servers do the same with theirs
 * (lib/core/cache/cluster). Works in a route handler only, since marked tags take effect there.
 * @returns the paths of the affected pages
 */
export async function refreshPages(change: PublicChange): Promise<string[]> {
  const { tags, pages } = await affectedBy(change);
  // First, so that whatever another server announced until now is stale here, too, when this takes effect.
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
  if (change.table === 'blog_tags') {
    return { tags: [cacheTags.blogTags], pages: [blogTagPath(1, change.slug), paths.sitemap] };
  }
  if ('slug' in change) {
    const { table, slug } = change;
    return {
      tags: [cacheTags.list(table), cacheTags.record(table, slug)],
      pages: [contentPath(table, slug), markdownPath(table, slug), contentListPath(table)],
    };
  }
  if (change.table === 'figures') {
    return { tags: [cacheTags.figures], pages: [paths.home, paths.cases, paths.proof] };
  }
  if (change.table === 'retention_settings') {
    return { tags: [cacheTags.retention], pages: [paths.privacy, paths.security] };
  }
  if (change.table === 'user_profiles') {
    const people = await listChangedPeople();
    const pages = [...people.map(publicPersonPath), paths.about, paths.booking, paths.sitemap];
    return { tags: [cacheTags.faces], pages };
  }
  if (change.table === 'delivery_targets') {
    return { tags: [cacheTags.proof], pages: [paths.proof] };
  }
  if (change.table === 'newsletter_issues') {
    return {
      tags: [cacheTags.newsletter],
      pages: [paths.newsletter, paths.newsletterFeed, paths.sitemap],
    };
  }
  if (change.table === 'availability_settings') {
    const pages = [paths.booking, paths.terms];
    return { tags: [cacheTags.slots, cacheTags.bookingRules], pages };
  }
  return { tags: [cacheTags.slots], pages: [paths.booking] };
}
