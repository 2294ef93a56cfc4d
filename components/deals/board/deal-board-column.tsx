'use client';

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListUrl } from '@/components/lists/use-list-url';
import { centsText } from '@/lib/deals/amounts';
import type { BoardColumn, ListedDeal } from '@/lib/deals/model';
import { type DealStage, dealStageNames } from '@/lib/deals/stages';
import { DealCard } from './deal-card';

type DealBoardColumnProps = {
  column: BoardColumn;
  /** All columns, to find the card that is dropped here. */
  all: readonly BoardColumn[];
  onMove: (deal: ListedDeal, to: DealStage) => void;
  /** Moves a card one column on, or back. */
  onStep: (deal: ListedDeal, by: 1 | -1) => void;
};

/** One stage of the board, with what its deals are worth in their first year. */
export function DealBoardColumn({ column, all, onMove, onStep }: DealBoardColumnProps) {
  const { stage, deals, more } = column;
  const listUrl = useListUrl();
  const place = useRef<HTMLElement>(null);
  const [isTarget, setIsTarget] = useState(false);
  const find = useEffectEvent((id: unknown) =>
    all.flatMap((other) => other.deals).find((deal) => deal.id === id),
  );
  const drop = useEffectEvent((id: unknown) => {
    const deal = all.flatMap((other) => other.deals).find((one) => one.id === id);
    if (deal) onMove(deal, stage);
  });

  // The library attaches to the element; it has no component of its own.
  useEffect(() => {
    if (!place.current) return;
    return dropTargetForElements({
      element: place.current,
      canDrop: ({ source }) => {
        const deal = find(source.data.deal);
        return deal !== undefined && deal.stage !== stage;
      },
      onDragEnter: () => setIsTarget(true),
      onDragLeave: () => setIsTarget(false),
      onDrop: ({ source }) => {
        setIsTarget(false);
        drop(source.data.deal);
      },
    });
  }, [stage]);

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
