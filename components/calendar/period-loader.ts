import type { CalendarData } from '@/lib/calendar/model';
import type { CalendarQuery } from '@/lib/calendar/schema';
import { paths } from '@/lib/paths';

type Read = (query: CalendarQuery, signal: AbortSignal) => Promise<CalendarData>;

type Listeners = {
  onData: (data: CalendarData) => void;
  /** Called before a new period is loaded. */
  onLoading: (loading: boolean) => void;
  onFailed: (failed: boolean) => void;
};

/**
 * Fetches one period of the calendar from our own endpoint. Its response needs no schema in the browser. Throws on any
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
 * Loads one period at a time. If a change arrives while a request is in flight, the response may be stale, so the
 * period is loaded again.
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
      // The calendar reports no load errors (spec section 8): it keeps its events and retries.
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
    /** Reloads the current period without a loading state. */
    refresh() {
      if (running) isOutdated = true;
      else void load();
    },
    /** Marks a response in flight as possibly stale. */
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
