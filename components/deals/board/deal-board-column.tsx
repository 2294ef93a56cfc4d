'use client';

import { useDropColumn } from '@/components/lists/use-board-drag';
import { useListUrl } from '@/components/lists/use-list-url';
import { centsText } from '@/lib/deals/amounts';
import type { BoardColumn, ListedDeal } from '@/lib/deals/model';
import { type DealStage, dealStageNames } from '@/lib/deals/stages';
import { DealCard } from './deal-card';

type DealBoardColumnProps = {
  column: BoardColumn;
  /** All columns, to find the dropped card. */
  all: readonly BoardColumn[];
  onMove: (deal: ListedDeal, to: DealStage) => void;
  /** Moves a card to the next or previous column. */
  onStep: (deal: ListedDeal, by: 1 | -1) => void;
};

/** One stage of the board, with the total first-year value of its deals. */
export function DealBoardColumn({ column, all, onMove, onStep }: DealBoardColumnProps) {
  const { stage, deals, more } = column;
  const listUrl = useListUrl();
  const { place, isTarget } = useDropColumn(
    (id) =>
      all.flatMap((other) => other.deals).find((deal) => deal.id === id && deal.stage !== stage),
    (deal) => onMove(deal, stage),
  );

  const worth = deals.reduce((sum, { yearCents }) => sum + yearCents, 0);
  return (
    <section
      ref={place}
      aria-label={dealStageNames[stage]}
      className={`min-h-40 rounded-surface border p-2 ${isTarget ? 'border-accent bg-hover' : 'border-line'}`}
    >
      <h2 className="flex items-center justify-between px-1 text-staff font-medium text-ink">
        {dealStageNames[stage]}
        <span className="font-mono text-[0.8125rem] font-normal text-ink-3 tabular-nums">
          {deals.length}
          {more && '+'}
        </span>
      </h2>
      <p className="px-1 pb-2 font-mono text-[0.8125rem] text-ink-3 tabular-nums">
        {centsText(worth)}
        {more && ' in these'}
      </p>
      <ul className="space-y-2">
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealCard
              deal={deal}
              onMove={(to) => onMove(deal, to)}
              onStep={(by) => onStep(deal, by)}
            />
          </li>
        ))}
      </ul>
      {more && (
        <a
          href={listUrl.with({ view: null, stage })}
          className="mt-2 inline-block px-1 py-1 text-accent underline underline-offset-4"
        >
          All of them as a list
        </a>
      )}
    </section>
  );
}
