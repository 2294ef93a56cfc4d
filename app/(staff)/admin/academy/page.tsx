import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Academy' };

export default async function AcademyScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Academy" purpose="Enrolments, and how learners are getting on." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Courses and enrolments are kept in the database; they cannot be seen here yet.
      </NotBuiltYet>
    </>
  );
}
