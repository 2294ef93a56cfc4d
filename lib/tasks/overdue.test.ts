import { expect, it } from 'vitest';
import { isOverdue } from './overdue';

it.each([
  ['todo', '2026-11-21T10:00:00Z', true],
  ['todo', '2026-11-21T12:00:00Z', false],
  ['completed', '2026-11-21T10:00:00Z', false],
  ['blocked', null, false],
])('%s, due %s: overdue %s', (status, dueDate, late) => {
  expect(isOverdue({ status, dueDate }, new Date('2026-11-21T11:00:00Z'))).toBe(late);
});
