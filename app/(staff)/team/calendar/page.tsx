import type { Metadata } from 'next';
import { CalendarScreen } from '@/components/calendar/calendar-screen';
import { readCurrentMonth } from '@/lib/calendar/data';
import { isLeader, requireStaff } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Calendar' };

export default async function TeamCalendar() {
  const staff = await requireStaff();
  return <CalendarScreen initial={await readCurrentMonth(staff)} isLeader={isLeader(staff)} />;
}
