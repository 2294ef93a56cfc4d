import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeExample } from './worked-example';

const project = { people: 2, hoursBefore: 26, hoursAfter: 5.2, price: 36_000, weeks: 10 };
const OPERATIONS = 2900;

test('adds up costs and savings month by month', () => {
  const { months, paysFrom, firstRun, saved, running } = computeExample(project, OPERATIONS);
  expect({ saved, running, firstRun, paysFrom }).toEqual({
    saved: 2974,
    running: 600,
    firstRun: 4,
    paysFrom: 19,
  });
  expect(months.slice(0, 4)).toEqual([
    { month: 1, change: 0, balance: 0 },
    { month: 2, change: -18_000, balance: -18_000 },
    { month: 3, change: -18_000, balance: -36_000 },
    { month: 4, change: 2374, balance: -33_626 },
  ]);
  expect(months[17]?.balance).toBeLessThan(0);
  expect(months[18]?.balance).toBe(1984);
  expect(months).toHaveLength(24);
});

test('reports when the same work does not pay', () => {
  const { ifTooFew, leftWithOperations } = computeExample(project, OPERATIONS);
  expect(ifTooFew).toEqual({ saved: 572, years: Number.POSITIVE_INFINITY });
  expect(leftWithOperations).toBe(-25);
  expect(computeExample({ ...project, price: 90_000 }, OPERATIONS).paysFrom).toBeNull();
});

test('the operations page shows the same amounts for one to three workflows', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const { saved, leftWithOperations } = computeExample(project, OPERATIONS);
  const paid = saved - leftWithOperations;
  for (const count of [1, 2, 3]) {
    const cells = [count, count * saved, count * saved - paid];
    const row = cells.map((cell) => cell.toLocaleString('en').replace('-', '−')).join(' | ');
    expect(seed).toContain(`| ${row} |`);
    expect(seed).toContain(`Less ${paid.toLocaleString('en')} paid`);
  }
});
