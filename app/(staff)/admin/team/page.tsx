import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { personFilters } from '@/components/people/people-filters';
import { PeopleList } from '@/components/people/people-list';
import { PersonDetails } from '@/components/people/person-details';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { inviteFormPath } from '@/lib/paths/staff';
import { listPeople, readPerson } from '@/lib/people/data';
import { peopleFilters } from '@/lib/people/filters';
import { readRights } from '@/lib/people/rights/data';
import { listSessionsOf } from '@/lib/people/sessions/data';
import { listTeamChoices } from '@/lib/people/teams/data';
import { isSecured } from '@/lib/people/two-step/data';
import { listTasks } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';

export const metadata: Metadata = { title: 'Team' };

const load = createLoader(peopleFilters);
const tasksOf = createLoader(taskFilters);

type TeamScreenProps = { searchParams: Promise<SearchParams> };

export default async function TeamScreen({ searchParams }: TeamScreenProps) {
  const leader = await requireLeader();
  const query = await load(searchParams);
  const { open } = query;
  const page = readAhead(listPeople(leader, query, query.after));
  const person = open ? readAhead(readPerson(leader, open)) : null;
  const teams = await listTeamChoices(leader);
  return (
    <>
      <ScreenHead
        title="Team"
        purpose="The people who work here, and the access of each account."
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={paths.admin.invitations} variant="secondary" size="sm">
              Invitations
            </ButtonLink>
            <ButtonLink href={inviteFormPath} size="sm">
              Invite
            </ButtonLink>
          </div>
        }
      />
      <FilterBar
        search="Search people"
        filters={[
          ...personFilters,
          {
            name: 'team',
            label: 'Team',
            options: [],
            records: { from: 'teams', given: teams },
          },
        ]}
        exportPath={paths.exports.people}
      />
      <PeopleList page={page} />
      <IdleDrawer />
      {open && person && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'user_profiles', open, person)}
          title={<RecordTitle kind="Person" name={person.then((found) => found?.name)} />}
        >
          <PersonDetails
            person={person}
            leaderId={leader.id}
            hasSecondFactor={person.then((found) => found !== null && isSecured(leader, found.id))}
            rights={person.then((found) => (found ? readRights(leader, found.id) : {}))}
            sessions={person.then(async (found) => (found ? listSessionsOf(leader, found.id) : []))}
            tasks={person.then(async (found) =>
              found ? (await listTasks(leader, tasksOf({ assignee: found.id }))).rows : [],
            )}
          />
        </RecordDrawer>
      )}
    </>
  );
}
