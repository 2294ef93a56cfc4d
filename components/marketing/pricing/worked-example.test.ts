import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeExample, savedAMonth, workedExample } from './worked-example';

const prices = { discovery: 9500, building: 24_000, running: 99, operations: 2900 };

test('adds up costs and savings month by month', () => {
  const { months, paysFrom, firstRun, saved } = computeExample(prices);
  expect(saved).toBe(2974);
  expect(firstRun).toBe(4);
  expect(months.slice(0, 4)).toEqual([
    { month: 1, change: -9500, balance: -9500 },
    { month: 2, change: -12_000, balance: -21_500 },
    { month: 3, change: -12_000, balance: -33_500 },
    { month: 4, change: 2875, balance: -30_625 },
  ]);
  expect(paysFrom).toBe(15);
  expect(months[13]?.balance).toBeLessThan(0);
  expect(months[14]?.balance).toBe(1000);
  expect(months.at(-1)).toEqual({ month: 24, change: 2875, balance: 26_875 });
});

test('reports when the same work does not pay', () => {
  const { yearsIfTooFew, leftWithOperations } = computeExample(prices);
  expect(yearsIfTooFew).toBe(6);
  expect(leftWithOperations).toBe(-25);
  expect(computeExample({ ...prices, building: 90_000 }).paysFrom).toBeNull();
});

test('uses the figures of the case post and the stored prices', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const post = seed.slice(seed.indexOf(`'${workedExample.toldIn}'`)).split('$md$')[1] ?? '';
  const text = post.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  expect(text).toContain(`${workedExample.casesAWeek} supplier invoices in an average week`);
  expect(text).toContain(`in ${workedExample.hoursBefore} hours`);
  expect(text).toContain(`spend ${workedExample.hoursAfter} hours a week on invoices`);
  expect(seed).toContain(`at ${workedExample.dollarsAnHour} dollars an hour, which is an estimate`);
});

test('the operations page shows the same amounts for one to three workflows', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const paid = prices.running + prices.operations;
  const saved = savedAMonth(workedExample.hoursBefore - workedExample.hoursAfter);
  for (const count of [1, 2, 3]) {
    const cells = [count, count * saved, count * saved - paid];
    const row = cells.map((cell) => cell.toLocaleString('en').replace('-', '−')).join(' | ');
    expect(seed).toContain(`| ${row} |`);
    expect(seed).toContain(`Less ${paid.toLocaleString('en')} paid`);
  }
});
