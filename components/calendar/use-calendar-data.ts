import { useEffect, useRef, useState } from 'react';
import { isSameData } from '@/lib/calendar/compare';
import {
  applyBookingChange,
  findEvent,
  movedTo,
  POLL_MS,
  replaceEvent,
} from '@/lib/calendar/rules';
import type { BookingChange, CalendarData, CalendarEvent } from '@/lib/calendar/schema';
import { createHeldChanges } from './held-changes';
import { createPeriodLoader, readPeriod } from './period-loader';

/** The period on the screen, and the ways in which it changes. */
export function useCalendarData(initial: CalendarData) {
  const [data, setData] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Changes follow each other faster than renders do; each builds on the one before.
  const latest = useRef(initial);
  const [held] = useState(createHeldChanges);

  function put(next: CalendarData) {
    if (isSameData(latest.current, next)) return;
    latest.current = next;
    setData(next);
  }

  const [loader] = useState(() =>
    createPeriodLoader(initial, readPeriod, {
      onData: (answer) => held.make(() => put(answer)),
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
    /** Keeps what comes from the server off the screen until the function that it returns is called. */
    hold: held.hold,
    /** Applies a change of the bookings table as it comes from the channel. */
    applyChange(change: BookingChange) {
      // Also where it is held back: an answer under way cannot know of it.
      loader.markChanged();
      held.make(() => {
        const result = applyBookingChange(latest.current, change);
        put(result.data);
        loader.markChanged();
        if (!result.complete) loader.refresh();
      });
    },
    /** Moves an event, if it is among those that are shown. */
    moveEvent(id: CalendarEvent['id'], to: Date) {
      held.make(() => {
        const event = findEvent(latest.current, id);
        if (event) put(replaceEvent(latest.current, event, movedTo(event, to)));
        loader.markChanged();
      });
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
