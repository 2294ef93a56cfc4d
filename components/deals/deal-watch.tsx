'use client';

import { useLiveRefresh } from '@/components/records/use-live-refresh';

/** Refreshes a deal screen when other people change deals. */
export function DealWatch() {
  useLiveRefresh([{ table: 'deals' }]);
  return null;
}
