'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { MomentForm } from '@/components/staff/moment-form';
import { SLOT_STEP_MINUTES } from '@/lib/bookings/availability/slot-labels';
import type { MovedBooking } from './check-move';
import { useMoveQuestion } from './use-move-question';

type MoveBookingProps = { booking: MovedBooking; onDone: () => void };

/** Form that asks for a new time, then whether to notify the visitor. */
export function MoveBooking({ booking, onDone }: MoveBookingProps) {
  const router = useRouter();
  const { ask, dialog } = useMoveQuestion({
    onStored: () => startTransition(() => router.refresh()),
  });

  return (
    <div className="rounded-surface border border-line p-4">
      <MomentForm
        initial={new Date(booking.startsAt)}
        step={SLOT_STEP_MINUTES}
        submitLabel="Move…"
        pendingLabel="Moving…"
        cancelLabel="Keep the time"
        onCancel={onDone}
        onChoose={async (moment) => {
          const outcome = await ask(booking, moment);
          if ('refusal' in outcome) return outcome.refusal;
          onDone();
          return null;
        }}
      />
      {dialog}
    </div>
  );
}
