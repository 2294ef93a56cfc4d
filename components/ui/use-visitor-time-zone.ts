'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

// Read once, because it is slow in browsers without Temporal.
let timeZone: string | undefined;

const deviceTimeZone = () =>
  typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();

/** Returns the visitor's IANA zone, or an empty string during hydration. */
export function useVisitorTimeZone(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      timeZone ??= deviceTimeZone();
      return timeZone;
    },
    () => '',
  );
}
