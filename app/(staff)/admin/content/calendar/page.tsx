import type { Metadata } from 'next';
import { createLoader, parseAsString, type SearchParams } from 'nuqs/server';
import { ContentCalendarScreen } from '@/components/content/calendar/content-calendar-screen';
import { readContentMonth } from '@/lib/content/calendar/data';
import { monthOf } from '@/lib/content/calendar/months';
import { requireLeader } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Content calendar' };

const load = createLoader({ month: parseAsString });

type CalendarPageProps = { searchParams: Promise<SearchParams> };

export default async function AdminContentCalendar({ searchParams }: CalendarPageProps) {
  const editor = await requireLeader();
  const { month } = await load(searchParams);
  return (
    <ContentCalendarScreen content={await readContentMonth(editor, monthOf(month))} area="admin" />
  );
}
