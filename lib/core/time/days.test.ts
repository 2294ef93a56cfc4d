import { expect, test } from 'vitest';
import { dayPlus, weekdayOf } from './days';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-02', -1, '2026-11-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('adds to %s %i days and returns %s', (day, count, expected) => {
  expect(dayPlus(day, count)).toBe(expected);
});

test('returns the weekday', () => {
  expect(['2026-11-22', '2026-11-28'].map(weekdayOf)).toEqual([0, 6]);
});
