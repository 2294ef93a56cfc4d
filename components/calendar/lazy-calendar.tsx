'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';
import { CalendarSkeleton } from './calendar-skeleton';

/** Loads the calendar after the page: FullCalendar is large and needs to measure the DOM. */
export const LazyCalendar = dynamic(
  () => untilLoaded(() => import('./calendar')).then(({ Calendar }) => Calendar),
  { ssr: false, loading: CalendarSkeleton },
);
