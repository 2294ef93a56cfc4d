import { afterEach, expect, it, vi } from 'vitest';
import { isUnsaved, leaveBy, leaveFreely, noteUnsaved } from './unsaved';

afterEach(leaveFreely);

it('leaves at once where nothing is unsaved', () => {
  const leave = vi.fn();
  leaveBy(leave);
  expect(leave).toHaveBeenCalledOnce();
});

it('asks the latest form with unsaved text, and leaves only once the person agrees', () => {
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

it('asks nothing more once the person has agreed', () => {
  const ask = vi.fn();
  noteUnsaved(ask);
  leaveFreely();
  expect(isUnsaved()).toBe(false);
  leaveBy(() => {});
  expect(ask).not.toHaveBeenCalled();
});
