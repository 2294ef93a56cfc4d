'use client';

import { useSyncExternalStore } from 'react';
import { deviceTimeZone } from '@/lib/core/time/device-time-zone';

const subscribe = () => () => {};

// Read once, because it is slow in browsers without Temporal.
let timeZone: string | undefined;

/** Returns the visitor's IANA time zone, or an empty string during hydration. */
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
