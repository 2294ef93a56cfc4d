import { expect, test } from 'vitest';
import { endOf } from './ended';

const start = '2026-12-01T16:00:00+00:00';
const before = new Date('2026-12-01T15:59:00Z');
const after = new Date('2026-12-01T16:01:00Z');
const booking = { status: 'scheduled', preferreddate: start, cancelled_at: null } as const;

test('a booking is over once it has begun or was closed', () => {
  expect(endOf(booking, before)).toBeNull();
  expect(endOf(booking, after)).toContain('over');
  expect(endOf({ ...booking, status: 'completed' }, after)).toContain('over');
});

test('shows when a booking was cancelled, before and after its time', () => {
  const cancelled = {
    ...booking,
    status: 'cancelled',
    cancelled_at: '2026-11-24T22:00:00Z',
  } as const;
  for (const now of [before, after]) {
    expect(endOf(cancelled, now)).toBe(
      'This consultation was cancelled on Tuesday, November 24, 2026 at 05:00 PM EST.',
    );
  }
  expect(endOf({ ...cancelled, cancelled_at: null }, before)).toBe(
    'This consultation was cancelled.',
  );
});
