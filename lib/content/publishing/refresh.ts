import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import type { SlotChange } from '@/lib/bookings/availability/schema';
import { cacheTags } from '@/lib/core/cache/tags';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { paths } from '@/lib/paths';
import { concernedPages, isNoticeable } from './rules';
import type { ContentChange } from './schema';
import { readSurroundings } from './surroundings/data';

const DOOR_TIMEOUT_MS = 10_000;
const VISIT_TIMEOUT_MS = 10_000;
/** Each look costs the server as much as a small part of a page. */
const REPLACEMENT_CHECK_MS = 100;
/** While one page waits for the database, another is rendered. */
const VISITS_AT_ONCE = 2;

/**
 * Asks this site's own door (app/api/revalidate) to make the pages anew that `change` concerns. Never
 * throws: where that fails, it is logged, and the pages follow when their ten minutes are over.
 */
export async function refreshContent(change: ContentChange | SlotChange): Promise<void> {
  try {
    const response = await fetch(env.SITE_URL + paths.revalidate, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.CRON_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(change),
      cache: 'no-store',
      signal: AbortSignal.timeout(DOOR_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The door answered ${response.status}`);
  } catch (error) {
    log.error({ err: error, table: change.table }, 'changed pages could not be refreshed');
  }
}

/**
 * The door's work, in a route handler only, since that is where marked tags take effect. Pages are marked
 * stale and never expired: one that cannot be made anew, as in an outage, stays as it was. Each is then
 * visited, which makes it anew, so that the next visitor sees the change. A page that was already being made
 * is made once more (lib/page-cache.ts).
 * @returns the addresses that the change concerns
 * @throws Error if the database cannot be asked
 */
export async function refreshPages(change: ContentChange | SlotChange): Promise<string[]> {
  const { tags, addresses } = await concernedBy(change);
  for (const tag of tags) revalidateTag(tag, 'max');
  after(() => visitAll(addresses));
  return addresses;
}

async function concernedBy(change: ContentChange | SlotChange) {
  if (!('record' in change)) {
    return { tags: [cacheTags.slots], addresses: [paths.booking] };
  }
  if (!isNoticeable(change)) return { tags: [], addresses: [] };
  return concernedPages(change, await readSurroundings(change));
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
