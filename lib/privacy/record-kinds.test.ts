import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RECORD_KINDS } from './record-kinds';

test('every kind of personal record in the database has a name', () => {
  const file = readFileSync('supabase/migrations/20261125003500_privacy.sql', 'utf8');
  const start = file.indexOf('create function private.person_records');
  const body = file.slice(start, file.indexOf('$$;', start));
  const kinds = [...body.matchAll(/select\s+'(\w+)'(?: as kind)?,\s*'\w+'/g)].map(
    ([, kind]) => kind,
  );
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !RECORD_KINDS.some((known) => known === kind))).toEqual([]);
});
