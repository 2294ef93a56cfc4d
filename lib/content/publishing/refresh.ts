import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import type { PublicChange } from '@/lib/core/cache/change';
import { cacheTags } from '@/lib/core/cache/tags';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { contentListPath, contentPath, paths } from '@/lib/paths';
import { affectedPages, isNoticeable } from './rules';
import { readSurroundings } from './surroundings/data';

const VISIT_TIMEOUT_MS = 10_000;
/** Each look costs the server as much as a small part of a page. */
const REPLACEMENT_CHECK_MS = 100;
/** While one page waits for the database, another is rendered. */
const VISITS_AT_ONCE = 2;

/**
 * Marks the pages that a change affects as stale and visits them, so that the next visitor sees the change. Pages
 * never expire: one that cannot be rendered, as in an outage, stays as it was. A page that was already being
 * rendered is rendered once more (lib/core/cache/next/page-cache.ts). Works in a route handler only, since marked
 * tags take effect there.
 * @returns the paths of the affected pages
 * @throws Error if the database cannot be asked
 */
export async function refreshPages(change: PublicChange): Promise<string[]> {
  const { tags, addresses } = await affectedBy(change);
  for (const tag of tags) revalidateTag(tag, 'max');
  after(() => visitAll(addresses));
  return addresses;
}

async function affectedBy(change: PublicChange) {
  if ('record' in change) {
    return isNoticeable(change)
      ? affectedPages(change, await readSurroundings(change))
      : { tags: [], addresses: [] };
  }
  if ('slug' in change) {
    const { table, slug } = change;
    return {
      tags: [cacheTags.list(table), cacheTags.record(table, slug)],
      addresses: [contentPath(table, slug), contentListPath(table)],
    };
  }
  return { tags: [cacheTags.slots], addresses: [paths.booking] };
}

/** A page that several changes concern is here once. */
const toVisit = new Set<string>();
let visitors = 0;

/** In their order, so that the record's own page does not wait for all others. */
async function visitAll(addresses: string[]): Promise<void> {
  for (const address of addresses) toVisit.add(address);
  await Promise.all(Array.from({ length: VISITS_AT_ONCE - visitors }, visitRemaining));
}

async function visitRemaining(): Promise<void> {
  visitors++;
  for (const address of toVisit) {
    toVisit.delete(address);
    await visit(address);
  }
  visitors--;
}

/** Asks for a page until its answer is not one that is being replaced. Never throws; a failure is logged. */
async function visit(address: string): Promise<void> {
  const signal = AbortSignal.timeout(VISIT_TIMEOUT_MS);
  try {
    while (await isBeingReplaced(address, signal)) {
      await setTimeout(REPLACEMENT_CHECK_MS, undefined, { signal });
    }
  } catch (error) {
    log.warn({ err: error, address }, 'a page could not be visited');
  }
}

async function isBeingReplaced(address: string, signal: AbortSignal): Promise<boolean> {
  const { headers } = await fetch(env.SITE_URL + address, {
    method: 'HEAD',
    redirect: 'manual',
    cache: 'no-store',
    signal,
  });
  return headers.get('x-nextjs-cache') === 'STALE';
}
