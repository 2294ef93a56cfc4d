import { expect, test } from 'vitest';
import { retrySeconds } from './retries';

test('waits longer after each failure and gives up after a day and a half', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const waits = (luck: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const wait = retrySeconds(index + 1, '', now, luck);
      return wait && wait / 60;
    });
  expect(waits(0)).toEqual([1, 5, 15, 60, 180, 480, 1440, null]);
  // Jitter keeps events that failed together from retrying at the same moment.
  expect(waits(0.5)).toEqual([1.1, 5.5, 16.5, 66, 198, 528, 1584, null]);
});

test.each([
  ['seconds', '120', 120],
  ['a date', 'Sat, 21 Nov 2026 00:03:00 GMT', 180],
  ['less than the usual wait', '5', 60],
  ['a date in the past', 'Sat, 21 Nov 2020 00:00:00 GMT', 60],
  ['more than a day', '9999999', 86_400],
  ['a date in another century', 'Fri, 21 Nov 2126 00:00:00 GMT', 86_400],
  ['nonsense', 'soon', 60],
  ['a negative number', '-5', 60],
  ['nothing', '', 60],
])('respects a Retry-After of %s, up to a day', (_, retryAfter, seconds) => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(retrySeconds(1, retryAfter, now, 0)).toBe(seconds);
});

test('gives up even if the endpoint keeps requesting retries', () => {
  expect(retrySeconds(8, '60')).toBeNull();
});
