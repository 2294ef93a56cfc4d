'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { resendDeliveries } from '@/lib/outbox/actions';
import type { Delivery } from '@/lib/outbox/model';

type ResendProps = {
  deliveries: readonly Pick<Delivery, 'id' | 'status'>[];
  onDone?: () => void;
};

/** Button that sends events again. Events that were already delivered need a confirmation. */
export function Resend({ deliveries, onDone }: ResendProps) {
  const { run, isPending } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  const repeats = deliveries.filter(({ status }) => status === 'delivered').length;

  async function resend() {
    const sent = await run(() => resendDeliveries({ ids: deliveries.map(({ id }) => id) }));
    setIsAsking(false);
    if (sent) onDone?.();
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        pendingLabel="Sending…"
        onClick={() => (repeats > 0 ? setIsAsking(true) : resend())}
      >
        Send again
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Resend delivered events?"
        confirmLabel="Send again"
        onConfirm={resend}
        pending={isPending}
      >
        {repeats === 1 ? 'One of these was delivered' : `${repeats} of these were delivered`}{' '}
        already. People get the same email twice; a webhook keeps its id, so that its receiver can
        recognize it.
      </ConfirmDialog>
    </>
  );
}
