'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { RowLink } from '@/components/lists/row-link';
import { EmptyState } from '@/components/ui/empty-state';
import { summaryOf } from '@/lib/audit/changes';
import type { AuditEntry } from '@/lib/audit/model';
import { actorLabel } from '@/lib/audit/record-name';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import { auditedTables } from '@/lib/records';
import { ActionMark } from './action-mark';

const columns: readonly Column<AuditEntry>[] = [
  {
    id: 'record',
    header: 'Record',
    cell: ({ id, recordName }) => <RowLink record={id}>{recordName}</RowLink>,
  },
  {
    id: 'table',
    card: 'detail',
    header: 'Kind',
    cell: ({ table }) => auditedTables[table] ?? humanize(table),
  },
  {
    id: 'action',
    card: 'status',
    header: 'Action',
    cell: ({ action }) => <ActionMark action={action} />,
  },
  {
    id: 'changes',
    card: 'detail',
    header: 'What',
    cell: (entry) => <span className="line-clamp-2 wrap-anywhere">{summaryOf(entry)}</span>,
  },
  {
    id: 'actor',
    card: 'detail',
    header: 'Who',
    // An account without a profile is shown by its email address.
    cell: (entry) => <span className="wrap-anywhere">{actorLabel(entry)}</span>,
  },
  { id: 'origin', header: 'From', cell: ({ origin }) => origin },
  {
    id: 'at',
    card: 'time',
    header: `When (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'id',
    cell: ({ at }) => <span className="moment">{shortMoment(at)}</span>,
  },
];

/** Table of audit entries. */
export function AuditList({ page }: { page: Promise<Page<AuditEntry>> }) {
  return (
    <DataTable
      caption="Changes"
      columns={columns}
      page={use(page)}
      sortedBy="-id"
      nameOf={({ recordName }) => recordName}
      empty={
        <EmptyState title="No changes yet">
          Everything that is added, changed or deleted is recorded here.
        </EmptyState>
      }
    />
  );
}
