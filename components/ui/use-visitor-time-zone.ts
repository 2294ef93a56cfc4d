'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

// Asked for once, because the browser is slow to answer.
let timeZone: string | undefined;

/** The visitor's IANA zone; empty while the server's markup is being taken over. */
export function useVisitorTimeZone(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      timeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
      return timeZone;
    },
    () => '',
  );
}
