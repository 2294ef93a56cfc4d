import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf, typedItem, typedParts } from './content';

const amount = fc.integer({ min: 0, max: 50_000_000 });

const item = { service_id: null, title: 'Set-up', detail: '', once: '', month: '' };

it('computes totals as the sums of the items, to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 20 }), (prices) => {
      const items = prices.map(([once, month]) =>
        typedItem.parse({
          ...item,
          once: `${Math.floor(once / 100)}.${String(once % 100).padStart(2, '0')}`,
          month: `${Math.floor(month / 100)}.${String(month % 100).padStart(2, '0')}`,
        }),
      );
      expect(totalsOf(items)).toEqual({
        onceCents: prices.reduce((sum, [once]) => sum + once, 0),
        monthCents: prices.reduce((sum, [, month]) => sum + month, 0),
      });
    }),
  );
});

it.each([
  ['no item', []],
  ['21 items', Array.from({ length: 21 }, () => item)],
  ['an item without a title', [{ ...item, title: ' ' }]],
  ['a price that is none', [{ ...item, once: '1e308' }]],
  ['a negative price', [{ ...item, month: '-5' }]],
])('rejects a proposal with %s', (_, items) => {
  expect(typedParts.safeParse({ items, steps: [] }).success).toBe(false);
});
