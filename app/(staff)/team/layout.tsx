import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/staff/session-watch';
import { Shell } from '@/components/staff/shell';
import { requireStaff } from '@/lib/core/auth/guard';
import { signOut } from '@/lib/people/sign-in/actions';

export default async function TeamLayout({ children }: { children: ReactNode }) {
  const { id, name, email, role } = await requireStaff();
  return (
    <Shell area="team" person={{ id, name, email, role }} signOut={signOut.bind(null, 'team')}>
      {children}
      <SessionWatch area="team" />
    </Shell>
  );
}
