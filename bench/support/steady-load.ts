import { setTimeout } from 'node:timers/promises';

/** Calls `visit` at a steady rate, without waiting for the responses. */
export async function steadily(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  visit: (nth: number) => Promise<number>,
): Promise<number[]> {
  const start = performance.now();
  const visits: Promise<number>[] = [];
  while (visits.length < perSecond * seconds) {
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
 * Makes visits at a steady rate, without waiting for the responses, until `meanwhile` ends.
 * @returns the number of visits, and of those without a correct response
 */
export async function under(
  perSecond: number,
  visits: readonly Visit[],
  meanwhile: () => Promise<void>,
): Promise<Tally> {
  const begun: Promise<boolean>[] = [];
  let isOver = false;
  const load = (async () => {
    const start = performance.now();
    while (!isOver) {
      const visit = visits[begun.length % visits.length];
      if (visit) begun.push(visit().catch(() => false));
      const next = start + (begun.length * 1000) / perSecond;
      await setTimeout(Math.max(0, next - performance.now()));
    }
  })();
  await meanwhile().finally(() => {
    isOver = true;
  });
  await load;
  const answers = await Promise.all(begun);
  return { sent: answers.length, lost: answers.filter((isRight) => !isRight).length };
}

/** Repeats `watch` until `work` ends; returns the sum of what it returned. */
export async function watchDuring(
  work: Promise<unknown>,
  watch: () => Promise<number>,
): Promise<number> {
  let isOver = false;
  let sum = 0;
  const watching = (async () => {
    while (!isOver) sum += await watch();
  })();
  await work.finally(() => {
    isOver = true;
    return watching;
  });
  return sum;
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
