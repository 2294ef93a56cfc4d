import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Tasks' };

export default async function TasksScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Tasks" purpose="All work in progress, by person, client and date." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Tasks with a due date are on the calendar, where you can move them.
      </NotBuiltYet>
    </>
  );
}
