import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { TeamDetails } from '@/components/people/teams/team-details';
import { TeamForm } from '@/components/people/teams/team-drawer-parts';
import { TeamList } from '@/components/people/teams/team-list';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';
import { listTeams, readTeam } from '@/lib/people/teams/data';
import { teamFilters } from '@/lib/people/teams/filters';
import { listTasks } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';

export const metadata: Metadata = { title: 'Teams' };

const load = createLoader(teamFilters);
const tasksOf = createLoader(taskFilters);

type TeamsScreenProps = { searchParams: Promise<SearchParams> };

export default async function TeamsScreen({ searchParams }: TeamsScreenProps) {
  const leader = await requireLeader();
  const query = await load(searchParams);
  const { open } = query;
  const team = open && open !== NEW_RECORD ? readTeam(leader, open) : null;
  return (
    <>
      <ScreenHead
        title="Teams"
        purpose="Groups of colleagues who share tasks."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New team
          </OpenLink>
        }
      />
      <FilterBar search="Search teams" filters={[]} exportPath={paths.exports.teams} />
      <TeamList page={listTeams(leader, query, query.after)} />
      <IdleDrawer />
      {open === NEW_RECORD && (
        <RecordDrawer record={open} title="New team">
          <TeamForm team={null} />
        </RecordDrawer>
      )}
      {open && team && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'teams', open, team)}
          title={<RecordTitle kind="Team" name={team.then((found) => found?.name)} />}
        >
          <TeamDetails
            team={team}
            people={readDirectory(leader)}
            tasks={team.then(async (found) =>
              found ? (await listTasks(leader, tasksOf({ team: found.id }))).rows : [],
            )}
          />
        </RecordDrawer>
      )}
    </>
  );
}
