import { setTimeout } from 'node:timers/promises';

const VISIT_TIMEOUT_MS = 10_000;
/** Interval between checks; each costs the server a small part of a page render. */
const REPLACEMENT_CHECK_MS = 100;
/** A frequently changing page, such as the one with free slots, is visited once in this time. */
const MIN_BETWEEN_VISITS_MS = 1000;
/** Two, so that one page is rendered while another waits for the database. */
const VISITS_AT_ONCE = 2;

/**
 * Returns a function that requests pages in order until their stale copies have been replaced, so that a record's own
 * page does not wait for all others. It never rejects.
 * @param urlOf returns the URL of a page on this server, whose copies these are; a proxy may call another server
 */
export function pageRefresher(
  urlOf: (path: string) => string,
  onFailure: (error: unknown, path: string) => void,
) {
  /** Pages of all changes in progress, each once. */
  const toVisit = new Set<string>();
  /** Time until which a page is not visited again (epoch ms). */
  const restsUntil = new Map<string, number>();
  /** Pages waiting for their next visit, one for all changes until then. */
  const resting = new Set<string>();
  let visitors = 0;

  const restOf = (page: string) => Math.max(0, (restsUntil.get(page) ?? 0) - Date.now());

  async function visitAll(pages: readonly string[]): Promise<void> {
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

  async function visit(path: string): Promise<void> {
    const signal = AbortSignal.timeout(VISIT_TIMEOUT_MS);
    try {
      while (await isBeingReplaced(path, signal)) {
        await setTimeout(REPLACEMENT_CHECK_MS, undefined, { signal });
      }
    } catch (error) {
      onFailure(error, path);
    }
  }

  async function isBeingReplaced(path: string, signal: AbortSignal): Promise<boolean> {
    const { headers } = await fetch(urlOf(path), {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    return headers.get('x-nextjs-cache') === 'STALE';
  }

  return visitAll;
}
