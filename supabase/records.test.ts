import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { CONTENT_TABLES } from '@/lib/paths';
import { FREE_TEXTS, PERSONAL_TABLES, RESTORABLE_TABLES } from '@/lib/records';
import { eventTypes } from '@/lib/webhooks';

// `npm run db:records` writes both files; else a difference fails. A released migration never changes: from then on, FILE names
// a new one.
const FILE = './migrations/20261125000110_records.sql';

/** Returns items with commas, each in a line of its own, so that two branches that add one merge. */
const inLines = (items: readonly string[]) => items.join(',\n    ');

const quoted = (name: string) => `'${name}'`;

/** Returns the array of a list. */
const arrayOf = (names: readonly string[]) => `array[\n    ${inLines(names.map(quoted))}\n  ]`;

/** Returns the statements of a function that returns a list. */
const list = (name: string, values: string, comment: string) => `
create or replace function private.${name}() returns text[]
language sql
immutable
set search_path = ''
as $$
  select ${values};
$$;
comment on function private.${name}() is '${comment}';
revoke all on function private.${name}() from public;
grant execute on function private.${name}() to authenticated, service_role;
`;

const isContent = (table: string) => CONTENT_TABLES.some((kind) => kind === table);

const sql = `-- Lists that the site and the database share. Made by supabase/records.test.ts: run npm run db:records.
${list(
  'content_kinds',
  arrayOf(CONTENT_TABLES),
  'Tables of the content that leaders edit and publish: one for each kind (lib/paths.ts).',
)}${list(
  'restorable_tables',
  `private.content_kinds() || ${arrayOf(RESTORABLE_TABLES.filter((table) => !isContent(table)))}`,
  'Returns the tables whose deleted records leaders can restore.',
)}${list(
  'webhook_types',
  arrayOf(Object.keys(eventTypes)),
  'Types of the events that may leave as a webhook (lib/webhooks.ts).',
)}
create or replace function private.staff_texts() returns table (table_name text, column_name text)
language sql
immutable
set search_path = ''
as $$
  values
    ${inLines(FREE_TEXTS.map((place) => `(${place.map(quoted).join(', ')})`))};
$$;
comment on function private.staff_texts() is
  'Returns the columns with free texts that can name anybody; the history of tasks, which changes with them, last.';
revoke all on function private.staff_texts() from public;
`;

const types = `/** Types of the events that leave as a webhook. Made of lib/webhooks.ts: run npm run db:records. */
export const WEBHOOK_TYPES = [
${Object.keys(eventTypes)
  .map((type) => `  '${type}',\n`)
  .join('')}] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];
`;

test('the lists of the database are those of the site', async () => {
  await expect(sql).toMatchFileSnapshot(FILE);
});

test('an export names each kind of records about a person', () => {
  const migration = readFileSync('supabase/migrations/20261125003500_privacy.sql', 'utf8');
  const [records = ''] = /create function private\.person_records.*?\$\$;/s.exec(migration) ?? [];
  const found = [
    ...records.matchAll(/'(\w+)'(?: as kind)?, '(\w+)'(?: as record_table)?, \w+\.id/g),
  ];
  const known = PERSONAL_TABLES.map(({ kind, table }) => `${kind} of ${table}`);
  expect(found.map(([, kind, table]) => `${kind} of ${table}`).toSorted()).toEqual(
    known.toSorted(),
  );
});

test('the names of the events are those of their records', async () => {
  await expect(types).toMatchFileSnapshot('../lib/outbox/webhook-types.ts');
});
