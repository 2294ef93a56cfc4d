import { ScreenHead } from '@/components/staff/screen-head';
import type { CalendarData } from '@/lib/calendar/model';
import { LazyCalendar } from './lazy-calendar';

type CalendarScreenProps = { initial: CalendarData; isLeader: boolean };

/** Calendar screen of the admin and team areas (spec section 2). */
export function CalendarScreen({ initial, isLeader }: CalendarScreenProps) {
  const purpose = isLeader
    ? 'View scheduled consultations and task due dates'
    : 'View your task due dates';
  return (
    <>
      <ScreenHead title="Calendar" purpose={purpose} />
      <LazyCalendar initial={initial} isLeader={isLeader} />
    </>
  );
}
