import { expect, test } from 'vitest';
import { RESTORABLE_TABLES } from '@/lib/audit/schema';
import { CONTENT_TABLES } from '@/lib/paths';
import { eventTypes } from '@/lib/webhooks';

// `npm run db:records` writes both files; else a difference fails. A released migration never changes: from then on, FILE names
// a new one.
const FILE = './migrations/20261125000110_records.sql';

/** Returns the array of a list, as many names in a line as fit. */
function arrayOf(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`).join(', ');
  return `array[\n    ${quoted.replace(/(.{1,114})(?: |$)/g, '$1\n    ').trimEnd()}\n  ]`;
}

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
)}`;

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

test('the names of the events are those of their records', async () => {
  await expect(types).toMatchFileSnapshot('../lib/outbox/webhook-types.ts');
});
