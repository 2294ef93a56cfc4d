// @module-tag live

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOwnChange, noteOwnChange } from './own-changes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('recognizes the echo of an own change for ten seconds', () => {
  noteOwnChange(['a', 'b']);
  vi.advanceTimersByTime(9_999);
  expect(['a', 'b', 'c'].map((id) => isOwnChange(id))).toEqual([true, true, false]);
  vi.advanceTimersByTime(1);
  expect(isOwnChange('a')).toBe(false);
});

it('distinguishes a change to another value from an own change', () => {
  noteOwnChange(['moved'], 5);
  expect([isOwnChange('moved', 5), isOwnChange('moved', 6), isOwnChange('moved')]).toEqual([
    true,
    false,
    true,
  ]);
});
