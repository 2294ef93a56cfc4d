import { useEffect, useRef, useState } from 'react';
import { applyBookingChange, POLL_MS, replaceEvent } from '@/lib/calendar/rules';
import type { BookingChange, CalendarData, CalendarEvent } from '@/lib/calendar/schema';
import { createPeriodLoader, readPeriod } from './period-loader';

/** The period on the screen, and the ways in which it changes. */
export function useCalendarData(initial: CalendarData) {
  const [data, setData] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Changes follow each other faster than renders do; each builds on the one before.
  const latest = useRef(initial);

  function put(next: CalendarData) {
    latest.current = next;
    setData(next);
  }

  const [loader] = useState(() =>
    createPeriodLoader(initial, readPeriod, {
      onData: put,
      onLoading: setLoading,
      onFailed: setFailed,
    }),
  );

  // An answer must not arrive after the screen is gone.
  useEffect(() => loader.stop, [loader]);

  return {
    data,
    isLoading,
    hasFailed,
    show: loader.show,
    refresh: loader.refresh,
    /** Applies a change of the bookings table as it comes from the channel. */
    applyChange(change: BookingChange) {
      const result = applyBookingChange(latest.current, change);
      put(result.data);
      loader.markChanged();
      if (!result.complete) loader.refresh();
    },
    /** Puts an event in another's place. */
    replace(before: CalendarEvent, after: CalendarEvent) {
      put(replaceEvent(latest.current, before, after));
      loader.markChanged();
    },
  };
}

/** Asks again every 15 seconds while `enabled` and the page can be seen. */
export function usePolling(enabled: boolean, refresh: () => void) {
  // The timer is the browser's, not React's.
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [enabled, refresh]);
}
