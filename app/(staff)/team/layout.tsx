import type { ReactNode } from 'react';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { PaletteButton } from '@/components/search/palette-button';
import { SessionWatch } from '@/components/staff/session-watch';
import { Shell } from '@/components/staff/shell';
import { requireStaff } from '@/lib/core/auth/guard';
import { homeArea } from '@/lib/core/auth/roles';
import { signOut } from '@/lib/people/sign-in/actions';

export default async function TeamLayout({ children }: { children: ReactNode }) {
  const { id, name, email, role, rights = {} } = await requireStaff();
  return (
    <Shell
      area="team"
      person={{ id, name, email, role, rights }}
      signOut={signOut.bind(null, 'team')}
      search={<PaletteButton role={role} area="team" rights={rights} />}
      notifications={<NotificationBell area={homeArea(role)} userId={id} />}
    >
      {children}
      <SessionWatch area="team" />
    </Shell>
  );
}
