'use client';

import { BulkMenu } from '@/components/records/bulk-menu';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { moveToStage } from '@/lib/careers/applications/actions';
import type { ListedApplicant } from '@/lib/careers/applications/model';
import { STAGES, type Stage, stageNames } from '@/lib/careers/applications/stages';

type BulkStageMenuProps = { applicants: readonly ListedApplicant[]; onDone: () => void };

/** Menu that moves the selected applicants to a stage. The toast offers to undo it. */
export function BulkStageMenu({ applicants, onDone }: BulkStageMenuProps) {
  const { change, isPending } = useUndoableChange({
    change: (to: Stage) =>
      moveToStage(applicants.map(({ id, stage }) => ({ id, from: stage, to }))),
    undo: ({ undo }) => moveToStage(undo),
    onDone,
  });
  const items = STAGES.map((stage) => ({
    label: stageNames[stage],
    onSelect: () => change(stage),
  }));
  return <BulkMenu pending={isPending} label="Move to…" items={items} />;
}
