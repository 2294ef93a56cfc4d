import { expect, test } from 'vitest';
import { retryAt } from './rules';

test('waits longer after every failure and gives up after a day and a half', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const waits = Array.from({ length: 8 }, (_, index) => {
    const next = retryAt(index + 1, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(waits).toEqual([1, 5, 15, 60, 180, 480, 1440, null]);
});
