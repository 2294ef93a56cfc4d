import { expect, test } from '@playwright/test';

/** Upper limit from a leader's action to the public page. */
const VISIBLE_WITHIN_MS = 2000;

class TooLate extends Error {}

/** Polls until the public pages are as expected, at most two seconds after `since`. */
export async function expectSoon(since: number, what: string, check: () => Promise<unknown>) {
  await expect(check).toPass({ intervals: [100], timeout: 10_000 });
  const elapsed = Math.round(performance.now() - since);
  const seen = `${what}: visible after ${elapsed} ms`;
  test.info().annotations.push({ type: 'visible after', description: seen });
  console.log(seen);
  if (elapsed > VISIBLE_WITHIN_MS) throw new TooLate(seen);
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
