import { expect, test } from 'vitest';
import { computeExample, workedExample } from '@/components/marketing/pricing/worked-example';
import { readCalculation } from '@/lib/tools/calculator/query';

const prices = {
  discovery: 9500,
  services: [{ slug: 'document-processing', title: 'Document processing', price: 24_000 }],
};

test('the good estimate equals the example of the pricing page, month by month', () => {
  const example = computeExample({
    discovery: prices.discovery,
    building: 24_000,
    running: 99,
    operations: 2900,
  });
  // The hours on the pricing page already include the remaining manual work.
  const { result } = readCalculation(new URLSearchParams('queue=0'), prices);
  const estimate = result?.estimate;
  expect(estimate?.work).toBe(workedExample.hoursBefore);
  expect(estimate?.saved.good).toBe(example.saved);
  expect(estimate?.paysFrom.good).toBe(example.paysFrom);
  expect(estimate?.months.slice(0, example.months.length).map(({ good }) => good)).toEqual(
    example.months.map(({ balance }) => balance),
  );
});
