import type { Metadata } from 'next';
import { CalendarScreen } from '@/components/calendar/calendar-screen';
import { isLeader, requireStaff } from '@/lib/auth/guard';
import { readCurrentMonth } from '@/lib/calendar/data';

export const metadata: Metadata = { title: 'Calendar' };

export default async function TeamCalendar() {
  const staff = await requireStaff();
  return <CalendarScreen initial={await readCurrentMonth(staff)} leads={isLeader(staff)} />;
}
