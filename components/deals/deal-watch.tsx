'use client';

import { useLiveRefresh } from '@/components/records/use-live-refresh';

/** Keeps a screen of deals up to date while others move them. */
export function DealWatch() {
  useLiveRefresh([{ table: 'deals' }]);
  return null;
}
