import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveRefresh, GATHER_MS } from './live-refresh';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('refreshes once for several changes', () => {
  const refresh = vi.fn();
  const live = createLiveRefresh(refresh, () => false);
  live.ask();
  live.ask();
  vi.advanceTimersByTime(GATHER_MS);
  expect(refresh).toHaveBeenCalledTimes(1);
  live.ask();
  vi.advanceTimersByTime(GATHER_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('waits until the user has finished', () => {
  let isBusy = true;
  const refresh = vi.fn();
  const live = createLiveRefresh(refresh, () => isBusy);
  live.ask();
  vi.advanceTimersByTime(10_000);
  expect(refresh).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('does not refresh after unmount', () => {
  const refresh = vi.fn();
  const live = createLiveRefresh(refresh, () => false);
  live.ask();
  live.stop();
  vi.advanceTimersByTime(10_000);
  expect(refresh).not.toHaveBeenCalled();
});
