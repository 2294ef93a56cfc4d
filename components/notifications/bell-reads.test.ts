import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GATHER_MS, keepRead } from './bell-reads';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bell() {
  const read = vi.fn();
  const leave = vi.fn();
  const heard = { onOpen: () => {}, onChange: () => {} };
  const stop = keepRead(read, (channel) => {
    Object.assign(heard, channel);
    return leave;
  });
  return { read, leave, heard, stop };
}

describe('the bell', () => {
  it('is read once a load, when its channel opens', () => {
    const { read, heard } = bell();
    vi.advanceTimersByTime(GATHER_MS / 2);
    expect(read).not.toHaveBeenCalled();
    heard.onOpen();
    expect(read).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10 * GATHER_MS);
    expect(read).toHaveBeenCalledOnce();
  });

  it('is read without a channel, and again when it opens after all', () => {
    const { read, heard } = bell();
    vi.advanceTimersByTime(GATHER_MS);
    expect(read).toHaveBeenCalledOnce();
    heard.onOpen();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read once for several changes', () => {
    const { read, heard } = bell();
    heard.onOpen();
    heard.onChange();
    heard.onChange();
    vi.advanceTimersByTime(GATHER_MS);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not read after the screen is gone', () => {
    const { read, heard, leave, stop } = bell();
    heard.onChange();
    stop();
    vi.advanceTimersByTime(GATHER_MS);
    expect(leave).toHaveBeenCalledOnce();
    expect(read).not.toHaveBeenCalled();
  });
});
