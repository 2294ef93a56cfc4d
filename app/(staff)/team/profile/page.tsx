import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireStaff } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfileScreen() {
  await requireStaff();
  return (
    <>
      <ScreenHead title="Profile" purpose="Your name and time zone." />
      <NotBuiltYet calendar={paths.team.calendar}>
        Your name, address and role are shown at the top right.
      </NotBuiltYet>
    </>
  );
}
