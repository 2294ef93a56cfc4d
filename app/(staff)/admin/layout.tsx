import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/staff/session-watch';
import { Shell } from '@/components/staff/shell';
import { requireLeader } from '@/lib/core/auth/guard';
import { signOut } from '@/lib/people/sign-in/actions';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { id, name, email, role } = await requireLeader();
  return (
    <Shell area="admin" person={{ id, name, email, role }} signOut={signOut.bind(null, 'admin')}>
      {children}
      <SessionWatch area="admin" />
    </Shell>
  );
}
