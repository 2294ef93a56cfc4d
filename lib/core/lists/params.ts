import { parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { Order } from './keyset';

/** A column to sort by; a minus before it reverses the order. */
export type Sort<Column extends string = string> = Column | `-${Column}`;

/** Value of `open` for which the drawer shows an empty form in place of a record. */
export const NEW_RECORD = 'new';

/**
 * Returns the parameters of every list's URL: the search, the order, the page's cursor, the columns shown and the
 * record in the drawer. A list's `filters.ts` adds its own filters to these.
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

/** Returns the order that a `sort` of the URL names. */
export function orderOf(sort: Sort): Order {
  return sort.startsWith('-')
    ? { column: sort.slice(1), ascending: false }
    : { column: sort, ascending: true };
}
