// @module-tag session-end

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INACTIVITY_LIMIT_MS, inactivityAt, throttle, WARNING_MS } from './inactivity';

const start = Date.UTC(2026, 2, 8, 6);
const quietFor = (ms: number) => inactivityAt(start, start + ms);

describe('inactivityAt', () => {
  it('has the limits of spec section 9', () => {
    expect(INACTIVITY_LIMIT_MS).toBe(1_800_000);
    expect(WARNING_MS).toBe(60_000);
  });

  it.each([
    [0, { phase: 'active', nextCheckMs: 1_740_000 }],
    [1_739_999, { phase: 'active', nextCheckMs: 1 }],
    [1_740_000, { phase: 'warning', secondsLeft: 60, nextCheckMs: 1000 }],
    [1_740_001, { phase: 'warning', secondsLeft: 60, nextCheckMs: 999 }],
    [1_798_500, { phase: 'warning', secondsLeft: 2, nextCheckMs: 500 }],
    [1_799_999, { phase: 'warning', secondsLeft: 1, nextCheckMs: 1 }],
    [1_800_000, { phase: 'over' }],
    [8 * 3_600_000, { phase: 'over' }],
  ])('after %d ms', (ms, expected) => expect(quietFor(ms)).toEqual(expected));

  it('treats a clock that was set back as activity', () => {
    expect(quietFor(-3_600_000)).toEqual({ phase: 'active', nextCheckMs: 1_740_000 });
  });

  it('reaches every phase if checked again exactly on time', () => {
    const seconds: number[] = [];
    let now = start;
    for (
      let state = inactivityAt(start, now);
      state.phase !== 'over';
      state = inactivityAt(start, now)
    ) {
      if (state.phase === 'warning') seconds.push(state.secondsLeft);
      now += state.nextCheckMs;
    }
    expect(now - start).toBe(INACTIVITY_LIMIT_MS);
    expect(seconds).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  });
});

describe('throttle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once and again at the end of a busy interval', () => {
    const task = vi.fn();
    const throttled = throttle(task, 30_000);
    for (let index = 0; index < 100; index++) throttled.call();
    expect(task).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(29_999);
    expect(task).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(120_000);
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('runs immediately again after a quiet interval', () => {
    const task = vi.fn();
    const throttled = throttle(task, 30_000);
    throttled.call();
    vi.advanceTimersByTime(30_000);
    throttled.call();
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('never runs more often than the interval under constant activity', () => {
    const task = vi.fn();
    const throttled = throttle(task, 30_000);
    for (let second = 0; second < 300; second++) {
      throttled.call();
      vi.advanceTimersByTime(1000);
    }
    expect(task).toHaveBeenCalledTimes(11);
  });

  it('runs nothing after it was cancelled', () => {
    const task = vi.fn();
    const throttled = throttle(task, 30_000);
    throttled.call();
    throttled.call();
    throttled.cancel();
    vi.advanceTimersByTime(60_000);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
