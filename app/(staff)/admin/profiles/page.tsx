import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListSkeleton } from '@/components/lists/list-skeleton';
import { personFilters } from '@/components/people/people-filters';
import { ProfileDetails } from '@/components/people/profile-details';
import { ProfileList } from '@/components/people/profile-list';
import { TeamHead } from '@/components/people/team-head';
import { RecordDrawer } from '@/components/records/record-drawer';
import { RecordSkeleton } from '@/components/records/record-skeleton';
import { RecordTitle } from '@/components/records/record-title';
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
  const { open, cols: _, ...asked } = query;
  const person = open ? readPerson(leader, open) : null;
  return (
    <>
      <TeamHead view="profiles" search={query.q} />
      <FilterBar
        search="Search profiles"
        filters={personFilters}
        exportPath={paths.exports.people}
      />
      <Suspense key={JSON.stringify(asked)} fallback={<ListSkeleton />}>
        <ProfileList profiles={listProfiles(leader, query)} />
      </Suspense>
      {person && (
        <RecordDrawer
          key={open}
          title={<RecordTitle kind="Profile" name={person.then((found) => found?.name)} />}
        >
          <Suspense fallback={<RecordSkeleton />}>
            <ProfileDetails person={person} />
          </Suspense>
        </RecordDrawer>
      )}
    </>
  );
}
