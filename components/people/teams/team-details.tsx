import { OpenTasks } from '@/components/people/open-tasks';
import { RecordEnd } from '@/components/records/record-end';
import { teamTasksPath } from '@/lib/paths/staff';
import type { Colleague } from '@/lib/people/model';
import type { Team } from '@/lib/people/teams/model';
import type { ListedTask } from '@/lib/tasks/model';
import { DeleteOpenTeam } from './delete-open-team';
import { TeamForm } from './team-drawer-parts';
import { TeamMembers } from './team-members';

type TeamDetailsProps = {
  team: Promise<Team | null>;
  people: Promise<Colleague[]>;
  tasks: Promise<ListedTask[]>;
};

/** Details of a team: form, members and tasks. */
export async function TeamDetails(props: TeamDetailsProps) {
  const [team, people, tasks] = await Promise.all([props.team, props.people, props.tasks]);
  if (!team) return null;
  return (
    <div className="space-y-8">
      <TeamForm team={team} />
      <TeamMembers team={team} people={people} />
      <OpenTasks tasks={tasks} all={teamTasksPath(team.id)} empty="This team has no open tasks." />
      <RecordEnd>
        <DeleteOpenTeam team={team} />
      </RecordEnd>
    </div>
  );
}
