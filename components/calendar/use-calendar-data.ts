import { useEffect, useRef, useState } from 'react';
import type { LiveBookingChange } from '@/lib/bookings/realtime/model';
import { movedTo } from '@/lib/calendar/calendar-events';
import { isSameData } from '@/lib/calendar/compare';
import { findEvent, replaceEvent } from '@/lib/calendar/days';
import { applyBookingChange } from '@/lib/calendar/live-changes';
import type { CalendarData, CalendarEvent } from '@/lib/calendar/model';
import { createDeferredChanges } from './deferred-changes';
import { createPeriodLoader, readPeriod } from './period-loader';

/** Returns the period on the screen and the functions that change it. */
export function useCalendarData(initial: CalendarData) {
  const [data, setData] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Changes can come faster than renders, and each builds on the one before.
  const latest = useRef(initial);
  const [held] = useState(createDeferredChanges);

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

  // A response must not arrive after the screen is gone.
  useEffect(() => loader.stop, [loader]);

  return {
    data,
    isLoading,
    hasFailed,
    show: loader.show,
    refresh: loader.refresh,
    /** Holds changes from the server back until the returned function is called. */
    hold: held.hold,
    /** Applies a change of the bookings table as it comes from the channel. */
    applyChange(change: LiveBookingChange) {
      // Also while changes are held back: a response in flight does not know of this one.
      loader.markChanged();
      held.make(() => {
        const result = applyBookingChange(latest.current, change);
        put(result.data);
        loader.markChanged();
        if (!result.complete) loader.refresh();
      });
    },
    /** Moves an event if it is shown. */
    moveEvent(id: CalendarEvent['id'], to: Date) {
      held.make(() => {
        const event = findEvent(latest.current, id);
        if (event) put(replaceEvent(latest.current, event, movedTo(event, to)));
        loader.markChanged();
      });
    },
  };
}
