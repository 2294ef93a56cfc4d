import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { personFilters } from '@/components/people/people-filters';
import { ProfileDetails } from '@/components/people/profile-details';
import { ProfileList } from '@/components/people/profile-list';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { readEnd } from '@/lib/audit/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';
import { listProfiles, readPerson } from '@/lib/people/data';
import { peopleFilters } from '@/lib/people/filters';

export const metadata: Metadata = { title: 'Profiles' };

const load = createLoader(peopleFilters);

type ProfilesScreenProps = { searchParams: Promise<SearchParams> };

export default async function ProfilesScreen({ searchParams }: ProfilesScreenProps) {
  const leader = await requireLeader();
  const query = await load(searchParams);
  const { open } = query;
  const person = open ? readPerson(leader, open) : null;
  return (
    <>
      <ScreenHead title="Profiles" purpose="What the site and colleagues see of each person." />
      <FilterBar
        search="Search profiles"
        filters={personFilters}
        exportPath={paths.exports.people}
      />
      <ProfileList profiles={listProfiles(leader, query)} />
      <IdleDrawer />
      {open && person && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'user_profiles', open, person)}
          title={<RecordTitle kind="Profile" name={person.then((found) => found?.name)} />}
        >
          <ProfileDetails person={person} />
        </RecordDrawer>
      )}
    </>
  );
}
