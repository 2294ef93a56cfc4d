import { setTimeout } from 'node:timers/promises';

const VISIT_TIMEOUT_MS = 10_000;
/** A check costs the server as much as a small part of a page. */
const REPLACEMENT_CHECK_MS = 100;
/** A page that changes again and again, such as that of the free slots, is visited once in this time. */
const MIN_BETWEEN_VISITS_MS = 1000;
/** Two, so that one page is rendered while another waits for the database. */
const VISITS_AT_ONCE = 2;

/**
 * Returns a function that requests pages in their order until their stale copies have been replaced, so that a
 * record's own page does not wait for all others. It never rejects.
 * @param urlOf returns the URL of a page at the server whose copies they are: this one, not the proxy, which may call another
 */
export function pageRefresher(
  urlOf: (path: string) => string,
  onFailure: (error: unknown, path: string) => void,
) {
  /** Pages of all changes in progress; one that several changes affect is in it once. */
  const toVisit = new Set<string>();
  /** Time until which a page is not visited again (epoch ms). */
  const restsUntil = new Map<string, number>();
  /** Pages that are visited when their rest is over, once for all changes until then. */
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
