import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { deletedFilterChoices } from '@/components/audit/audit-filters';
import { auditTabs } from '@/components/audit/audit-tabs';
import { DeletedList } from '@/components/audit/deleted-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { listDeleted } from '@/lib/audit/data';
import { deletedFilters } from '@/lib/audit/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';
import { RESTORABLE_TABLES } from '@/lib/records';

export const metadata: Metadata = { title: 'Deleted records' };

const load = createLoader(deletedFilters);

type DeletedScreenProps = { searchParams: Promise<SearchParams> };

export default async function DeletedScreen({ searchParams }: DeletedScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  return (
    <>
      <ScreenHead
        title="Deleted records"
        purpose="Records deleted within the last 30 days. Restoring sends no emails or webhooks."
      />
      <ListTabs label="Audit lists" tabs={auditTabs} current={paths.admin.deletedRecords} />
      <FilterBar filters={deletedFilterChoices(RESTORABLE_TABLES)} />
      <DeletedList page={listDeleted(leader, filters)} />
    </>
  );
}
