'use client';

import { DeleteDeals } from '@/components/deals/delete-deals';
import { BulkChoice } from '@/components/records/bulk-choice';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { changeDealOwner, revertDealOwner } from '@/lib/deals/actions';
import type { ListedDeal } from '@/lib/deals/model';

type BulkDealActionsProps = {
  deals: readonly ListedDeal[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** Bulk actions for selected deals. Each can be undone from its toast. */
export function BulkDealActions({ deals, people, onDone }: BulkDealActionsProps) {
  const { change, isPending } = useUndoableChange({
    change: (owner: string | null) => changeDealOwner({ ids: deals.map(({ id }) => id), owner }),
    undo: ({ former }) => revertDealOwner(former),
    onDone,
  });
  return (
    <>
      <BulkChoice
        pending={isPending}
        label="Owner"
        from="people"
        choices={people}
        none="No one"
        onChoose={change}
      />
      <DeleteDeals deals={deals} variant="secondary" onDeleted={onDone} />
    </>
  );
}
