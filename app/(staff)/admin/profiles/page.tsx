import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Profiles' };

export default async function ProfilesScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Profiles" purpose="Accounts, roles and access." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Roles are kept in the database; they cannot be changed here yet.
      </NotBuiltYet>
    </>
  );
}
