import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { AuditDetails } from '@/components/audit/audit-details';
import { auditFilterChoices } from '@/components/audit/audit-filters';
import { AuditList } from '@/components/audit/audit-list';
import { auditTabs } from '@/components/audit/audit-tabs';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { listAudit, readAuditEntry } from '@/lib/audit/data';
import { auditFilters } from '@/lib/audit/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { paths } from '@/lib/paths';
import { readDirectory } from '@/lib/people/data';

export const metadata: Metadata = { title: 'Audit' };

const load = createLoader(auditFilters);

type AuditScreenProps = { searchParams: Promise<SearchParams> };

export default async function AuditScreen({ searchParams }: AuditScreenProps) {
  const leader = await requireLeader();
  const { open, cols: _, ...filters } = await load(searchParams);
  const page = readAhead(listAudit(leader, { ...filters, open, cols: null }));
  const entry = open ? readAhead(readAuditEntry(leader, open)) : null;
  const people = await readDirectory(leader);
  return (
    <>
      <ScreenHead
        title="Audit"
        purpose="Every change, with its author and the values before and after. The log cannot be edited."
      />
      <ListTabs label="Audit lists" tabs={auditTabs} current={paths.admin.audit} />
      <FilterBar
        filters={auditFilterChoices(people, filters.record)}
        exportPath={paths.exports.audit}
      />
      <AuditList page={page} />
      <IdleDrawer />
      {open && entry && (
        <RecordDrawer
          record={open}
          title={<RecordTitle kind="Change" name={entry.then((found) => found?.recordName)} />}
        >
          <AuditDetails entry={entry} />
        </RecordDrawer>
      )}
    </>
  );
}
