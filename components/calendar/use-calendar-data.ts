import { useEffect, useRef, useState } from 'react';
import type { LiveBookingChange } from '@/lib/bookings/realtime/model';
import { movedTo } from '@/lib/calendar/calendar-events';
import { isSameData } from '@/lib/calendar/compare';
import { findEvent, replaceEvent } from '@/lib/calendar/days';
import { applyBookingChange } from '@/lib/calendar/live-changes';
import type { CalendarData, CalendarEvent } from '@/lib/calendar/model';
import { createDeferredChanges } from './deferred-changes';
import { createPeriodLoader, readPeriod } from './period-loader';

/** Returns the data of the current period and the functions that change it. */
export function useCalendarData(initial: CalendarData) {
  const [data, setData] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Several changes can arrive between two renders, and each depends on the previous one.
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

  // Ignore responses after unmount.
  useEffect(() => loader.stop, [loader]);

  return {
    data,
    isLoading,
    hasFailed,
    show: loader.show,
    refresh: loader.refresh,
    /** Defers changes from the server until the returned function is called. */
    hold: held.hold,
    /** Applies a change of the bookings table received through the live channel. */
    applyChange(change: LiveBookingChange) {
      // Called even during a hold: a response in flight does not include this change.
      loader.markChanged();
      held.make(() => {
        const result = applyBookingChange(latest.current, change);
        put(result.data);
        loader.markChanged();
        if (!result.complete) loader.refresh();
      });
    },
    /** Moves an event if it is in the current period. */
    moveEvent(id: CalendarEvent['id'], to: Date) {
      held.make(() => {
        const event = findEvent(latest.current, id);
        if (event) put(replaceEvent(latest.current, event, movedTo(event, to)));
        loader.markChanged();
      });
    },
  };
}
