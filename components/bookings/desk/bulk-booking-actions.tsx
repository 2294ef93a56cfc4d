'use client';

import { useState } from 'react';
import { BulkChoice } from '@/components/records/bulk-choice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import type { BookingChange } from '@/lib/bookings/desk/schema';
import { canBecome } from '@/lib/bookings/statuses';
import { useBookingActions } from './use-booking-actions';

type BulkBookingActionsProps = {
  bookings: readonly ListedBooking[];
  owners: readonly { id: string; name: string }[];
  onChange: (ids: readonly string[], change: BookingChange) => void;
  onDone: () => void;
};

/** Bulk actions for selected bookings. Each can be undone from its toast. */
export function BulkBookingActions({
  bookings,
  owners,
  onChange,
  onDone,
}: BulkBookingActionsProps) {
  const { isPending, change, remove } = useBookingActions({ onChange });
  const [question, setQuestion] = useState<'cancel' | 'delete' | null>(null);
  const ids = bookings.map(({ id }) => id);
  const haveStarted = bookings.every(
    (booking) => booking.status !== 'scheduled' || canBecome(booking, 'completed'),
  );
  const haveNoHost = bookings.every(({ hostId }) => !hostId);
  const count = ids.length === 1 ? 'this booking' : `${ids.length} bookings`;

  async function apply(value: BookingChange) {
    if (await change(ids, value)) onDone();
  }

  async function confirm() {
    if (question === 'cancel') await apply({ status: 'cancelled' });
    else if (await remove(ids)) onDone();
    setQuestion(null);
  }

  const button = (label: string, onClick: () => void, disabled = false) => (
    <Button variant="secondary" size="sm" pending={isPending} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <>
      {button('Mark as answered', () => apply({ replied: true }))}
      {button('Complete', () => apply({ status: 'completed' }), !haveStarted)}
      {button('No-show', () => apply({ status: 'no_show' }), !haveStarted)}
      {button('Cancel…', () => setQuestion('cancel'))}
      <BulkChoice
        label="Owner"
        pending={isPending}
        disabled={!haveNoHost}
        from="people"
        choices={owners}
        none="No one"
        onChoose={(owner) => apply({ owner })}
      />
      {button('Delete…', () => setQuestion('delete'))}
      {!haveStarted && <p>Complete and No-show: once each of these has started.</p>}
      {!haveNoHost && <p>If there is a host, the host is the owner.</p>}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
        title={question === 'delete' ? `Delete ${count}?` : `Cancel ${count}?`}
        confirmLabel={question === 'delete' ? 'Delete' : 'Cancel consultations'}
        onConfirm={confirm}
        pending={isPending}
      >
        {question === 'delete'
          ? 'Their times become free, and the visitors are not notified: cancel them instead if the visitors should know. For 30 days they can be restored from the audit log.'
          : 'Those that are scheduled are cancelled. Their times become free, and each visitor gets an email.'}
      </ConfirmDialog>
    </>
  );
}
