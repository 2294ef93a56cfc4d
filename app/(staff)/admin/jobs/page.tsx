import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Jobs" purpose="Open positions and the people who applied." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Positions are kept in the database; they cannot be edited here yet.
      </NotBuiltYet>
    </>
  );
}
