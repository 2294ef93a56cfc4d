import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from './wall-clock';

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
])('%s is from %s to %s in the business zone', (day, from, to) => {
  expect([startOfDay(day), endOfDay(day)]).toEqual([from, to]);
});
