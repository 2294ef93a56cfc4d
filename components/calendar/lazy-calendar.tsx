'use client';

import dynamic from 'next/dynamic';
import type { CalendarData } from '@/lib/calendar/schema';
import { CalendarSkeleton } from './calendar-skeleton';

type LazyCalendarProps = { initial: CalendarData; leads: boolean };

const leaderCalendar = dynamic(() => import('./calendar').then(({ Calendar }) => Calendar), {
  ssr: false,
  loading: () => <CalendarSkeleton leads />,
});
const memberCalendar = dynamic(() => import('./calendar').then(({ Calendar }) => Calendar), {
  ssr: false,
  loading: () => <CalendarSkeleton leads={false} />,
});

/** FullCalendar measures the browser and is heavy: it comes after the page, into a frame of its own size. */
export function LazyCalendar({ initial, leads }: LazyCalendarProps) {
  const Calendar = leads ? leaderCalendar : memberCalendar;
  return <Calendar initial={initial} leads={leads} />;
}
