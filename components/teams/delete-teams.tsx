'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { restoreDeleted } from '@/lib/audit/actions';
import { deleteTeams } from '@/lib/teams/actions';

type DeleteTeamsProps = { teams: readonly { id: string; name: string }[]; onDone: () => void };

/** Deletes teams after asking; the toast offers to put them back with their members. */
export function DeleteTeams({ teams, onDone }: DeleteTeamsProps) {
  const { run, isPending } = useStaffAction();
  const [asks, ask] = useState(false);
  const [first] = teams;

  async function remove() {
    const removed = await run(
      () => deleteTeams({ ids: teams.map(({ id }) => id) }),
      ({ ids }) =>
        () =>
          restoreDeleted({ table: 'teams', recordIds: ids }),
    );
    ask(false);
    if (removed) onDone();
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => ask(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={ask}
        title={teams.length === 1 ? `Delete “${first?.name}”?` : `Delete ${teams.length} teams?`}
        confirmLabel="Delete"
        onConfirm={remove}
        pending={isPending}
      >
        The people stay, and so do their tasks, which then name no team. For 30 days a team can be
        restored from the audit log.
      </ConfirmDialog>
    </>
  );
}
