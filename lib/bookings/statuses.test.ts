import { expect, test } from 'vitest';
import { BOOKING_STATUSES, canBecome } from './statuses';

test('a consultation that has not started can be cancelled, but not completed or missed', () => {
  const now = new Date('2026-11-23T14:00:00Z');
  const reached = (startsAt: string) =>
    BOOKING_STATUSES.filter((status) => canBecome({ status: 'scheduled', startsAt }, status, now));
  expect(reached('2026-11-23T14:00:01Z')).toEqual(['cancelled']);
  expect(reached('2026-11-23T14:00:00Z')).toEqual(['completed', 'no_show', 'cancelled']);
  const closed = { status: 'completed', startsAt: '2026-11-20T14:00:00Z' } as const;
  expect(canBecome(closed, 'no_show', now)).toBe(false);
  expect(canBecome(closed, 'scheduled', now)).toBe(true);
});
