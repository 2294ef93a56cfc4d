'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import {
  resendInvitations,
  restoreInvitations,
  revokeInvitations,
} from '@/lib/people/invitations/actions';

/** Returns functions to resend or revoke invitations. Revoking can be undone from the toast. */
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
