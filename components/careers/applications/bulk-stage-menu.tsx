'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { moveToStage } from '@/lib/careers/applications/actions';
import type { ListedApplicant } from '@/lib/careers/applications/model';
import { STAGES, type Stage, stageNames } from '@/lib/careers/applications/rules';

type BulkStageMenuProps = { applicants: readonly ListedApplicant[]; onDone: () => void };

/** Moves the selected applicants to a stage; the toast offers to undo it. */
export function BulkStageMenu({ applicants, onDone }: BulkStageMenuProps) {
  const { run, isPending } = useStaffAction();

  async function move(to: Stage) {
    const moves = applicants.map(({ id, stage }) => ({ id, from: stage, to }));
    const moved = await run(
      () => moveToStage(moves),
      ({ undo }) =>
        () =>
          moveToStage(undo),
    );
    if (moved) onDone();
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" pending={isPending}>
          Move to…
        </Button>
      }
      groups={[STAGES.map((stage) => ({ label: stageNames[stage], onSelect: () => move(stage) }))]}
    />
  );
}
