import { expect, test } from 'vitest';
import { holdEndsAt, replyDueAt } from './reply-clock';

test.each([
  [
    '24 hours later',
    '2031-03-01 15:00:00+00',
    '2031-03-04 15:00:00+00',
    '2031-03-02T15:00:00.000Z',
  ],
  ['on a weekend too', '2026-11-20T20:30:00Z', '2026-11-27T15:00:00Z', '2026-11-21T20:30:00.000Z'],
  [
    'over a change of the clock',
    '2026-10-31T20:00:00Z',
    '2026-11-05T15:00:00Z',
    '2026-11-01T20:00:00.000Z',
  ],
  [
    'when they meet, if that is sooner',
    '2031-03-04 12:00:00+00',
    '2031-03-04 15:00:00+00',
    '2031-03-04T15:00:00.000Z',
  ],
])('a reply is due %s', (_, requestedAt, startsAt, due) => {
  expect(replyDueAt(requestedAt, startsAt).toISOString()).toBe(due);
});

test('quarantine holds a time as long as the promised reply is pending', () => {
  expect(holdEndsAt('2031-03-01 15:00:00+00').toISOString()).toBe('2031-03-02T15:00:00.000Z');
});
