'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import {
  resendInvitations,
  restoreInvitations,
  revokeInvitations,
} from '@/lib/people/invitations/actions';

/** Returns functions that send invitations again, or revoke them, which the toast offers to undo. */
export function useInvitationActions() {
  const { run, isPending } = useStaffAction();
  return {
    isPending,
    resend: (ids: string[]) => run(() => resendInvitations({ ids })),
    revoke: (ids: string[]) =>
      run(
        () => revokeInvitations({ ids }),
        (answer) => () => restoreInvitations({ ids: answer.ids }),
      ),
  };
}
