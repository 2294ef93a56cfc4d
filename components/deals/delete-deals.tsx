'use client';

import { DeleteRecords } from '@/components/records/delete-records';
import { deleteDeals } from '@/lib/deals/actions';

type DeleteDealsProps = {
  deals: readonly { id: string; title: string }[];
  variant: 'quiet-danger' | 'secondary';
  onDeleted: () => void;
};

/** Deletes deals after a confirmation. The toast offers to undo it. */
export function DeleteDeals({ deals, variant, onDeleted }: DeleteDealsProps) {
  const [first] = deals;
  return (
    <DeleteRecords
      table="deals"
      ids={deals.map(({ id }) => id)}
      action={deleteDeals}
      variant={variant}
      title={deals.length === 1 ? `Delete “${first?.title}”?` : `Delete ${deals.length} deals?`}
      onDeleted={onDeleted}
    >
      Their contacts and bookings stay. If a deal failed, mark it as lost with a reason instead. It
      can be restored from the audit log for 30 days.
    </DeleteRecords>
  );
}
