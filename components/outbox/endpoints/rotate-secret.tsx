'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { zonedMoment } from '@/lib/core/time/business-time';
import { newsNotices } from '@/lib/notices/news';
import { rotateEndpointSecret } from '@/lib/outbox/endpoints/actions';

type RotateSecretProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRotated: (secret: string) => void;
};

/** Confirms a new secret for an endpoint, and confirms again if an older secret would stop working. */
export function RotateSecret({ id, open, onOpenChange, onRotated }: RotateSecretProps) {
  const { run, isPending } = useStaffAction();
  const [overlap, setOverlap] = useState<{ replacedAt: string; worksUntil: string } | null>(null);

  function close() {
    onOpenChange(false);
    setOverlap(null);
  }

  async function rotate() {
    const done = await run(() => rotateEndpointSecret({ id, endsPrevious: overlap !== null }));
    if (done?.overlap) return setOverlap(done.overlap);
    close();
    if (done?.secret) onRotated(done.secret);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      title={overlap ? newsNotices.endpointSecretOverlaps : 'Give this endpoint a new secret?'}
      confirmLabel={overlap ? 'End it, create new secret' : 'New secret'}
      pending={isPending}
      onConfirm={rotate}
    >
      {overlap
        ? `The secret replaced on ${zonedMoment(overlap.replacedAt)} works until ${zonedMoment(overlap.worksUntil)}. If you create another one, it stops working now: a receiver that only has that secret will refuse every webhook. The current secret works for another 24 hours.`
        : 'For 24 hours every webhook is signed with both the new and the current secret, so that nothing is refused while you update your receiver.'}
    </ConfirmDialog>
  );
}
