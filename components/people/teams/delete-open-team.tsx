'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { DeleteTeams } from './delete-teams';

/** Deletes the team in the drawer and closes the drawer. */
export function DeleteOpenTeam({ team }: { team: { id: string; name: string } }) {
  const open = useOpenRecord();
  return <DeleteTeams teams={[team]} variant="quiet-danger" onDeleted={() => open(null)} />;
}
