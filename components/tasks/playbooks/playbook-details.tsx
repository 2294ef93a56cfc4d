import { DeleteForGood } from '@/components/records/delete-for-good';
import { RecordEnd } from '@/components/records/record-end';
import { deletePlaybook } from '@/lib/tasks/playbooks/actions';
import type { Playbook, PlaybookRun } from '@/lib/tasks/playbooks/model';
import { PlaybookForm } from './playbook-drawer-parts';
import { PlaybookRuns } from './playbook-runs';

type Choice = { id: string; name: string };

type PlaybookDetailsProps = {
  playbook: Promise<Playbook | null>;
  runs: Promise<PlaybookRun[]>;
  people: readonly Choice[];
  teams: readonly Choice[];
  services: readonly Choice[];
};

/** Form of a playbook, with its runs. */
export async function PlaybookDetails({ people, teams, services, ...reads }: PlaybookDetailsProps) {
  const [playbook, runs] = await Promise.all([reads.playbook, reads.runs]);
  if (!playbook) return null;
  return (
    <div className="space-y-8">
      <PlaybookForm playbook={playbook} people={people} teams={teams} services={services} />
      <PlaybookRuns runs={runs} />
      <RecordEnd>
        <DeleteForGood
          id={playbook.id}
          action={deletePlaybook}
          kind="playbook"
          name={playbook.name}
        >
          Its tasks are kept, but no longer move with their event. The list of its runs is deleted.
        </DeleteForGood>
      </RecordEnd>
    </div>
  );
}
