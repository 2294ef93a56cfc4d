import type { Metadata } from 'next';
import { AcademyTabs } from '@/components/academy/enrolments/academy-tabs';
import { OutlinedCourses } from '@/components/academy/outline/outlined-courses';
import { ScreenHead } from '@/components/staff/screen-head';
import { listOutlines } from '@/lib/academy/outline/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Outlines' };

export default async function OutlinesScreen() {
  const leader = await requireLeader();
  return (
    <>
      <ScreenHead title="Academy" purpose="The content of each course, chapter by chapter." />
      <AcademyTabs current={paths.admin.outlines} />
      <OutlinedCourses courses={listOutlines(leader)} />
    </>
  );
}
