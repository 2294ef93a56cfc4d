'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { DeleteTeams } from './delete-teams';

/** Deletes the team of the drawer, which then closes. */
export function DeleteOpenTeam({ team }: { team: { id: string; name: string } }) {
  const open = useOpenRecord();
  return <DeleteTeams teams={[team]} variant="quiet-danger" onDeleted={() => open(null)} />;
}
