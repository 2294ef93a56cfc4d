'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import {
  resendInvitations,
  restoreInvitations,
  revokeInvitations,
} from '@/lib/people/invitations/actions';

/** Sends invitations again, or revokes them, which the toast offers to take back. */
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
