import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton';
import { OwnDay } from '@/components/dashboard/own-day';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { requireStaff } from '@/lib/core/auth/guard';
import { readOwnDashboard } from '@/lib/dashboard/data';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardScreen() {
  const staff = await requireStaff();
  const dashboard = readOwnDashboard(staff, new Date());
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
          day={dashboard.then(({ day }) => day)}
          inbox={dashboard.then(({ inbox }) => inbox)}
          timeZone={staff.timeZone}
        />
      </Suspense>
    </>
  );
}
