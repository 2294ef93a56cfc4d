import { shortMoment } from '@/lib/core/time/business-time';
import { type AuditAction, RECORD_ACTIONS } from './audit-actions';
import type { LoggedRow } from './record-name';

/** Change of one column as text; null for no value. */
export type Change = { column: string; from: string | null; to: string | null };

/** Returns the summary of an entry in the list: the changed columns, or the details of an account event. */
export function summaryOf({ action, changes }: { action: AuditAction; changes: Change[] }): string {
  if (action === 'update') return changes.map(({ column }) => column).join(', ');
  const isRecord = RECORD_ACTIONS.some((one) => one === action);
  return isRecord ? '' : changes.map(({ to }) => to).join(', ');
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const MAX_LENGTH = 2000;

function valueText(value: unknown, names: ReadonlyMap<string, string>): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    return value.map((item) => valueText(item, names)).join(', ') || null;
  }
  if (typeof value === 'object') return JSON.stringify(value);
  const written = String(value);
  if (INSTANT.test(written)) return shortMoment(written);
  const name = names.get(written) ?? written;
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}

/** Functions that return the labels of a table's columns and of their values. */
type Labels = {
  columnLabel: (column: string) => string;
  valueLabel: (column: string, value: string) => string;
};

/** Columns that the database sets automatically. */
const AUTOMATIC = [
  'id',
  'created_at',
  'updated_at',
  'word_count',
  'due_order',
  'status_order',
  'priority_order',
  'assignee_order',
  'team_order',
];

/**
 * Returns the changes of a record, column by column. For an added or deleted record these are all its values. Times are
 * in the business zone.
 * @param names names by id, for example of people
 */
export function differences(
  before: LoggedRow | null,
  after: LoggedRow | null,
  names: ReadonlyMap<string, string>,
  { columnLabel, valueLabel }: Labels,
): Change[] {
  const columns = Object.keys({ ...before, ...after }).filter((name) => !AUTOMATIC.includes(name));
  return columns.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const change = {
      column: columnLabel(name),
      from: valueText(typeof was === 'string' ? valueLabel(name, was) : was, names),
      to: valueText(typeof is === 'string' ? valueLabel(name, is) : is, names),
    };
    return change.from === null && change.to === null ? [] : [change];
  });
}
