'use client';

import { Button } from '@/components/ui/button';
import type { Invitation } from '@/lib/people/invitations/model';
import { useInvitationActions } from './use-invitation-actions';

type InvitationButtonsProps = { invitations: readonly Invitation[]; onDone: () => void };

/** Bulk actions for selected invitations. */
export function InvitationButtons({ invitations, onDone }: InvitationButtonsProps) {
  const { resend, revoke, isPending } = useInvitationActions();
  const ids = invitations.map(({ id }) => id);
  const then = async (answer: Promise<unknown>) => {
    if (await answer) onDone();
  };
  return (
    <>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => then(resend(ids))}>
        Send again
      </Button>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => then(revoke(ids))}>
        Revoke
      </Button>
    </>
  );
}
