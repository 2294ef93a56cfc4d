import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/auth/session-watch';
import { Shell } from '@/components/staff/shell';
import { signOut } from '@/lib/auth/actions';
import { requireLeader } from '@/lib/auth/guard';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { id, name, email, role } = await requireLeader();
  return (
    <Shell area="admin" person={{ id, name, email, role }} signOut={signOut.bind(null, 'admin')}>
      {children}
      <SessionWatch area="admin" />
    </Shell>
  );
}
