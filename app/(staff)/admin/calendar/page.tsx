import type { Metadata } from 'next';
import { CalendarScreen } from '@/components/calendar/calendar-screen';
import { readCurrentMonth } from '@/lib/calendar/data';
import { requireLeader } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Calendar' };

export default async function AdminCalendar() {
  const leader = await requireLeader();
  return <CalendarScreen initial={await readCurrentMonth(leader)} isLeader />;
}
