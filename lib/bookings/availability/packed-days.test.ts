import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPlus } from '@/lib/core/time/days';
import { packDays, unpackDays } from './packed-days';
import { SLOT_LABELS } from './slot-labels';

test('unpacks packed days without loss', () => {
  const free = fc.subarray([...SLOT_LABELS]);
  fc.assert(
    fc.property(fc.array(free, { maxLength: 180 }), (lists) => {
      const days = lists.map((list, index) => ({ date: dayPlus('2026-11-22', index), free: list }));
      expect(unpackDays(packDays(days))).toEqual(days);
    }),
  );
});

test('packs a month into a short string', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: dayPlus('2026-11-22', index),
    free: [...SLOT_LABELS],
  }));
  expect(packDays(days).length).toBeLessThan(200);
});
