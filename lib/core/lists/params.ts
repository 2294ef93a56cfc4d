import { parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { Order } from './keyset';

/** A sort column; a leading minus reverses the order. */
export type Sort<Column extends string = string> = Column | `-${Column}`;

/** Value of `open` for an empty form in the drawer instead of a record. */
export const NEW_RECORD = 'new';

/**
 * Returns the URL parameters of every list: search, sort order, page cursor, visible columns and the record in the
 * drawer. A list's `filters.ts` adds its own filters.
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

/** Returns the sort order for a `sort` parameter. */
export function orderOf(sort: Sort): Order {
  return sort.startsWith('-')
    ? { column: sort.slice(1), ascending: false }
    : { column: sort, ascending: true };
}
