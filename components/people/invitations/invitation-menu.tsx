'use client';

import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { useInvitationActions } from './use-invitation-actions';

type InvitationMenuProps = { id: string; place: MenuPlace };

/** Menu of a pending invitation. */
export function InvitationMenu({ id, place }: InvitationMenuProps) {
  const { resend, revoke } = useInvitationActions();
  return (
    <LazyMenuPopup
      {...place}
      groups={[
        [
          { label: 'Send again', onSelect: () => resend([id]) },
          { label: 'Revoke', danger: true, onSelect: () => revoke([id]) },
        ],
      ]}
    />
  );
}
