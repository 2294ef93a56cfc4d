'use client';

import { loadWhenIdle } from '@/components/ui/load-when-idle';

loadWhenIdle(() => import('./calendar'));

/**
 * Renders nothing. Preloads the calendar code on every staff screen, because it is the largest bundle of all screens.
 */
export function IdleCalendar() {
  return null;
}
