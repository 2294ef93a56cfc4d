'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { moveDeal } from '@/lib/deals/actions';
import type { DealStage, LostReason } from '@/lib/deals/stages';
import { LostDialog } from './lost-dialog';

export type MovedDeal = {
  id: string;
  title: string;
  stage: DealStage;
  lostReason: LostReason | null;
};

export type Move = { deal: MovedDeal; to: DealStage; reason: LostReason | null };

/**
 * Returns `move`, which moves a deal to another stage and offers to undo it. For a lost deal it first asks for the
 * reason in `dialog`. After a refusal it shows the stage that another person chose.
 */
export function useDealMove(show?: (move: Move) => void): {
  move: (deal: MovedDeal, to: DealStage) => void;
  dialog: ReactNode;
} {
  const router = useRouter();
  const [asked, ask] = useState<MovedDeal | null>(null);
  const { change } = useUndoableChange({
    show,
    change: ({ deal, to, reason }: Move) =>
      moveDeal({ id: deal.id, stage: to, seen: deal.stage, reason }),
    undo: (_, { deal, to }) =>
      moveDeal({ id: deal.id, stage: deal.stage, seen: to, reason: deal.lostReason }),
  });

  async function store(move: Move) {
    if (!(await change(move))) router.refresh();
  }

  const dialog = (
    <LostDialog
      title={asked?.title ?? null}
      onClose={() => ask(null)}
      onChoose={(reason) => {
        if (asked) void store({ deal: asked, to: 'lost', reason });
        ask(null);
      }}
    />
  );
  return {
    move(deal, to) {
      if (to === deal.stage) return;
      if (to === 'lost') ask(deal);
      else void store({ deal, to, reason: null });
    },
    dialog,
  };
}
