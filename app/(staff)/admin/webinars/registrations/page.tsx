import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { placeFilter } from '@/components/webinars/registrations/registration-filters';
import { RegistrationList } from '@/components/webinars/registrations/registration-list';
import { webinar } from '@/lib/content/kinds/webinar';
import { requireLeader } from '@/lib/core/auth/guard';
import { withBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';
import { listRegistrations } from '@/lib/webinars/registrations/data';
import { registrationFilters } from '@/lib/webinars/registrations/filters';

export const metadata: Metadata = { title: 'Registrations' };

const load = createLoader(registrationFilters);

type RegistrationsScreenProps = { searchParams: Promise<SearchParams> };

export default async function RegistrationsScreen({ searchParams }: RegistrationsScreenProps) {
  const leader = await requireLeader();
  const { cols: _, ...asked } = await load(searchParams);
  return (
    <>
      <ScreenHead title="Registrations" purpose="The registrations for each webinar." />
      <ListTabs {...webinar.lists} current={paths.admin.registrations} />
      <FilterBar
        search="Search registrations"
        filters={[placeFilter, { label: 'Registered from', type: 'days' }]}
        exportPath={paths.exports.registrations}
      />
      <RegistrationList
        of="all"
        page={withBounces(leader, listRegistrations(leader, { ...asked, cols: null }))}
      />
    </>
  );
}
