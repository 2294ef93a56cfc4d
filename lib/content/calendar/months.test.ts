import { expect, it } from 'vitest';
import { monthOf, monthPlus, weeksOf } from './months';

it('returns whole weeks starting on Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  // Daylight saving time starts in this week.
  expect(weeksOf('2026-03')[1]).toEqual(
    ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-03-${day}`),
  );
});

it('moves between months across the end of a year', () => {
  expect(monthPlus('2026-12', 1)).toBe('2027-01');
  expect(monthPlus('2026-01', -1)).toBe('2025-12');
});

it.each(['2026-13', '26-11', '2026-11-01', '', null])('shows the current month for %s', (named) => {
  // Still October in New York.
  expect(monthOf(named, new Date('2026-11-01T02:00:00Z'))).toBe('2026-10');
});

it('returns the month named in the URL', () => {
  expect(monthOf('2031-02')).toBe('2031-02');
});
