import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERSONAL_TABLES } from '@/lib/records';
import { recordsSql, webhookTypes } from './records-sql';

// `npm run db:records` updates both files; other runs fail if they differ.

test('the generated migration matches lib/records.ts', async () => {
  // After a release, change this to a new migration, because released ones must not change.
  await expect(recordsSql).toMatchFileSnapshot('./migrations/20261125000110_records.sql');
});

test('the generated list of event types matches the domains', async () => {
  await expect(webhookTypes).toMatchFileSnapshot('../lib/outbox/webhook-types.ts');
});

test('the export includes every kind of record about a person', () => {
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
