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

describe('notification bell', () => {
  it('loads once per page load, when its channel opens', () => {
    const { read, heard } = bell();
    vi.advanceTimersByTime(GATHER_MS / 2);
    expect(read).not.toHaveBeenCalled();
    heard.onOpen();
    expect(read).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10 * GATHER_MS);
    expect(read).toHaveBeenCalledOnce();
  });

  it('loads without a channel, and again when the channel opens later', () => {
    const { read, heard } = bell();
    vi.advanceTimersByTime(GATHER_MS);
    expect(read).toHaveBeenCalledOnce();
    heard.onOpen();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('loads once for several changes', () => {
    const { read, heard } = bell();
    heard.onOpen();
    heard.onChange();
    heard.onChange();
    vi.advanceTimersByTime(GATHER_MS);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not load after unmount', () => {
    const { read, heard, leave, stop } = bell();
    heard.onChange();
    stop();
    vi.advanceTimersByTime(GATHER_MS);
    expect(leave).toHaveBeenCalledOnce();
    expect(read).not.toHaveBeenCalled();
  });
});
