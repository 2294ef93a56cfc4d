import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireStaff } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Tasks' };

export default async function TasksScreen() {
  await requireStaff();
  return (
    <>
      <ScreenHead title="Tasks" purpose="The work that is assigned to you." />
      <NotBuiltYet calendar={paths.team.calendar}>
        Your tasks with a due date are on the calendar.
      </NotBuiltYet>
    </>
  );
}
