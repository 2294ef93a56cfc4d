'use client';

import { useOptimistic } from 'react';
import { DealStageMark } from '@/components/deals/deal-stage-mark';
import { type MovedDeal, useDealMove } from '@/components/deals/use-deal-move';
import { Button } from '@/components/ui/button';
import { DEAL_STAGES, dealStageNames, isOpenStage } from '@/lib/deals/stages';

/** Stage of the deal in the drawer, with buttons to move it. */
export function DealStage({ deal }: { deal: MovedDeal }) {
  const [stage, show] = useOptimistic(deal.stage);
  const { move, dialog } = useDealMove(({ to }) => show(to));
  const next = isOpenStage(stage) ? DEAL_STAGES[DEAL_STAGES.indexOf(stage) + 1] : 'negotiation';
  const goals = [...new Set([next, 'won', 'lost'] as const)].filter(
    (to) => to !== undefined && to !== stage,
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-2">
        <DealStageMark stage={stage} />
      </span>
      {goals.map(
        (to) =>
          to && (
            <Button
              key={to}
              size="sm"
              variant={to === next ? 'primary' : 'secondary'}
              onClick={() => move({ ...deal, stage }, to)}
            >
              {to === 'lost'
                ? 'Lost…'
                : isOpenStage(stage)
                  ? dealStageNames[to]
                  : `Back to ${dealStageNames[to]}`}
            </Button>
          ),
      )}
      {dialog}
    </div>
  );
}
