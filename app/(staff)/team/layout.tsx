import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/auth/session-watch';
import { Shell } from '@/components/staff/shell';
import { signOut } from '@/lib/auth/actions';
import { requireStaff } from '@/lib/auth/guard';

export default async function TeamLayout({ children }: { children: ReactNode }) {
  const { id, name, email, role } = await requireStaff();
  return (
    <Shell area="team" person={{ id, name, email, role }} signOut={signOut.bind(null, 'team')}>
      {children}
      <SessionWatch area="team" />
    </Shell>
  );
}
