import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Blog' };

export default async function BlogScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Blog" purpose="Posts, from draft to published." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        Posts are kept in the database; they cannot be edited here yet.
      </NotBuiltYet>
    </>
  );
}
