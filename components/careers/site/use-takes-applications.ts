'use client';

import { useSyncExternalStore } from 'react';
import { isOpen } from '@/lib/careers/employment';

const subscribe = () => () => {};

/** Returns whether the job is open by the visitor's clock; `open` is the state at the time of the render. */
export function useTakesApplications(closesAt: string | null, open: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open && isOpen({ closesAt }, new Date()),
    () => open,
  );
}
