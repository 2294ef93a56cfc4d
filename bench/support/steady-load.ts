import { setTimeout } from 'node:timers/promises';

/** Calls `visit` at a steady rate for some seconds or until `isOver`, without waiting for the responses. */
export async function steadily<T>(
  rate: { perSecond: number; seconds?: number; isOver?: () => boolean },
  visit: (nth: number) => Promise<T>,
): Promise<T[]> {
  const { perSecond, seconds = Number.POSITIVE_INFINITY, isOver = () => false } = rate;
  const start = performance.now();
  const visits: Promise<T>[] = [];
  while (visits.length < perSecond * seconds && !isOver()) {
    const started = visit(visits.length);
    // Its failure is thrown at the end, with those of the others.
    started.catch(() => {});
    visits.push(started);
    const next = start + (visits.length * 1000) / perSecond;
    await setTimeout(Math.max(0, next - performance.now()));
  }
  return Promise.all(visits);
}

/** A request of the load and the check of its response. */
export type Visit = () => Promise<boolean>;

export type Tally = { sent: number; lost: number };

/**
 * Makes visits in turn at a steady rate until `work` ends.
 * @returns the number of visits, and of those without a correct response
 */
export async function under(
  perSecond: number,
  visits: readonly Visit[],
  work: () => Promise<void>,
): Promise<Tally> {
  let isEnded = false;
  const load = steadily({ perSecond, isOver: () => isEnded }, async (nth) =>
    visits[nth % visits.length]?.().catch(() => false),
  );
  await work().finally(() => {
    isEnded = true;
  });
  const answers = await load;
  return { sent: answers.length, lost: answers.filter((isRight) => !isRight).length };
}

/** Repeats `watch` until `work` ends, and returns its result. */
export async function watched<T>(work: Promise<T>, watch: () => Promise<unknown>): Promise<T> {
  let isOver = false;
  const watching = (async () => {
    while (!isOver) await watch();
  })();
  return work.finally(() => {
    isOver = true;
    return watching;
  });
}

/** Returns visits of a page that no cache of the proxy serves. */
export function uncached(url: string): Visit {
  let nth = 0;
  return async () => {
    const { status } = await fetch(`${url}?n=${nth++}`, { redirect: 'manual' });
    return status === 200;
  };
}

/** Waits until `isSo`, and returns the seconds it took. */
export async function secondsUntil(isSo: () => Promise<boolean>, most = 20): Promise<number> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  while (!(await isSo().catch(() => false)) && seconds() < most) await setTimeout(25);
  return seconds();
}
