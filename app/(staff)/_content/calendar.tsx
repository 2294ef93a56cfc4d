import type { Metadata } from 'next';
import { createLoader, parseAsString, type SearchParams } from 'nuqs/server';
import { ContentCalendarScreen } from '@/components/content/calendar/content-calendar-screen';
import { readContentMonth } from '@/lib/content/calendar/data';
import { monthOf } from '@/lib/content/calendar/months';
import { requireWriter } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';

export const metadata: Metadata = { title: 'Content calendar' };

const load = createLoader({ month: parseAsString });

export type CalendarPageProps = { searchParams: Promise<SearchParams> };

export async function ContentCalendarPage({
  area,
  searchParams,
}: CalendarPageProps & { area: Area }) {
  const editor = await requireWriter(area);
  const { month } = await load(searchParams);
  return (
    <ContentCalendarScreen content={await readContentMonth(editor, monthOf(month))} area={area} />
  );
}
