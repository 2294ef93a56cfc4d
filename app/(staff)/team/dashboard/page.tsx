import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton';
import { OwnDay } from '@/components/dashboard/own-day';
import { ButtonLink } from '@/components/staff/button-link';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireStaff } from '@/lib/core/auth/guard';
import { homeArea } from '@/lib/core/auth/roles';
import { readOwnDay } from '@/lib/dashboard/data';
import { readMentions } from '@/lib/notifications/data';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Dashboard' };

const MENTIONS = 5;

export default async function DashboardScreen() {
  const staff = await requireStaff();
  return (
    <>
      <ScreenHead
        title="Dashboard"
        purpose="What is due for you today and this week."
        action={
          <ButtonLink href={paths.team.tasks} variant="secondary" size="sm">
            All your tasks
          </ButtonLink>
        }
      />
      <Suspense fallback={<DashboardSkeleton tiles={0} panels={4} />}>
        <OwnDay
          day={readOwnDay(staff, new Date())}
          mentions={readMentions(staff, MENTIONS)}
          timeZone={staff.timeZone}
          mentionsIn={homeArea(staff.role)}
        />
      </Suspense>
    </>
  );
}
