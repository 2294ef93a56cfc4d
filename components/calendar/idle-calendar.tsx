'use client';

import { loadWhenIdle } from '@/components/ui/load-when-idle';

loadWhenIdle(() => import('./calendar'));

/** Shows nothing: on every staff screen it lets the code of the calendar load, which is the largest of any screen. */
export function IdleCalendar() {
  return null;
}
