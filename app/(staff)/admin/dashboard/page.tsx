import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead
        title="Dashboard"
        purpose="What needs you first today, and how the week is going."
      />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Today’s consultations and due tasks are on the calendar.
      </NotBuiltYet>
    </>
  );
}
