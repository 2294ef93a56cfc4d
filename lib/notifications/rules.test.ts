import { expect, it } from 'vitest';
import { notificationText, shownCount } from './rules';
import { UNREAD_LIMIT } from './schema';

const due_at = '2026-11-24 22:00:00+00';

it.each([
  ['what was said', { kind: 'mentioned', body: 'Maya: Fine.', due_at: null }, 'Maya: Fine.'],
  ['when it is due', { kind: 'due_tomorrow', body: null, due_at }, 'Due Nov 24, 5:00 PM EST'],
  ['when it was due', { kind: 'overdue', body: null, due_at }, 'Was due Nov 24, 5:00 PM EST'],
] as const)('tells %s, in the zone of the person', (_, told, text) => {
  expect(notificationText(told, 'America/New_York')).toBe(text);
});

it('counts up to a limit', () => {
  expect(shownCount(UNREAD_LIMIT - 1)).toBe('99');
  expect(shownCount(UNREAD_LIMIT)).toBe('99+');
});
