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

test('released migrations never change', () => {
  expect(migrations.length).toBeGreaterThan(20);
  expect(releaseMistakes(migrations)).toEqual([]);
});

test('each version is that of one file: databases remember nothing else', () => {
  const versions = migrations.map(({ name }) => /^(\d{14})_\w+\.sql$/.exec(name)?.[1] ?? name);
  expect(new Set(versions).size).toBe(migrations.length);
});

test('a mistake is reported in a sentence that names its file', () => {
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

test('a release lists the hashes of what it froze, below the former ones', () => {
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

test('statements have the hash of their file, however they were split', () => {
  const file = "select 1;\n\n-- Second\nselect ';' ;\n";
  expect(digestOf(['select 1', "-- Second\nselect ';'"].join(''))).toBe(digestOf(file));
  expect(digestOf(file.replace('1', '2'))).not.toBe(digestOf(file));
});

test('each object is in one file, until a release', () => {
  const released = releasedHashes();
  expect(repeatedObjects(migrations.filter(({ name }) => !released.has(name)))).toEqual([]);
});

test('an object that is created twice is named with both files, also as another statement', () => {
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

test('the index names the file in which each object stands', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(readme, 'npm run db:types writes it').toBe(withIndex(readme, migrations));
  expect(readme).toContain('| `public.request_booking` |');
});
