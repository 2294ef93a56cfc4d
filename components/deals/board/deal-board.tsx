'use client';

import { use, useEffect, useOptimistic, useRef } from 'react';
import { type Move, type MovedDeal, useDealMove } from '@/components/deals/use-deal-move';
import type { BoardColumn } from '@/lib/deals/model';
import { DEAL_STAGES, type DealStage } from '@/lib/deals/stages';
import { DealBoardColumn } from './deal-board-column';

function moved(columns: BoardColumn[], { deal: { id }, to, reason }: Move): BoardColumn[] {
  const card = columns.flatMap(({ deals }) => deals).find((deal) => deal.id === id);
  return columns.map((column) => {
    const others = column.deals.filter((deal) => deal.id !== id);
    const isGoal = card && column.stage === to;
    return {
      ...column,
      deals: isGoal ? [{ ...card, stage: to, lostReason: reason }, ...others] : others,
    };
  });
}

/** Kanban board of the deals by stage. Cards move by drag and drop, by menu, or with Shift and an arrow key. */
export function DealBoard({ columns }: { columns: Promise<BoardColumn[]> }) {
  const [shown, show] = useOptimistic(use(columns), moved);
  const { move, dialog } = useDealMove(show);
  const board = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);

  // React recreates a card in its new column, so focus is set there again.
  useEffect(() => {
    if (!followed.current) return;
    const link = board.current?.querySelector<HTMLElement>(`[data-deal="${followed.current}"] a`);
    if (link && document.activeElement === document.body) link.focus();
  });

  function step(deal: MovedDeal, by: 1 | -1) {
    const to: DealStage | undefined = DEAL_STAGES[DEAL_STAGES.indexOf(deal.stage) + by];
    if (!to) return;
    followed.current = deal.id;
    move(deal, to);
  }

  return (
    <>
      <p className="pb-3 text-ink-3 max-sm:hidden">
        Drag a card, use its menu, or press Shift with an arrow key on its title.
      </p>
      <div ref={board} className="overflow-x-auto pb-2">
        <div className="grid gap-3 sm:grid-cols-2 lg:min-w-[60rem] lg:grid-cols-6">
          {DEAL_STAGES.map((stage) => {
            const column = shown.find((other) => other.stage === stage);
            return (
              column && (
                <DealBoardColumn
                  key={stage}
                  column={column}
                  all={shown}
                  onMove={(deal, to) => {
                    followed.current = null;
                    move(deal, to);
                  }}
                  onStep={step}
                />
              )
            );
          })}
        </div>
      </div>
      {dialog}
    </>
  );
}
