import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { automationTabs } from '@/components/outbox/automation-tabs';
import { CallDetails } from '@/components/outbox/incoming/call-details';
import { CallList } from '@/components/outbox/incoming/call-list';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { listCalls, readCall } from '@/lib/outbox/incoming/data';
import { incomingFilters } from '@/lib/outbox/incoming/filters';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Incoming calls' };

const load = createLoader(incomingFilters);

type IncomingScreenProps = { searchParams: Promise<SearchParams> };

export default async function IncomingScreen({ searchParams }: IncomingScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const { open } = filters;
  const page = readAhead(listCalls(leader, filters));
  const call = open ? readAhead(readCall(leader, open)) : null;
  return (
    <>
      <ScreenHead
        title="Automations"
        purpose="Every signed call to this site, with the exact request and our response."
      />
      <ListTabs label="Automations" tabs={automationTabs} current={paths.admin.incoming} />
      <FilterBar
        search="Search by email"
        filters={[
          {
            name: 'result',
            label: 'Answer',
            options: [
              { value: 'taken', label: 'Taken' },
              { value: 'refused', label: 'Refused' },
            ],
          },
          { label: 'Received', type: 'days' },
        ]}
      />
      <CallList page={page} />
      <IdleDrawer />
      {open && call && (
        <RecordDrawer
          record={open}
          title={<RecordTitle kind="Call" name={call.then((found) => found?.type)} />}
        >
          <CallDetails call={call} />
        </RecordDrawer>
      )}
    </>
  );
}
