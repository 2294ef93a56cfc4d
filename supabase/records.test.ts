import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERSONAL_TABLES } from '@/lib/records';
import { recordsSql, webhookTypes } from './records-sql';

// `npm run db:records` writes both files; else a difference fails.

test('the migration says what the records say', async () => {
  // A released migration never changes: from then on, this names a new one.
  await expect(recordsSql).toMatchFileSnapshot('./migrations/20261125000110_records.sql');
});

test('the list of event types has those of the domains', async () => {
  await expect(webhookTypes).toMatchFileSnapshot('../lib/outbox/webhook-types.ts');
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
