import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repeatedObjects, withIndex } from './local/database/objects';
import {
  digestOf,
  hashOf,
  readReleases,
  releasedHashes,
  releaseMistakes,
  withRelease,
} from './local/database/released';
import { readSqlFiles } from './local/database/sql-files';

const { migrations } = await readSqlFiles();

test('released migrations are unchanged', () => {
  expect(migrations.length).toBeGreaterThan(20);
  expect(releaseMistakes(migrations)).toEqual([]);
});

test('each migration has a unique version, the only key that databases store', () => {
  const versions = migrations.map(({ name }) => /^(\d{14})_\w+\.sql$/.exec(name)?.[1] ?? name);
  expect(new Set(versions).size).toBe(migrations.length);
});

test('reports changed and deleted released migrations with their file names', () => {
  const released = new Map([
    ['1_kept.sql', hashOf({ name: '', statements: 'select 1' })],
    ['2_changed.sql', hashOf({ name: '', statements: 'select 2' })],
    ['3_gone.sql', ''],
  ]);
  const files = [
    { name: '1_kept.sql', statements: 'select 1' },
    { name: '2_changed.sql', statements: 'select 22' },
    { name: '4_new.sql', statements: 'select 4' },
  ];
  expect(releaseMistakes(files, released)).toEqual([
    expect.stringMatching(/^2_changed.sql was released and has changed/),
    expect.stringMatching(/^3_gone.sql was released and is gone/),
  ]);
});

test('appends the hashes of newly frozen migrations to the list of releases', () => {
  const files = ['1_a.sql', '2_b.sql'].map((name) => ({ name, statements: `select '${name}'` }));
  const first = withRelease('', '1.0.0', files.slice(0, 1));
  const second = withRelease(first.text, '1.1.0', files);
  const third = withRelease(second.text, '1.1.1', files);
  expect([first, second, third].map(({ added }) => added)).toEqual([['1_a.sql'], ['2_b.sql'], []]);
  const releases = readReleases(third.text);
  expect(releases.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.1.1']);
  expect(releaseMistakes(files, releasedHashes(releases))).toEqual([]);
  expect(readReleases('')).toEqual([]);
});

test('split statements have the same digest as their file', () => {
  const file = "select 1;\n\n-- Second\nselect ';' ;\n";
  expect(digestOf(['select 1', "-- Second\nselect ';'"].join(''))).toBe(digestOf(file));
  expect(digestOf(file.replace('1', '2'))).not.toBe(digestOf(file));
});

test('each object is created in one unreleased file only', () => {
  const released = releasedHashes();
  expect(repeatedObjects(migrations.filter(({ name }) => !released.has(name)))).toEqual([]);
});

test('reports an object that two files create, even with a different statement', () => {
  const files = [
    {
      name: '1_a.sql',
      statements: 'create function f(a int)\nreturns int as $$ $$;\ncreate table t (a int);',
    },
    { name: '2_b.sql', statements: 'create or replace function f(a  int) returns int as $$ $$;' },
    { name: '3_c.sql', statements: 'create function f(a text) returns int as $$ $$;' },
  ];
  expect(repeatedObjects(files)).toEqual([
    expect.stringMatching(/^f is in 1_a.sql and again in 2_b.sql/),
  ]);
});

test('the README index lists the file of each object', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(readme, 'npm run db:types writes it').toBe(withIndex(readme, migrations));
  expect(readme).toContain('| `public.request_booking` |');
});
