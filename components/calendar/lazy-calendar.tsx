'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';
import type { CalendarData } from '@/lib/calendar/model';
import { CalendarSkeleton } from './calendar-skeleton';

type LazyCalendarProps = { initial: CalendarData; isLeader: boolean };

const leaderCalendar = dynamic(
  () => untilLoaded(() => import('./calendar')).then(({ Calendar }) => Calendar),
  {
    ssr: false,
    loading: () => <CalendarSkeleton isLeader />,
  },
);
const memberCalendar = dynamic(
  () => untilLoaded(() => import('./calendar')).then(({ Calendar }) => Calendar),
  {
    ssr: false,
    loading: () => <CalendarSkeleton isLeader={false} />,
  },
);

/** Loads the calendar after the page: FullCalendar is heavy and measures the browser. */
export function LazyCalendar({ initial, isLeader }: LazyCalendarProps) {
  const Calendar = isLeader ? leaderCalendar : memberCalendar;
  return <Calendar initial={initial} isLeader={isLeader} />;
}
