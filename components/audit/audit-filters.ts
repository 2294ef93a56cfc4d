import type { Filter } from '@/components/lists/filter-control';
import { AUDIT_ACTIONS, auditActionNames } from '@/lib/audit/audit-actions';
import { THE_SITE } from '@/lib/audit/filters';
import type { Choice } from '@/lib/core/lists/choices';
import { auditedTables } from '@/lib/records';

const tables = Object.entries(auditedTables).map(([value, label]) => ({ value, label }));

/** Returns the filters of the audit log. */
export function auditFilterChoices(
  people: readonly Choice[],
  /** Id of the record whose history is shown; null for all records. */
  record: string | null,
): Filter[] {
  return [
    { name: 'table', label: 'Kind', options: tables },
    ...(record
      ? [{ name: 'record', label: 'Record', options: [{ value: record, label: 'This record' }] }]
      : []),
    {
      name: 'person',
      label: 'Person',
      options: [{ value: THE_SITE, label: 'The site itself' }],
      records: { from: 'people', given: people },
    },
    {
      name: 'action',
      label: 'Action',
      options: AUDIT_ACTIONS.map((value) => ({ value, label: auditActionNames[value] })),
    },
    { label: 'Days', type: 'days' },
  ];
}

/** Returns the filters of the deleted records list. */
export function deletedFilterChoices(tablesShown: readonly string[]): Filter[] {
  return [
    {
      name: 'table',
      label: 'Kind',
      options: tables.filter(({ value }) => tablesShown.includes(value)),
    },
  ];
}
