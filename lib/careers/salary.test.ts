import { expect, test } from 'vitest';
import { type Salary, salaryText } from './salary';

const usd = { currency: 'USD', period: 'year' } as const;

test.each<[Salary, string | null]>([
  [{ ...usd, min: 105000, max: 135000 }, '$105,000 – $135,000 USD a year'],
  [{ ...usd, min: 90000, max: 90000 }, '$90,000 USD a year'],
  [{ ...usd, min: 90000, max: null }, 'From $90,000 USD a year'],
  [{ ...usd, min: null, max: 90000 }, 'Up to $90,000 USD a year'],
  [{ ...usd, min: null, max: null }, null],
  [{ min: 70, max: 90, currency: 'USD', period: 'hour' }, '$70 – $90 USD an hour'],
  [{ min: 5000, max: 6000, currency: 'EUR', period: 'month' }, '€5,000 – €6,000 EUR a month'],
])('formats %j as %j', (salary, text) => {
  expect(salaryText(salary)).toBe(text);
});
