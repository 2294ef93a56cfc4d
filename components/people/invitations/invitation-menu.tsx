'use client';

import { Ellipsis } from 'lucide-react';
import { Menu } from '@/components/ui/menu';
import type { Invitation } from '@/lib/people/invitations/model';
import { isWaiting } from '@/lib/people/invitations/rules';
import { useInvitationActions } from './use-invitation-actions';

/** The actions of an invitation that nobody has accepted. */
export function InvitationMenu({ invitation }: { invitation: Invitation }) {
  const { resend, revoke } = useInvitationActions();
  if (!isWaiting(invitation.state)) return null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${invitation.name}`}
          className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <Ellipsis aria-hidden className="size-4" />
        </button>
      }
      groups={[
        [
          { label: 'Send again', onSelect: () => resend([invitation.id]) },
          { label: 'Revoke', danger: true, onSelect: () => revoke([invitation.id]) },
        ],
      ]}
    />
  );
}
