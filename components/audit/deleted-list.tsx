'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { DeletedRecord } from '@/lib/audit/model';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import { shortMoment } from '@/lib/core/time/business-time';
import { auditEntryPath } from '@/lib/paths/staff';
import { auditedTables } from '@/lib/records';
import { RestoreDeletedButton } from './restore-deleted-button';

const columns: readonly Column<DeletedRecord>[] = [
  {
    id: 'record',
    header: 'Record',
    cell: ({ id, recordName }) => (
      <a
        href={auditEntryPath(id)}
        className="font-medium text-ink underline-offset-4 hover:underline"
      >
        {recordName}
      </a>
    ),
  },
  { id: 'table', card: 'detail', header: 'Kind', cell: ({ table }) => auditedTables[table] },
  {
    id: 'actor',
    card: 'detail',
    header: 'Deleted by',
    cell: ({ actorName }) => actorName ?? 'The site',
  },
  {
    id: 'at',
    card: 'time',
    header: `When (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'id',
    cell: ({ at }) => <span className="moment">{shortMoment(at)}</span>,
  },
];

/** Table of deleted records that can be restored. */
export function DeletedList({ page }: { page: Promise<Page<DeletedRecord>> }) {
  return (
    <DataTable
      caption="Deleted records"
      columns={columns}
      page={use(page)}
      sortedBy="-id"
      nameOf={({ recordName }) => recordName}
      actions={({ table, recordId, recordName }) => (
        <RestoreDeletedButton record={{ table, recordIds: [recordId] }} name={recordName} />
      )}
      empty={
        <EmptyState title="Nothing was deleted">
          Deleted records stay here for 30 days and can be restored together with everything deleted
          with them.
        </EmptyState>
      }
    />
  );
}
