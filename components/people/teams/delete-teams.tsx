'use client';

import { DeleteRecords } from '@/components/records/delete-records';
import { deleteTeams } from '@/lib/people/teams/actions';

type DeleteTeamsProps = {
  teams: readonly { id: string; name: string }[];
  variant: 'quiet-danger' | 'secondary';
  onDeleted: () => void;
};

/** Deletes teams after a confirmation. The toast offers to restore them with their members. */
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
      Its people and their tasks are kept, without a team. A team can be restored from the audit log
      for 30 days.
    </DeleteRecords>
  );
}
