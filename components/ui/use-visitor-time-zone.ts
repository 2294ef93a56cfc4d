'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The visitor's IANA zone; empty while the server's markup is being taken over. */
export function useVisitorTimeZone(): string {
  return useSyncExternalStore(
    subscribe,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
}
