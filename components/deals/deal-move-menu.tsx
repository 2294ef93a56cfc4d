'use client';

import { Icon } from '@/components/ui/icon';
import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import { Menu } from '@/components/ui/menu';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { DEAL_STAGES, type DealStage, dealStageNames } from '@/lib/deals/stages';
import { type Move, type MovedDeal, useDealMove } from './use-deal-move';

const movesFrom = (stage: DealStage, move: (to: DealStage) => void) => [
  DEAL_STAGES.filter((to) => to !== stage).map((to) => ({
    label: to === 'lost' ? 'Move to Lost…' : `Move to ${dealStageNames[to]}`,
    onSelect: () => move(to),
  })),
];

type DealMovesProps = { deal: MovedDeal; onMove: (move: Move) => void; place: MenuPlace };

/** Menu of the stages that a deal in the list can move to. */
export function DealMoves({ deal, onMove, place }: DealMovesProps) {
  const { move, dialog } = useDealMove(onMove);
  return (
    <>
      <LazyMenuPopup {...place} groups={movesFrom(deal.stage, (to) => move(deal, to))} />
      {dialog}
    </>
  );
}

type DealMoveMenuProps = { deal: MovedDeal; onMove: (to: DealStage) => void };

/** Menu of the columns that a card on the board can move to. */
export function DealMoveMenu({ deal, onMove }: DealMoveMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`Move ${deal.title}`} className="row-button">
          <Icon name="ellipsis" />
        </button>
      }
      groups={movesFrom(deal.stage, onMove)}
    />
  );
}
