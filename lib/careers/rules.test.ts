import { expect, test } from 'vitest';
import { isOpen, matchesFilters, readJobFilters, type Salary, salaryText } from './rules';

const usd = { currency: 'USD', period: 'year' } as const;

test.each<[Salary, string | null]>([
  [{ ...usd, min: 105000, max: 135000 }, '$105,000 – $135,000 USD a year'],
  [{ ...usd, min: 90000, max: 90000 }, '$90,000 USD a year'],
  [{ ...usd, min: 90000, max: null }, 'From $90,000 USD a year'],
  [{ ...usd, min: null, max: 90000 }, 'Up to $90,000 USD a year'],
  [{ ...usd, min: null, max: null }, null],
  [{ min: 70, max: 90, currency: 'USD', period: 'hour' }, '$70 – $90 USD an hour'],
  [{ min: 5000, max: 6000, currency: 'EUR', period: 'month' }, '€5,000 – €6,000 EUR a month'],
])('%j reads %j', (salary, text) => {
  expect(salaryText(salary)).toBe(text);
});

test.each([
  [null, true],
  ['2026-12-01T00:00:01.000Z', true],
  ['2026-12-01T00:00:00.000Z', false],
  ['2026-11-30T23:59:59.000Z', false],
])('at midnight a job that closes at %s is open: %s', (closesAt, open) => {
  expect(isOpen({ closesAt }, new Date('2026-12-01T00:00:00Z'))).toBe(open);
});

test.each([
  ['', true],
  ['department=Delivery', true],
  ['department=delivery', false],
  ['department=&workplace=&type=', true],
  ['workplace=remote', true],
  ['workplace=moon', false],
  ['type=full_time', true],
  ['department=Delivery&workplace=remote&type=full_time', true],
  ['department=Delivery&workplace=remote&type=contract', false],
])('%j asks for a remote, full-time job in Delivery: %s', (query, matches) => {
  const filters = readJobFilters(new URLSearchParams(query));
  const job = {
    slug: 'delivery-lead',
    department: 'Delivery',
    workplace: 'remote',
    employmentType: 'full_time',
  } as const;
  expect(matchesFilters(job, filters)).toBe(matches);
});
