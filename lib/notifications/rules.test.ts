import { expect, it } from 'vitest';
import { MAX_UNREAD, notificationText, shownCount } from './rules';

const dueAt = '2026-11-24 22:00:00+00';

it.each([
  ['the comment', { kind: 'mentioned', body: 'Maya: Fine.', dueAt: null }, 'Maya: Fine.'],
  ['the due date', { kind: 'due_tomorrow', body: null, dueAt }, 'Due Nov 24, 5:00 PM EST'],
  ['the missed due date', { kind: 'overdue', body: null, dueAt }, 'Was due Nov 24, 5:00 PM EST'],
] as const)('tells %s, in the zone of the person', (_, told, text) => {
  expect(notificationText(told, 'America/New_York')).toBe(text);
});

it('counts up to a limit', () => {
  expect(shownCount(MAX_UNREAD - 1)).toBe('99');
  expect(shownCount(MAX_UNREAD)).toBe('99+');
});
