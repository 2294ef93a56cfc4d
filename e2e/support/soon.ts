import { expect, test } from '@playwright/test';

/** The bound from a leader's act to the public page. */
const VISIBLE_WITHIN_MS = 2000;

class TooLate extends Error {}

/** Looks again and again until the public pages are as wanted; at most two seconds since `since`. */
export async function expectSoon(since: number, what: string, check: () => Promise<unknown>) {
  await expect(check).toPass({ intervals: [100], timeout: 10_000 });
  const elapsed = Math.round(performance.now() - since);
  const seen = `${what}: visible after ${elapsed} ms`;
  test.info().annotations.push({ type: 'visible after', description: seen });
  console.log(seen);
  if (elapsed > VISIBLE_WITHIN_MS) throw new TooLate(seen);
}

/**
 * Does `round` again, twice at most, where its only fault is to be late. A machine with more to do than this test is
 * late now and then, a product that is too slow each time.
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
