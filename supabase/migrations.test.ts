import { expect, test } from 'vitest';
import { hashOf, landedMistakes } from './local/database/landed';
import { readSqlFiles } from './local/database/migrations';

const { migrations } = await readSqlFiles();

test('landed migrations never change, and every migration is listed', () => {
  expect(migrations.length).toBeGreaterThan(20);
  expect(landedMistakes(migrations)).toEqual([]);
});

test('each version is that of one file: databases remember nothing else', () => {
  const versions = migrations.map(({ name }) => /^(\d{14})_\w+\.sql$/.exec(name)?.[1] ?? name);
  expect(new Set(versions).size).toBe(migrations.length);
});

test('a mistake is told in a sentence that names its file', () => {
  const landed = new Map([
    ['1_kept.sql', hashOf({ name: '', statements: 'select 1' })],
    ['2_changed.sql', hashOf({ name: '', statements: 'select 2' })],
    ['3_gone.sql', ''],
  ]);
  const files = [
    { name: '1_kept.sql', statements: 'select 1' },
    { name: '2_changed.sql', statements: 'select 22' },
    { name: '4_new.sql', statements: 'select 4' },
  ];
  expect(landedMistakes(files, landed)).toEqual([
    expect.stringMatching(/^3_gone.sql has landed and is gone/),
    expect.stringMatching(/^2_changed.sql has landed and was changed/),
    expect.stringMatching(/^4_new.sql is new: npm run db:land/),
  ]);
});
