import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ComingConsultations } from '@/components/dashboard/coming-consultations';
import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton';
import { Inbox } from '@/components/dashboard/inbox';
import { OwnDay } from '@/components/dashboard/own-day';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { listBriefs } from '@/lib/bookings/desk/data';
import { requireStaff } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { readOwnDashboard } from '@/lib/dashboard/data';
import { paths } from '@/lib/paths';

/** Consultations that are shown; the others are one press away. */
const BRIEFS = 5;

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardScreen() {
  const staff = await requireStaff();
  const dashboard = readOwnDashboard(staff, new Date());
  const briefs = readAhead(listBriefs(staff, BRIEFS));
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
      <div className="grid gap-8">
        <Suspense fallback={<DashboardSkeleton tiles={0} panels={2} />}>
          <Inbox lists={dashboard.then(({ inbox }) => inbox)} />
        </Suspense>
        <Suspense fallback={<DashboardSkeleton tiles={0} panels={3} />}>
          <OwnDay
            today={dashboard.then(({ today }) => today)}
            day={dashboard.then(({ day }) => day)}
            timeZone={staff.timeZone}
          />
          <ComingConsultations briefs={briefs} />
        </Suspense>
      </div>
    </>
  );
}
