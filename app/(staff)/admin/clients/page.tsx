import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import {
  ClientDetails,
  IdleClientParts,
  NewClient,
} from '@/components/clients/client-drawer-parts';
import { clientFilterChoices } from '@/components/clients/client-filters';
import { ClientList } from '@/components/clients/client-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { readCompany } from '@/lib/clients/companies/data';
import { listClients, listTags, readClient } from '@/lib/clients/data';
import { clientFilters } from '@/lib/clients/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';

export const metadata: Metadata = { title: 'Clients' };

const load = createLoader(clientFilters);

type ClientsScreenProps = { searchParams: Promise<SearchParams> };

export default async function ClientsScreen({ searchParams }: ClientsScreenProps) {
  const leader = await requireLeader();
  const { open, cols: _, ...filters } = await load(searchParams);
  const page = readAhead(listClients(leader, { ...filters, open, cols: null }));
  const client = open ? readAhead(readClient(leader, open)) : null;
  const [people, tags, company] = await Promise.all([
    readDirectory(leader),
    listTags(leader),
    filters.company ? readCompany(leader, filters.company) : null,
  ]);
  return (
    <>
      <ScreenHead
        title="Clients"
        purpose="Everyone we work with or might work with: who they are, where they stand and who is responsible."
        action={
          <div className="flex gap-2">
            <ButtonLink href={paths.admin.clientImport} variant="secondary" size="sm">
              Import CSV
            </ButtonLink>
            <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
              New contact
            </OpenLink>
          </div>
        }
      />
      <FilterBar
        search="Search name, email, company"
        filters={clientFilterChoices(people, tags, company)}
        exportPath={paths.exports.clients}
      />
      <ClientList page={page} people={people} />
      <IdleDrawer />
      <IdleClientParts />
      {open && client && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'clients', open, client)}
          title={
            open === NEW_RECORD ? (
              'New contact'
            ) : (
              <RecordTitle kind="Contact" name={client.then((found) => found?.name)} />
            )
          }
        >
          {open === NEW_RECORD ? (
            <NewClient people={people} />
          ) : (
            <ClientDetails client={client} people={people} />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
