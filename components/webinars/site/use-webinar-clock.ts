'use client';

import { useSyncExternalStore } from 'react';

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

/**
 * What `read` says at the visitor's present time, so that a page from the cache is right too; at
 * `renderedAt` (ISO) while the server's markup is being taken over. `read` answers with a plain value.
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
