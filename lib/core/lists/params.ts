import { parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { Order } from './keyset';

/** A column to sort by; a minus before it turns the order round. */
export type Sort<Column extends string = string> = Column | `-${Column}`;

/** What the drawer is asked to show in place of a record: an empty form. */
export const NEW_RECORD = 'new';

/**
 * What every list keeps in its address: the search, the order, the page's cursor, the columns shown and
 * the record in the drawer. A list's `filters.ts` adds its own filters to these.
 */
export function listParams<Column extends string>(
  sortable: readonly Column[],
  byDefault: Sort<Column>,
) {
  const sorts = sortable.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
  return {
    q: parseAsString.withDefault(''),
    sort: parseAsStringLiteral(sorts).withDefault(byDefault),
    after: parseAsString,
    cols: parseAsArrayOf(parseAsString),
    open: parseAsString,
  };
}

/** The order that a `sort` of the address asks for. */
export function orderOf(sort: Sort): Order {
  return sort.startsWith('-')
    ? { column: sort.slice(1), ascending: false }
    : { column: sort, ascending: true };
}
