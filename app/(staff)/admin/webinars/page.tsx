import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Webinars' };

export default async function WebinarsScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Webinars" purpose="Sessions, recordings and registrations." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Webinars are kept in the database; they cannot be edited here yet.
      </NotBuiltYet>
    </>
  );
}
