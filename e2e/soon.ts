import { expect, test } from '@playwright/test';

/** The bound from a leader's act to the public page. */
const VISIBLE_WITHIN_MS = 2000;

/** Looks again and again until the public pages are as wanted; at most two seconds since `since`. */
export async function expectSoon(since: number, what: string, check: () => Promise<unknown>) {
  await expect(check).toPass({ intervals: [100], timeout: 10_000 });
  const elapsed = Math.round(performance.now() - since);
  test.info().annotations.push({ type: 'visible after', description: `${what}: ${elapsed} ms` });
  console.log(`${what}: visible after ${elapsed} ms`);
  expect(elapsed).toBeLessThanOrEqual(VISIBLE_WITHIN_MS);
}
