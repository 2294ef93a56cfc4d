import { afterEach, expect, it, vi } from 'vitest';
import { isUnsaved, leaveBy, leaveFreely, noteUnsaved } from './unsaved';

afterEach(leaveFreely);

it('leaves immediately if there is no unsaved text', () => {
  const leave = vi.fn();
  leaveBy(leave);
  expect(leave).toHaveBeenCalledOnce();
});

it('asks the latest form with unsaved text, and leaves only after the user agrees', () => {
  const [first, latest, leave] = [vi.fn(), vi.fn(), vi.fn()];
  noteUnsaved(first);
  const takeBack = noteUnsaved(latest);
  leaveBy(leave);
  expect(latest).toHaveBeenCalledExactlyOnceWith(leave);
  expect(leave).not.toHaveBeenCalled();
  takeBack();
  leaveBy(leave);
  expect(first).toHaveBeenCalledExactlyOnceWith(leave);
});

it('does not ask again after the user has agreed', () => {
  const ask = vi.fn();
  noteUnsaved(ask);
  leaveFreely();
  expect(isUnsaved()).toBe(false);
  leaveBy(() => {});
  expect(ask).not.toHaveBeenCalled();
});
