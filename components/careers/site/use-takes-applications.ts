'use client';

import { useSyncExternalStore } from 'react';
import { isOpen } from '@/lib/careers/employment';

const subscribe = () => () => {};

/** Returns whether the job is open according to the visitor's clock. `open` is the state at render time. */
export function useTakesApplications(closesAt: string | null, open: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open && isOpen({ closesAt }, new Date()),
    () => open,
  );
}
