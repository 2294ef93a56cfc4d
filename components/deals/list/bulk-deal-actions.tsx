'use client';

import { DeleteDeals } from '@/components/deals/delete-deals';
import { BulkMenu } from '@/components/records/bulk-menu';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { changeDealOwner, revertDealOwner } from '@/lib/deals/actions';
import type { ListedDeal } from '@/lib/deals/model';

type BulkDealActionsProps = {
  deals: readonly ListedDeal[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** The actions of the chosen deals; the toast offers to undo each. */
export function BulkDealActions({ deals, people, onDone }: BulkDealActionsProps) {
  const { change, isPending } = useUndoableChange({
    change: (owner: string | null) => changeDealOwner({ ids: deals.map(({ id }) => id), owner }),
    undo: ({ former }) => revertDealOwner(former),
    onDone,
  });
  return (
    <>
      <BulkMenu
        pending={isPending}
        label="Owner"
        items={[
          { label: 'Nobody', onSelect: () => change(null) },
          ...people.map(({ id, name }) => ({ label: name, onSelect: () => change(id) })),
        ]}
      />
      <DeleteDeals deals={deals} variant="secondary" onDeleted={onDone} />
    </>
  );
}
