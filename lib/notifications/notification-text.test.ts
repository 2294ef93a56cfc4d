import { expect, it } from 'vitest';
import { notificationText } from './notification-text';

const dueAt = '2026-11-24 22:00:00+00';

const plain = { body: null, dueAt: null, moment: null, times: 1 };

it.each([
  ['the comment', { kind: 'mentioned', body: 'Maya: Fine.' }, 'Maya: Fine.'],
  ['the due date', { kind: 'due_tomorrow', dueAt }, 'Due Nov 24, 5:00 PM EST'],
  ['the missed due date', { kind: 'overdue', dueAt }, 'Was due Nov 24, 5:00 PM EST'],
  ['the time', { kind: 'booking_created', moment: dueAt }, 'Nov 24, 5:00 PM EST'],
  [
    'the time and the reason',
    { kind: 'booking_moved', moment: dueAt, body: 'Ill' },
    'Nov 24, 5:00 PM EST: Ill',
  ],
  [
    'since when and why deliveries fail',
    { kind: 'target_failing', moment: dueAt, body: 'The webhook answered 500' },
    'Failing since Nov 24, 5:00 PM EST: The webhook answered 500',
  ],
  ['one', { kind: 'registration_created', body: 'Grace Hopper' }, 'Grace Hopper'],
  [
    'many',
    { kind: 'registration_created', body: 'Grace Hopper', times: 12 },
    '12 so far. The latest: Grace Hopper',
  ],
  ['its name, where there is nothing else', { kind: 'endpoint_paused' }, 'Endpoint paused'],
] as const)('includes %s, in the zone of the person', (_, told, text) => {
  expect(notificationText({ ...plain, ...told }, 'America/New_York')).toBe(text);
});
