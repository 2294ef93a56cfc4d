'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';
import { CalendarSkeleton } from './calendar-skeleton';

/** Loads the calendar after the page: FullCalendar is heavy and measures the browser. */
export const LazyCalendar = dynamic(
  () => untilLoaded(() => import('./calendar')).then(({ Calendar }) => Calendar),
  { ssr: false, loading: CalendarSkeleton },
);
