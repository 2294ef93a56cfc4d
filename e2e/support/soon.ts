import { expect, test } from '@playwright/test';

/** Upper limit from a leader's action to the public page. */
const VISIBLE_WITHIN_MS = 2000;

class TooLate extends Error {}

/** Returns how many times slower the machine is now than without other work: elapsed over CPU time of a short loop. */
function measureContention(): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let cpuMs = 0;
  while (cpuMs < 100) {
    const { user, system } = process.cpuUsage(before);
    cpuMs = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - startedAt) / cpuMs);
}

/**
 * Polls until the public pages are as expected, at most two seconds after `since`. On a machine that other processes
 * share, two seconds of its time are longer.
 */
export async function expectSoon(since: number, what: string, check: () => Promise<unknown>) {
  await expect(check).toPass({ intervals: [100], timeout: 10_000 });
  const elapsed = Math.round(performance.now() - since);
  const contention = measureContention();
  const seen = `${what}: visible after ${elapsed} ms, on a machine ${contention.toFixed(1)} times slower than alone`;
  test.info().annotations.push({ type: 'visible after', description: seen });
  console.log(seen);
  if (elapsed > VISIBLE_WITHIN_MS * contention) throw new TooLate(seen);
}

/**
 * Repeats `round`, twice at most, if it only was late. A busy machine is late now and then, a slow product each
 * time.
 */
export async function inOneOfThree(round: () => Promise<void>) {
  for (let left = 2; ; left--) {
    try {
      return await round();
    } catch (error) {
      if (!(error instanceof TooLate) || left === 0) throw error;
    }
  }
}
