import { z } from 'zod';
import { searchForms } from '@/lib/core/text/search-forms';

/** Number of records on one page of a list. */
export const PAGE_SIZE = 50;

/** Sort order of a list; the column must not contain nulls. */
export type Order = { column: string; ascending: boolean };

/** One page of a list; `next` is the cursor of the next page, null on the last. */
export type Page<Row> = { rows: Row[]; next: string | null };

export type Pageable<Query> = {
  order(column: string, options?: { ascending: boolean }): Query;
  gte(column: string, value: string): Query;
  lte(column: string, value: string): Query;
  or(filters: string): Query;
  limit(count: number): Query;
};

const cursorSchema = z
  .string()
  .regex(/^([0-9a-f-]{36}|\d{1,18})_.+$/s)
  .transform((text) => {
    const end = text.indexOf('_');
    return { id: text.slice(0, end), value: text.slice(end + 1) };
  });

/** Quotes a value for a PostgREST filter. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Returns an `ilike` pattern that matches exactly this text, with its wildcards escaped. PostgREST has no escape for
 * `*`, its alias of `%`, so an asterisk matches any one character.
 */
export function escapePattern(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&').replaceAll('*', '_');
}

/** Returns an `ilike` pattern that matches the text anywhere. */
export function anywhere(text: string): string {
  return `%${escapePattern(text)}%`;
}

/**
 * Returns the argument of `or` that matches the text anywhere in one of these columns, case-insensitively, including a
 * domain in its stored form.
 */
export function containing(text: string, columns: readonly string[]): string {
  const patterns = searchForms(text).map((form) => quoted(anywhere(form)));
  return columns
    .flatMap((column) => patterns.map((pattern) => `${column}.ilike.${pattern}`))
    .join();
}

/** Parses a cursor; null for an invalid one. */
export function cursorOf(after: string | null): { id: string; value: string } | null {
  return cursorSchema.safeParse(after).data ?? null;
}

/**
 * Returns the query ordered, starting after the cursor, and limited to one page plus one record. The cost does not grow
 * with the distance from the first page, because the plain bound lets the index start there.
 * @param after the `next` of the previous page; any other value returns the first page
 */
export function keyset<Query extends Pageable<Query>>(
  query: Query,
  { column, ascending }: Order,
  after: string | null,
  limit = PAGE_SIZE + 1,
): Query {
  const page = query.order(column, { ascending }).order('id').limit(limit);
  const cursor = cursorOf(after);
  if (!cursor) return page;
  const { id, value } = cursor;
  const from = ascending ? page.gte(column, value) : page.lte(column, value);
  const beyond = `${column}.${ascending ? 'gt' : 'lt'}.${quoted(value)}`;
  return from.or(`${beyond},and(${column}.eq.${quoted(value)},id.gt.${id})`);
}

/**
 * Returns the page that `keyset` fetched.
 * @param orderedBy the ordering column of a record, exactly as the database wrote it
 */
export function pageOf<Row extends { id: string | number }>(
  fetched: readonly Row[],
  orderedBy: (row: Row) => string | number,
): Page<Row> {
  const rows = fetched.slice(0, PAGE_SIZE);
  const last = fetched.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.id}_${orderedBy(last)}` : null };
}
