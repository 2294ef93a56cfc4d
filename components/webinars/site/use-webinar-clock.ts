'use client';

import { useSyncExternalStore } from 'react';

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns `read(now)` and updates it every second, so that a cached page is right too. During hydration `now` is
 * `renderedAt` (ISO). `read` must return a string.
 */
export function useWebinarClock<Value extends string>(
  read: (now: Date) => Value,
  renderedAt: string,
): Value {
  return useSyncExternalStore(
    everySecond,
    () => read(new Date()),
    () => read(new Date(renderedAt)),
  );
}
