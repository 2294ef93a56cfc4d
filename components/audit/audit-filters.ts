import type { Filter } from '@/components/lists/filter-control';
import { AUDIT_ACTIONS, auditActionNames } from '@/lib/audit/audit-actions';
import { auditedTables } from '@/lib/audit/audited-tables';
import { THE_SITE } from '@/lib/audit/filters';

const tables = Object.entries(auditedTables).map(([value, label]) => ({ value, label }));

/** The filters of the audit log. */
export function auditFilterChoices(
  people: readonly { id: string; name: string }[],
  /** The record whose own history is shown. */
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
      options: [
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        { value: THE_SITE, label: 'The site itself' },
      ],
    },
    {
      name: 'action',
      label: 'Action',
      options: AUDIT_ACTIONS.map((value) => ({ value, label: auditActionNames[value] })),
    },
    { label: 'Days', type: 'days' },
  ];
}

/** The filters of the list of deleted records. */
export function deletedFilterChoices(tablesShown: readonly string[]): Filter[] {
  return [
    {
      name: 'table',
      label: 'Kind',
      options: tables.filter(({ value }) => tablesShown.includes(value)),
    },
  ];
}
