import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Bookings' };

export default async function BookingsScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Bookings" purpose="Consultations, from request to outcome." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Every consultation is on the calendar, with its details.
      </NotBuiltYet>
    </>
  );
}
