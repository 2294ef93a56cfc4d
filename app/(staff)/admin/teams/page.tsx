import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Teams' };

export default async function TeamsScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Teams" purpose="The groups that people work in." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Teams are kept in the database; they cannot be edited here yet.
      </NotBuiltYet>
    </>
  );
}
