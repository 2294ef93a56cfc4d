import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AcademyTabs } from '@/components/enrolments/academy-tabs';
import { ListSkeleton } from '@/components/lists/list-skeleton';
import { OutlinedCourses } from '@/components/outline/outlined-courses';
import { ScreenHead } from '@/components/staff/screen-head';
import { listOutlines } from '@/lib/academy/data';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Outlines' };

export default async function OutlinesScreen() {
  const leader = await requireLeader();
  return (
    <>
      <ScreenHead title="Academy" purpose="What each course consists of, chapter by chapter." />
      <AcademyTabs current={paths.admin.outlines} />
      <Suspense fallback={<ListSkeleton />}>
        <OutlinedCourses courses={listOutlines(leader)} />
      </Suspense>
    </>
  );
}
