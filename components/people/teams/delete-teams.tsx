'use client';

import { DeleteRecords } from '@/components/records/delete-records';
import { deleteTeams } from '@/lib/people/teams/actions';

type DeleteTeamsProps = {
  teams: readonly { id: string; name: string }[];
  variant: 'quiet-danger' | 'secondary';
  onDeleted: () => void;
};

/** Deletes teams after a confirmation; the toast offers to restore them with their members. */
export function DeleteTeams({ teams, variant, onDeleted }: DeleteTeamsProps) {
  const [first] = teams;
  return (
    <DeleteRecords
      table="teams"
      ids={teams.map(({ id }) => id)}
      action={deleteTeams}
      variant={variant}
      title={teams.length === 1 ? `Delete “${first?.name}”?` : `Delete ${teams.length} teams?`}
      onDeleted={onDeleted}
    >
      The people stay, and so do their tasks, which then name no team. For 30 days a team can be
      restored from the audit log.
    </DeleteRecords>
  );
}
