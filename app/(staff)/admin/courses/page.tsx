import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Courses' };

export default async function CoursesScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Courses" purpose="The course catalogue of the academy." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Courses are kept in the database; they cannot be edited here yet.
      </NotBuiltYet>
    </>
  );
}
