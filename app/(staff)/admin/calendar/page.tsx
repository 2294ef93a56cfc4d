import type { Metadata } from 'next';
import { CalendarScreen } from '@/components/calendar/calendar-screen';
import { requireLeader } from '@/lib/auth/guard';
import { readCurrentMonth } from '@/lib/calendar/data';

export const metadata: Metadata = { title: 'Calendar' };

export default async function AdminCalendar() {
  const leader = await requireLeader();
  return <CalendarScreen initial={await readCurrentMonth(leader)} leads />;
}
