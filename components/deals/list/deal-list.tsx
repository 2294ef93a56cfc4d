'use client';

import { use, useOptimistic } from 'react';
import { DealMoves } from '@/components/deals/deal-move-menu';
import type { Move } from '@/components/deals/use-deal-move';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { ListedDeal } from '@/lib/deals/model';
import { dealColumns } from './deal-columns';

// Loaded when a row is selected.
const BulkDealActions = lazyPart(() =>
  import('./bulk-deal-actions').then((module) => module.BulkDealActions),
);

/** False for members, who cannot see companies. */
const ownColumns = dealColumns.filter(({ id }) => id !== 'company' && id !== 'owner');

type DealListProps = {
  page: Promise<Page<ListedDeal>>;
  /** Possible owners; absent for members, who see only their own deals. */
  people?: readonly { id: string; name: string }[];
};

/** Table of deals. A stage change is shown immediately. */
export function DealList({ page, people }: DealListProps) {
  const { rows, next } = use(page);
  const [deals, show] = useOptimistic(rows, (shown, { deal: { id }, to, reason }: Move) =>
    shown.map((deal) => (deal.id === id ? { ...deal, stage: to, lostReason: reason } : deal)),
  );
  return (
    <DataTable
      caption="Deals"
      columns={people ? dealColumns : ownColumns}
      page={{ rows: deals, next }}
      sortedBy="step_order"
      nameOf={({ title }) => title}
      menus={{
        moves: (deal, place) => <DealMoves deal={deal} onMove={show} place={place} />,
      }}
      bulk={
        people &&
        ((chosen, clear) => <BulkDealActions deals={chosen} people={people} onDone={clear} />)
      }
      empty={
        people ? (
          <EmptyState
            title="No open deals"
            action={
              <OpenLink
                record={NEW_RECORD}
                className={buttonStyle({ variant: 'secondary', size: 'sm' })}
              >
                New deal
              </OpenLink>
            }
          >
            Turn a consultation into a deal with one click in its drawer, or add one manually.
          </EmptyState>
        ) : (
          <EmptyState title="No open deals">Deals you own appear here.</EmptyState>
        )
      }
    />
  );
}
