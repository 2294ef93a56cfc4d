import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import type { PublicChange } from '@/lib/core/cache/change';
import { cacheTags } from '@/lib/core/cache/tags';
import { internalUrl } from '@/lib/core/internal-url';
import { log } from '@/lib/core/log';
import { contentListPath, contentPath, paths } from '@/lib/paths';
import { readSurroundings } from './data';
import { affectedPages, isNoticeable } from './rules';

const VISIT_TIMEOUT_MS = 10_000;
/** A check costs the server as much as a small part of a page. */
const REPLACEMENT_CHECK_MS = 100;
/** A page that changes again and again, such as that of the free slots, is visited once in this time. */
const MIN_BETWEEN_VISITS_MS = 1000;
/** Two, so that one page is rendered while another waits for the database. */
const VISITS_AT_ONCE = 2;

/**
 * Marks the pages that a change affects as stale and visits them, so that the next visitor sees the change. Pages
 * never expire: one that cannot be rendered, as in an outage, stays as it was. A page that was already being
 * rendered is rendered once more (lib/core/cache/next/page-cache.ts). Works in a route handler only, since marked
 * tags take effect there.
 * @returns the paths of the affected pages
 */
export async function refreshPages(change: PublicChange): Promise<string[]> {
  const { tags, pages } = await affectedBy(change);
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
  if ('slug' in change) {
    const { table, slug } = change;
    return {
      tags: [cacheTags.list(table), cacheTags.record(table, slug)],
      pages: [contentPath(table, slug), contentListPath(table)],
    };
  }
  if (change.table === 'retention_settings') {
    return { tags: [cacheTags.retention], pages: [paths.privacy] };
  }
  return { tags: [cacheTags.slots], pages: [paths.booking] };
}

/** Pages of all changes in progress; one that several changes affect is in it once. */
const toVisit = new Set<string>();
/** Time until which a page is not visited again (epoch ms). */
const restsUntil = new Map<string, number>();
/** Pages that are visited when their rest is over, once for all changes until then. */
const resting = new Set<string>();
let visitors = 0;

const restOf = (page: string) => Math.max(0, (restsUntil.get(page) ?? 0) - Date.now());

/** Visits pages in their order, so that the record's own page does not wait for all others. */
async function visitAll(pages: string[]): Promise<void> {
  const { ready = [], early = [] } = Object.groupBy(pages, (page) =>
    restOf(page) > 0 ? 'early' : 'ready',
  );
  for (const page of ready) toVisit.add(page);
  await Promise.all([
    ...Array.from({ length: VISITS_AT_ONCE - visitors }, visitRemaining),
    ...early.map(visitRested),
  ]);
}

async function visitRested(page: string): Promise<void> {
  if (resting.has(page)) return;
  resting.add(page);
  await setTimeout(restOf(page));
  resting.delete(page);
  await visitAll([page]);
}

async function visitRemaining(): Promise<void> {
  visitors++;
  for (const page of toVisit) {
    toVisit.delete(page);
    restsUntil.set(page, Date.now() + MIN_BETWEEN_VISITS_MS);
    await visit(page);
  }
  visitors--;
}

/** Requests a page until its stale copy has been replaced. Never throws; a failure is logged. */
async function visit(path: string): Promise<void> {
  const signal = AbortSignal.timeout(VISIT_TIMEOUT_MS);
  try {
    while (await isBeingReplaced(path, signal)) {
      await setTimeout(REPLACEMENT_CHECK_MS, undefined, { signal });
    }
  } catch (error) {
    log.warn({ err: error, path }, 'a page could not be visited');
  }
}

async function isBeingReplaced(path: string, signal: AbortSignal): Promise<boolean> {
  const { headers } = await fetch(internalUrl(path), {
    method: 'HEAD',
    redirect: 'manual',
    cache: 'no-store',
    signal,
  });
  return headers.get('x-nextjs-cache') === 'STALE';
}
