import 'server-only';
import { z } from 'zod';
import { dataOf } from '@/lib/core/supabase/answer';
import type { sessionClient } from '@/lib/core/supabase/session';
import { searchLines } from '@/lib/core/text/search-forms';
import { cursorOf, keyset, type Order, PAGE_SIZE, type Pageable, quoted } from './keyset';

type Value = string | number | boolean;

/** A condition on a column, in the format of the database search. */
type Condition =
  | [column: string, operator: 'null' | 'not null']
  | [column: string, operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte', value: Value]
  | [column: string, operator: 'in' | 'not in' | 'cs', values: string[]];

/** Alternative groups of conditions; at least one group must match completely. */
export type Alternatives = Condition[][];

/** A query to the Data API that filters narrow, or the conditions of a search. */
export type Narrowable<Query> = {
  eq(column: string, value: Value): Query;
  neq(column: string, value: Value): Query;
  gt(column: string, value: Value): Query;
  gte(column: string, value: Value): Query;
  lt(column: string, value: Value): Query;
  lte(column: string, value: Value): Query;
  is(column: string, value: null): Query;
  not(column: string, operator: string, value: string | null): Query;
  contains(column: string, value: string[]): Query;
  or(filters: string): Query;
};

/** Records the conditions of a list, so that the database applies them together with a search. */
class Conditions implements Narrowable<Conditions> {
  readonly all: (Condition | Alternatives)[] = [];

  add(condition: Condition | Alternatives): this {
    this.all.push(condition);
    return this;
  }
  eq = (column: string, value: Value) => this.add([column, 'eq', value]);
  neq = (column: string, value: Value) => this.add([column, 'neq', value]);
  gt = (column: string, value: Value) => this.add([column, 'gt', value]);
  gte = (column: string, value: Value) => this.add([column, 'gte', value]);
  lt = (column: string, value: Value) => this.add([column, 'lt', value]);
  lte = (column: string, value: Value) => this.add([column, 'lte', value]);
  is = (column: string) => this.add([column, 'null']);
  contains = (column: string, values: string[]) => this.add([column, 'cs', values]);
  not = (column: string, operator: string, value: string | null) => {
    if (operator === 'is' && value === null) return this.add([column, 'not null']);
    if (operator !== 'in' || !value) throw new Error(`A search cannot ask for not.${operator}`);
    return this.add([column, 'not in', value.slice(1, -1).split(',')]);
  };
  or = (filters: string): this => {
    throw new Error(`A search asks for alternatives by anyOf, not by ${filters}`);
  };
}

/** Returns a condition in the syntax of the Data API's `or`. */
function filterOf([column, operator, value]: Condition): string {
  if (operator === 'null') return `${column}.is.null`;
  if (operator === 'not null') return `${column}.not.is.null`;
  if (Array.isArray(value)) {
    return `${column}.${operator.replace(' ', '.')}.(${value.map(quoted).join()})`;
  }
  return `${column}.${operator}.${quoted(String(value))}`;
}

/** Returns the query narrowed to rows that match all conditions of at least one group. */
export function anyOf<Query extends Narrowable<Query>>(
  query: Query,
  alternatives: Alternatives,
): Query {
  if (query instanceof Conditions) return query.add(alternatives);
  return query.or(alternatives.map((all) => `and(${all.map(filterOf).join()})`).join());
}

type Listable<Query> = Pageable<Query> & { in(column: string, values: readonly string[]): Query };

/** Extra ids, because rows may be deleted between a search and reading its results. */
const SPARE = 10;

const boardIds = z.record(z.string(), z.array(z.guid()));

type Client = Awaited<ReturnType<typeof sessionClient>>;

type Search = {
  /** The search as typed; without one all records match. */
  q: string;
  /** Applies the filters of the list. */
  narrow: <Query extends Narrowable<Query>>(query: Query) => Query;
  order: Order;
  /** The `next` of the previous page; any other value returns the first page. */
  after?: string | null;
  /** True if a filter needs an index that row-level security prevents the Data API from using. */
  isIndexed?: boolean;
  /** Number of records per page, plus one that shows whether there is a next page. */
  limit?: number;
};

/**
 * Returns the ids of one page of matches, and a few more. The database sorts and limits, so a common word costs no more
 * than a rare one.
 * @param list its name in `private.searched_lists`
 */
export async function searchedIds(
  client: Client,
  list: string,
  {
    q,
    narrow,
    order,
    after = null,
    limit = PAGE_SIZE + 1,
  }: Omit<Search, 'narrow'> & Partial<Search>,
): Promise<string[]> {
  // PostgreSQL text cannot contain NUL characters.
  if (q.includes('\0')) return [];
  const cursor = cursorOf(after);
  const answer = await client.rpc('search_list', {
    list,
    search: searchLines(q),
    conditions: narrow ? narrow(new Conditions()).all : [],
    sort: order.column,
    ascending: order.ascending,
    most: limit + SPARE,
    ...(cursor && { after_value: cursor.value, after_id: cursor.id }),
  });
  return dataOf(answer, `The list ${list} could not be searched`);
}

/** Returns the query for the first of the rows found by a search, in their order. */
function foundRows<Query extends Listable<Query>>(
  query: Query,
  ids: string[],
  { column, ascending }: Order,
  limit: number,
): Query {
  return query.in('id', ids).order(column, { ascending }).order('id').limit(limit);
}

/** A column of a board: its filters and its order. */
type Column<Key> = Pick<Search, 'narrow' | 'order'> & { key: Key };

/**
 * Returns the key of each board column with the Data API query for its first records. One search covers all columns, so
 * that each word is looked up once.
 * @param list its name in `private.searched_lists`
 * @param query creates the query for one column
 */
export async function searchedColumns<Key, Query extends Listable<Query> & Narrowable<Query>>(
  client: Client,
  list: string,
  query: () => Query,
  { q, columns, limit }: { q: string; columns: readonly Column<Key>[]; limit: number },
): Promise<[Key, Query][]> {
  if (!q.trim()) {
    return columns.map(({ key, narrow, order }) => [
      key,
      keyset(narrow(query()), order, null, limit),
    ]);
  }
  const found = q.includes('\0')
    ? {}
    : boardIds.parse(
        dataOf(
          await client.rpc('search_board', {
            list,
            search: searchLines(q),
            columns: columns.map(({ narrow, order: { column: sort, ascending } }) => ({
              conditions: narrow(new Conditions()).all,
              sort,
              ascending,
            })),
            most: limit + SPARE,
          }),
          `The board of ${list} could not be searched`,
        ),
      );
  return columns.map(({ key, order }, number) => [
    key,
    foundRows(query(), found[number] ?? [], order, limit),
  ]);
}

/**
 * Returns the Data API query for one page of a list, plus one record. Row-level security also applies to the results of
 * a search.
 * @param list its name in `private.searched_lists`
 */
export async function searchedPage<Query extends Listable<Query> & Narrowable<Query>>(
  client: Client,
  list: string,
  query: Query,
  search: Search,
): Promise<Query> {
  const { q, narrow, order, after = null, limit = PAGE_SIZE + 1 } = search;
  if (!q.trim() && !search.isIndexed) return keyset(narrow(query), order, after, limit);
  return foundRows(query, await searchedIds(client, list, search), order, limit);
}
