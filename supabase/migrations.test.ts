import { expect, test } from 'vitest';
import { readSqlFiles } from './local/database/migrations';
import { hashOf, releaseMistakes } from './local/database/released';

const { migrations } = await readSqlFiles();

test('released migrations never change', () => {
  expect(migrations.length).toBeGreaterThan(20);
  expect(releaseMistakes(migrations)).toEqual([]);
});

test('each version is that of one file: databases remember nothing else', () => {
  const versions = migrations.map(({ name }) => /^(\d{14})_\w+\.sql$/.exec(name)?.[1] ?? name);
  expect(new Set(versions).size).toBe(migrations.length);
});

test('a mistake is told in a sentence that names its file', () => {
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
