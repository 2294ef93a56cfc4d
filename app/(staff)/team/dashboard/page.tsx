import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireStaff } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardScreen() {
  await requireStaff();
  return (
    <>
      <ScreenHead title="Dashboard" purpose="What is due for you today and this week." />
      <NotBuiltYet calendar={paths.team.calendar}>Your due tasks are on the calendar.</NotBuiltYet>
    </>
  );
}
