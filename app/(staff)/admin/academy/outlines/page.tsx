import type { Metadata } from 'next';
import { createLoader, parseAsString, type SearchParams } from 'nuqs/server';
import { AcademyTabs } from '@/components/academy/enrolments/academy-tabs';
import { OutlinedCourses } from '@/components/academy/outline/outlined-courses';
import { ScreenHead } from '@/components/staff/screen-head';
import { listOutlines } from '@/lib/academy/outline/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Outlines' };

const load = createLoader({ after: parseAsString });

type OutlinesScreenProps = { searchParams: Promise<SearchParams> };

export default async function OutlinesScreen({ searchParams }: OutlinesScreenProps) {
  const leader = await requireLeader();
  const { after } = await load(searchParams);
  return (
    <>
      <ScreenHead title="Academy" purpose="The content of each course, chapter by chapter." />
      <AcademyTabs current={paths.admin.outlines} />
      <OutlinedCourses page={await listOutlines(leader, after)} />
    </>
  );
}
