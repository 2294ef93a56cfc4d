// @module-tag live

import { describe, expect, it, vi } from 'vitest';
import type { CalendarData } from '@/lib/calendar/model';
import type { CalendarQuery } from '@/lib/calendar/schema';
import { createPeriodLoader } from './period-loader';

const november: CalendarQuery = { view: 'month', day: '2026-11-01' };
const december: CalendarQuery = { view: 'month', day: '2026-12-01' };
const answer = (query: CalendarQuery): CalendarData => ({ ...query, days: {} });

function setUp() {
  const calls: {
    query: CalendarQuery;
    signal: AbortSignal;
    gate: PromiseWithResolvers<CalendarData>;
  }[] = [];
  const listeners = { onData: vi.fn(), onLoading: vi.fn(), onFailed: vi.fn() };
  const read = (query: CalendarQuery, signal: AbortSignal) => {
    const gate = Promise.withResolvers<CalendarData>();
    calls.push({ query, signal, gate });
    return gate.promise;
  };
  return { loader: createPeriodLoader(november, read, listeners), calls, ...listeners };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('period loader', () => {
  it('does not reload the current period', () => {
    const { loader, calls, onLoading } = setUp();
    loader.show({ ...november });
    expect(calls).toHaveLength(0);
    expect(onLoading).not.toHaveBeenCalled();
  });

  it('reports that another period is loading', async () => {
    const { loader, calls, onData, onLoading } = setUp();
    loader.show(december);
    expect(onLoading).toHaveBeenLastCalledWith(true);
    calls[0]?.gate.resolve(answer(december));
    await settled();
    expect(onData).toHaveBeenCalledExactlyOnceWith(answer(december));
    expect(onLoading).toHaveBeenLastCalledWith(false);
  });

  it('discards the response for a period that is no longer shown', async () => {
    const { loader, calls, onData } = setUp();
    loader.show(december);
    loader.show(november);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.gate.resolve(answer(december));
    calls[1]?.gate.resolve(answer(november));
    await settled();
    expect(onData).toHaveBeenCalledExactlyOnceWith(answer(november));
  });

  it('refreshes without a loading state, and again after a change in flight', async () => {
    const { loader, calls, onLoading } = setUp();
    loader.refresh();
    loader.refresh();
    loader.markChanged();
    expect(calls).toHaveLength(1);
    calls[0]?.gate.resolve(answer(november));
    await settled();
    expect(calls).toHaveLength(2);
    calls[1]?.gate.resolve(answer(november));
    await settled();
    expect(calls).toHaveLength(2);
    expect(onLoading).not.toHaveBeenCalledWith(true);
  });

  it('reports a failure without throwing', async () => {
    const { loader, calls, onData, onFailed, onLoading } = setUp();
    loader.show(december);
    calls[0]?.gate.reject(new Error('offline'));
    await settled();
    expect(onData).not.toHaveBeenCalled();
    expect(onFailed).toHaveBeenLastCalledWith(true);
    expect(onLoading).toHaveBeenLastCalledWith(false);
    loader.refresh();
    calls[1]?.gate.resolve(answer(december));
    await settled();
    expect(onFailed).toHaveBeenLastCalledWith(false);
  });

  it('reports nothing after it is stopped', async () => {
    const { loader, calls, onData, onFailed } = setUp();
    loader.show(december);
    loader.stop();
    calls[0]?.gate.resolve(answer(december));
    await settled();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(onData).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
