'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { remind, resendLink, revokeLink } from '@/lib/academy/enrolments/desk-actions';
import type { ListedEnrolment } from '@/lib/academy/enrolments/model';
import { canBeReminded } from '@/lib/academy/enrolments/states';

/** Staff actions for a student: resend the private link, revoke it, or send one reminder. */
export function EnrolmentSteps({ enrolment }: { enrolment: ListedEnrolment }) {
  const { id, name, link } = enrolment;
  const { run, isPending } = useStaffAction();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => void run(() => resendLink({ id }))}
      >
        Send the link
      </Button>
      {canBeReminded(enrolment) && (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => void run(() => remind({ id }))}
        >
          Remind once
        </Button>
      )}
      {link.isLive && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Revoke the link…
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Revoke the link of ${name}?`}
        confirmLabel="Revoke link"
        onConfirm={async () => {
          await run(() => revokeLink({ id }));
          setAsking(false);
        }}
        pending={isPending}
      >
        It no longer opens the course in any browser, even where it is open now. {name} is not
        notified, and can be sent a new link.
      </ConfirmDialog>
    </div>
  );
}
