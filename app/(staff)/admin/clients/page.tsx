import type { Metadata } from 'next';
import { NotBuiltYet } from '@/components/staff/not-built-yet';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Clients' };

export default async function ClientsScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead title="Clients" purpose="Companies, their contacts, and what we do for them." />
      <NotBuiltYet calendar={paths.admin.calendar}>
        A consultation’s company and contact are shown on the calendar.
      </NotBuiltYet>
    </>
  );
}
