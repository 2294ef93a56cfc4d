'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

// Asked for once, because a browser without Temporal is slow to answer.
let timeZone: string | undefined;

const deviceTimeZone = () =>
  typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();

/** The visitor's IANA zone; empty while the server's markup is being taken over. */
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
