import { shortMoment } from '@/lib/core/time/business-time';
import { type AuditAction, RECORD_ACTIONS } from './audit-actions';
import type { LoggedRow } from './record-name';

/** One column's change, in words; null where there was or is nothing. */
export type Change = { column: string; from: string | null; to: string | null };

/** Returns what an entry of the list says: the columns of a change, or the details of what happened to an account. */
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

/** Names of the columns of a table and of their values. */
type Labels = {
  columnLabel: (column: string) => string;
  valueLabel: (column: string, value: string) => string;
};

/** Columns that the database fills by itself. */
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
 * Returns the changes of a record, column by column; of an added or deleted one, all its values. Times are business
 * time.
 * @param names names of ids, such as of people
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
