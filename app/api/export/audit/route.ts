import { auditActionNames } from '@/lib/audit/audit-actions';
import { listAudit } from '@/lib/audit/data';
import { auditFilters } from '@/lib/audit/filters';
import { actorLabel } from '@/lib/audit/record-name';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { humanize } from '@/lib/core/text/humanize';
import { auditedTables } from '@/lib/records';

/** Exports the matching audit log entries as CSV; leaders only. */
export const GET = csvExport({
  name: 'audit',
  filters: auditFilters,
  list: listAudit,
  columns: [
    ['When (UTC)', ({ at }) => utc(at)],
    ['Who', actorLabel],
    ['From', ({ origin }) => origin ?? ''],
    ['Action', ({ action }) => auditActionNames[action]],
    ['Kind', ({ table }) => auditedTables[table] ?? humanize(table)],
    ['Record', ({ recordName }) => recordName],
    ['Id', ({ recordId }) => recordId],
    [
      `Changes (times: ${BUSINESS_TIME_ZONE_NAME})`,
      ({ changes }) =>
        changes.map(({ column, from, to }) => `${column}: ${from ?? ''} → ${to ?? ''}`).join('\n'),
    ],
  ],
});
