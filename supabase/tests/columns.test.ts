import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/** Columns without an own upper size, each with what bounds it. */
const BOUNDED_ELSEWHERE: Record<string, string> = {
  'audit_log.after': 'written by triggers: the row',
  'audit_log.before': 'written by triggers: the row',
  'client_tags.name': 'written by triggers: clients.tags',
  'content_counts.detail': 'a list for each figure',
  'content_revisions.snapshot': 'written by triggers: the row',
  'outbox.payload': 'written by triggers and functions: rows',
  'passages.anchor': 'written by triggers: published texts',
  'passages.heading': 'written by triggers: published texts',
  'passages.kind': 'written by triggers: the name of a table',
  'passages.page': 'written by triggers: the slug of a lesson',
  'passages.slug': 'written by triggers: a slug',
  'passages.title': 'written by triggers: a title',
  'passages.words': 'written by triggers: published texts',
  'privacy_requests.pseudonyms': 'written by a function: one for each email of a contact',
  'privacy_requests.records': 'written by a function: a number for each table',
  'retention_runs.removed': 'written by a function: a number for each table',
  'task_activity.changes': 'written by triggers: columns of the row',
};

type Column = { name: string; type: string; checks: string[] };

/** Text, arrays and JSON that are not computed from other columns and refer to no other table. */
const COLUMNS = `
  select a.attrelid::regclass || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    array(
      select pg_get_constraintdef(c.oid) from pg_constraint c
      where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
    ) as checks
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid
  join pg_type y on y.oid = a.atttypid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (y.typcategory in ('A', 'S') or y.typname in ('json', 'jsonb', 'bytea', 'xml'))
    and a.atttypmod = -1
    and not exists (
      select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any (c.conkey)
    )
  order by 1`;

/** Returns whether a check limits the size of its column, whatever else it asks. */
function limits(check: string, { name, type }: Column): boolean {
  if (/ OR |CASE/.test(check)) return false;
  const column = name.split('.').at(-1);
  const has = (...conditions: string[]) =>
    conditions.some((condition) => check.includes(`(${condition}`));
  if (type !== 'text') {
    return has(
      `octet_length((${column})::text) <= `,
      `octet_length(array_to_string(${column}, ' '::text)) <= `,
      `private.is_channel(${column})`,
      ...(['uuid[]', 'smallint[]'].includes(type) ? [`cardinality(${column}) <= `] : []),
    );
  }
  const pattern = new RegExp(`\\(${column} ~ '\\^([^']*)\\$'`).exec(check)?.[1];
  return (
    has(`char_length(${column}) <= `, `octet_length(${column}) <= `, `${column} = `) ||
    (pattern !== undefined && !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, 'x')))
  );
}

it('every column has an upper size', async () => {
  const columns = (await stack.sql(COLUMNS)) as Column[];
  expect(columns.length).toBeGreaterThan(300);
  const open = columns.filter((column) => !column.checks.some((check) => limits(check, column)));
  expect(open.map(({ name }) => name)).toEqual(Object.keys(BOUNDED_ELSEWHERE));
});

it('a channel has short texts only', async () => {
  const channel = { campaign: 'x'.repeat(101) };
  expect(
    await stack.sql('select private.is_channel($1::jsonb) as short', [JSON.stringify(channel)]),
  ).toEqual([{ short: false }]);
});
