'use client';

import dynamic from 'next/dynamic';
import type { CalendarData } from '@/lib/calendar/model';
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

/** Loads the calendar after the page: FullCalendar is heavy and measures the browser. */
export function LazyCalendar({ initial, leads }: LazyCalendarProps) {
  const Calendar = leads ? leaderCalendar : memberCalendar;
  return <Calendar initial={initial} leads={leads} />;
}
