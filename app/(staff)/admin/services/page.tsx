import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Services' };

export default async function ServicesScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Services" purpose="What the public services page offers." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Services are kept in the database; they cannot be edited here yet.
      </NotBuiltYet>
    </>
  );
}
