'use client';

import type { KeyboardEvent } from 'react';
import { DealMoveMenu } from '@/components/deals/deal-move-menu';
import { NextStep } from '@/components/deals/next-step';
import { OpenLink } from '@/components/lists/open-link';
import { useDraggableCard } from '@/components/lists/use-board-drag';
import { valueText } from '@/lib/deals/amounts';
import type { ListedDeal } from '@/lib/deals/model';
import type { DealStage } from '@/lib/deals/stages';

type DealCardProps = {
  deal: ListedDeal;
  onMove: (to: DealStage) => void;
  onStep: (by: 1 | -1) => void;
};

const steps: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** Card of a deal on the board. */
export function DealCard({ deal, onMove, onStep }: DealCardProps) {
  const { place, isDragged } = useDraggableCard(deal.id);

  function press(event: KeyboardEvent) {
    const by = event.shiftKey ? steps[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <article
      ref={place}
      aria-label={deal.title}
      data-deal={deal.id}
      data-dragged={isDragged || undefined}
      onKeyDown={press}
      className={`cursor-grab rounded-control border border-line bg-surface p-3 hover:border-line-strong ${isDragged ? 'opacity-50' : ''}`}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-staff wrap-anywhere">
          <OpenLink record={deal.id}>{deal.title}</OpenLink>
        </h3>
        <span className="-mt-1.5 -mr-1.5">
          <DealMoveMenu deal={deal} onMove={onMove} />
        </span>
      </div>
      <p className="mt-1 font-mono text-[0.8125rem] text-ink tabular-nums">{valueText(deal)}</p>
      <p className="mt-2">{deal.ownerName || 'No one'}</p>
      <p className="mt-2 empty:hidden">
        <NextStep deal={deal} />
      </p>
    </article>
  );
}
