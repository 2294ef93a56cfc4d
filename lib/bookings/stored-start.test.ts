// @module-tag clock-changes

import { expect, test } from 'vitest';
import { storedStart } from './stored-start';

test('falls back to now if the stored time is unreadable', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(storedStart('whenever', now)).toBe(now);
  expect(storedStart('2026-11-23T14:00:00Z', now).toISOString()).toBe('2026-11-23T14:00:00.000Z');
});
