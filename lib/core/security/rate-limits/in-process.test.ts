import { expect, test } from 'vitest';
import { limitInProcess } from './in-process';

test('returns null within the limit, then the seconds to wait', () => {
  const waitOf = limitInProcess({ maxHits: 2, windowSeconds: 60 });
  const begin = 1_000_000;
  expect([waitOf('a', begin), waitOf('a', begin)]).toEqual([null, null]);
  expect(waitOf('a', begin + 500)).toBe(60);
  expect(waitOf('a', begin + 59_001)).toBe(1);
  expect(waitOf('b', begin + 59_001)).toBeNull();
  expect(waitOf('a', begin + 60_000)).toBeNull();
});

test('counts nothing without a subject', () => {
  const waitOf = limitInProcess({ maxHits: 1, windowSeconds: 60 });
  expect([waitOf(null), waitOf(null), waitOf(null)]).toEqual([null, null, null]);
});

test('limits the number of counted subjects', () => {
  const waitOf = limitInProcess({ maxHits: 1, windowSeconds: 60 });
  waitOf('first', 0);
  waitOf('second', 0);
  for (let nth = 0; nth < 9_999; nth++) waitOf(`subject ${nth}`, 0);
  // Dropped, so it starts from zero.
  expect(waitOf('first', 0)).toBeNull();
});
