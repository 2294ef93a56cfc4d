import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Team' };

export default async function TeamScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Team" purpose="Who works here, and what each person is carrying." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Each person’s due tasks are on the calendar.
      </NotBuiltYet>
    </>
  );
}
