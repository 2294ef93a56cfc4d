'use client';

import { useSyncExternalStore } from 'react';
import { isOpen } from '@/lib/careers/rules';

const subscribe = () => () => {};

/** Whether the job is still open by the visitor's clock; `open` is what the page, which may be older, says. */
export function useTakesApplications(closesAt: string | null, open: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open && isOpen({ closesAt }, new Date()),
    () => open,
  );
}
