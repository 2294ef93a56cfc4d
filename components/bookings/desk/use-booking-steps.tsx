'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { MenuItem } from '@/components/ui/menu-popup';
import { awaitsReply, type BookingStep } from '@/lib/bookings/desk/booking-steps';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import type { BookingChange } from '@/lib/bookings/desk/schema';
import { canBecome } from '@/lib/bookings/statuses';
import { useBookingActions } from './use-booking-actions';

type Options = {
  /** Applies a change optimistically. */
  onChange?: (change: BookingChange) => void;
  /** Called after the consultation is saved as completed. */
  onCompleted?: () => void;
  onDeleted?: () => void;
};

type Step = MenuItem & { key: BookingStep; onSelect: () => void };

/** Returns the actions available for a booking's status, with the dialog that confirms some of them. */
export function useBookingSteps(
  booking: ListedBooking,
  { onChange, onCompleted, onDeleted }: Options = {},
) {
  const { id, name, status, isQuarantined } = booking;
  const { isPending, change, remove, reopen, release } = useBookingActions({
    onChange: (_, value) => onChange?.(value),
  });
  const [question, setQuestion] = useState<'cancel' | 'delete' | null>(null);

  const apply = (value: BookingChange) => change([id], value);
  async function complete() {
    if (await apply({ status: 'completed' })) onCompleted?.();
  }
  const step = (key: BookingStep, label: string, onSelect: () => void): Step => ({
    key,
    label,
    onSelect,
  });

  function stepsOfState(): Step[] {
    if (isQuarantined) return [step('release', 'Release', () => release(id))];
    if (status !== 'scheduled') return [step('reopen', 'Schedule again', () => reopen(id))];
    return [
      ...(awaitsReply(booking)
        ? [step('answered', 'Mark as answered', () => apply({ replied: true }))]
        : []),
      ...(canBecome(booking, 'completed')
        ? [
            step('complete', 'Complete', () => void complete()),
            step('no-show', 'No-show', () => apply({ status: 'no_show' })),
          ]
        : []),
      step('cancel', 'Cancel…', () => setQuestion('cancel')),
    ];
  }

  async function confirm() {
    const isDone =
      question === 'cancel' ? await apply({ status: 'cancelled' }) : await remove([id]);
    setQuestion(null);
    if (isDone && question === 'delete') onDeleted?.();
  }

  const dialog = (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={() => setQuestion(null)}
      title={question === 'delete' ? `Delete the booking of ${name}?` : `Cancel with ${name}?`}
      confirmLabel={question === 'delete' ? 'Delete booking' : 'Cancel consultation'}
      onConfirm={confirm}
      pending={isPending}
    >
      {question === 'delete'
        ? `Its time becomes free, and ${name} is not notified: cancel it instead if they should know. It can be restored from the audit log for 30 days.`
        : `Its time becomes free, and ${name} gets an email about the cancellation.`}
    </ConfirmDialog>
  );

  return {
    isPending,
    dialog,
    steps: stepsOfState(),
    deletion: { ...step('delete', 'Delete…', () => setQuestion('delete')), danger: true },
  };
}
