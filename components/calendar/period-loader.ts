import type { CalendarData } from '@/lib/calendar/model';
import type { CalendarQuery } from '@/lib/calendar/schema';
import { paths } from '@/lib/paths';

type Read = (query: CalendarQuery, signal: AbortSignal) => Promise<CalendarData>;

type Listeners = {
  onData: (data: CalendarData) => void;
  /** A period that was not shown before is loading. */
  onLoading: (loading: boolean) => void;
  onFailed: (failed: boolean) => void;
};

/**
 * Reads one period of the calendar from our own endpoint, whose answer needs no schema in the browser. Throws on any
 * failure.
 */
export async function readPeriod(
  { view, day }: CalendarQuery,
  signal: AbortSignal,
): Promise<CalendarData> {
  const query = new URLSearchParams({ view, day });
  const response = await fetch(`${paths.calendarEntries}?${query}`, { signal });
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  const answer: CalendarData = await response.json();
  return answer;
}

const isSame = (a: CalendarQuery, b: CalendarQuery) => a.view === b.view && a.day === b.day;

/**
 * Loads one period at a time. A response that was in flight during a change may be older than
 * the change, so the period is loaded once more.
 */
export function createPeriodLoader(shown: CalendarQuery, read: Read, listeners: Listeners) {
  let period = shown;
  let running: AbortController | null = null;
  let isOutdated = false;

  async function load() {
    running?.abort();
    const request = new AbortController();
    running = request;
    isOutdated = false;
    try {
      const data = await read(period, request.signal);
      if (running !== request) return;
      listeners.onData(data);
      listeners.onFailed(false);
    } catch {
      // Load errors are silent on the calendar (spec section 8): it keeps its events and loads again.
      if (running !== request) return;
      listeners.onFailed(true);
    }
    running = null;
    listeners.onLoading(false);
    if (isOutdated) await load();
  }

  return {
    /** Loads another period. */
    show(query: CalendarQuery) {
      if (isSame(query, period)) return;
      period = query;
      listeners.onLoading(true);
      void load();
    },
    /** Loads the same period again, without a loading state. */
    refresh() {
      if (running) isOutdated = true;
      else void load();
    },
    /** The screen has changed, so a response in flight may be out of date. */
    markChanged() {
      if (running) isOutdated = true;
    },
    stop() {
      running?.abort();
      running = null;
      listeners.onLoading(false);
    },
  };
}
