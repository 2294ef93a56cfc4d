import { expect, test } from 'vitest';
import { listedMonths, OTHER_MONTHS } from './forecast-months';

const month = (name: string, deals: number) => ({
  month: name,
  deals,
  onceCents: deals,
  monthCents: 0,
  yearCents: 2 * deals,
  weightedCents: deals,
  won: 0,
  wonCents: 0,
});

test('lists near months unchanged', () => {
  const months = [month('2026-09', 1), month('2027-11', 2), month('none', 3)];
  expect(listedMonths(months, '2026-11-28')).toEqual(months);
});

test('combines distant months into one row with their sums', () => {
  const near = month('2026-12', 1);
  const months = [month('2001-01', 2), near, month('2040-01', 3)];
  expect(listedMonths(months, '2026-11-28')).toEqual([near, month(OTHER_MONTHS, 5)]);
});
