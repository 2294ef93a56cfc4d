import type { Metadata } from 'next';
import { ComingConsultations } from '@/components/dashboard/coming-consultations';
import { FirstSteps } from '@/components/dashboard/first-steps';
import { Inbox } from '@/components/dashboard/inbox';
import { OwnDay } from '@/components/dashboard/own-day';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { listBriefs } from '@/lib/bookings/desk/data';
import { requireStaff } from '@/lib/core/auth/guard';
import { readOwnDashboard } from '@/lib/dashboard/data';
import { paths } from '@/lib/paths';

/** Maximum number of consultations shown; a link leads to the others. */
const BRIEFS = 5;

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardScreen() {
  const staff = await requireStaff();
  const [{ inbox, today, day, firstSteps }, briefs] = await Promise.all([
    readOwnDashboard(staff, new Date()),
    listBriefs(staff, BRIEFS),
  ]);
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
        <FirstSteps steps={firstSteps} />
        <Inbox lists={inbox} />
        <OwnDay today={today} day={day} timeZone={staff.timeZone} />
        <ComingConsultations briefs={briefs} timeZone={staff.timeZone} />
      </div>
    </>
  );
}
