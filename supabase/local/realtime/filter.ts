import type { Query } from '../database/database.ts';
import type { Change } from './change-feed.ts';
import { quoted, type Table } from './table.ts';

const operators: Record<string, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

/**
 * Returns whether the new row of a change matches a filter like `status=eq.scheduled` or `id=in.(1,2)`, compared in the
 * type of the column. Deletes match all filters, like on hosted Supabase.
 */
export async function meetsFilter(
  query: Query,
  table: Table,
  change: Change,
  filter: string,
): Promise<boolean> {
  if (change.record === null) return true;
  const [, name, operator = '', operand = ''] = /^([^=]+)=(\w+)\.(.*)$/s.exec(filter) ?? [];
  const column = table.columns.find((candidate) => candidate.name === name);
  const values = operator === 'in' ? listed(operand) : [unquoted(operand)];
  const sign = operator === 'in' ? 'in' : operators[operator];
  if (!column || !sign) return false;

  const operands = values.map((_, index) => `cast($${index + 2}::text as ${column.type})`);
  const [row] = await query(
    `select r.${quoted(column.name)} ${sign} (${operands.join(', ')}) as met
     from jsonb_populate_record(null::${table.sqlName}, $1::text::jsonb) as r`,
    [JSON.stringify(change.record), ...values],
  );
  return row?.met === true;
}

/** Returns whether a filter can be evaluated on a table. */
export function isKnownFilter(table: Table, filter: string): boolean {
  const [, name, operator = ''] = /^([^=]+)=(\w+)\./.exec(filter) ?? [];
  return (
    table.columns.some((column) => column.name === name) &&
    (operator === 'in' || operator in operators)
  );
}

function listed(operand: string): string[] {
  const inside = operand.replace(/^\(|\)$/g, '');
  return (inside.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? []).map(unquoted);
}

function unquoted(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}
