import { RecordEnd } from '@/components/records/record-end';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';
import type { Playbook, PlaybookRun } from '@/lib/tasks/playbooks/model';
import { DeletePlaybook } from './delete-playbook';
import { PlaybookForm } from './playbook-form';
import { PlaybookRuns } from './playbook-runs';

type Choice = { id: string; name: string };

type PlaybookDetailsProps = {
  playbook: Promise<Playbook | null>;
  runs: Promise<PlaybookRun[]>;
  people: readonly Choice[];
  teams: readonly Choice[];
  services: readonly Choice[];
};

/** A playbook to edit, and its runs. */
export async function PlaybookDetails({ people, teams, services, ...reads }: PlaybookDetailsProps) {
  const [playbook, runs] = await Promise.all([reads.playbook, reads.runs]);
  if (!playbook) return <Notice tone="warning" title={notices.recordGone} />;
  return (
    <div className="space-y-8">
      <PlaybookForm playbook={playbook} people={people} teams={teams} services={services} />
      <PlaybookRuns runs={runs} />
      <RecordEnd>
        <DeletePlaybook playbook={playbook} />
      </RecordEnd>
    </div>
  );
}
