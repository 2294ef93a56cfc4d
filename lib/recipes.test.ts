import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_TABLES, paths } from './paths';
import { contentListPath } from './paths/site';

const [, recipes = ''] =
  /^## Recipes\n(.*)/ms.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];

/** Returns the files mentioned in a text, including placeholders such as <domain>. */
const filesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/`((?:app|bench|components|deploy|e2e|lib|supabase)\/[^`\s]+)`/g)].map(
      ([, file = '']) => file,
    ),
  ),
];

/** Returns the recipe under this heading. */
const recipe = (heading: string) => recipes.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';

const files = filesIn(recipes);

test('the recipes mention files', () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)('%s exists', (file) => {
  if (existsSync(file)) return;
  const glob = file.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '');
  // Parts of a domain may be nested more deeply.
  expect([...globSync(glob), ...globSync(glob.replace('/*/', '/**/'))]).not.toEqual([]);
});

/**
 * Files outside its domain folders that a new kind of content changes; its own file in lib/content/kinds is one more.
 */
const entered = filesIn(recipe('A content kind')).filter((file) => !/[<*]|\/\{/.test(file));

test('a new content kind changes at most 25 files', () => {
  expect(entered.length).toBeGreaterThan(15);
  expect(entered.length + 1).toBeLessThanOrEqual(25);
});

test.each(entered)('%s contains every content kind', (file) => {
  const text = readFileSync(file, 'utf8');
  const missing = CONTENT_TABLES.filter((table) => {
    const names = [table, contentListPath(table).slice(1)];
    return !names.some((name) => new RegExp(`(?<![a-z])${name}(?![a-z])`).test(text));
  });
  expect(missing).toEqual([]);
});

const lists = globSync('app/(staff)/**/page.tsx').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return text.includes('listScreen({') ? [{ file, text }] : [];
});

test('the recipe for a staff list has nine files', () => {
  expect(lists.length).toBeGreaterThan(2);
  const [first = '', ...steps] = recipe('A staff list').split(/^\d\. /m);
  expect(first).toContain('Nine files');
  // The last step needs only one of two files.
  expect(filesIn(steps.join('\n'))).toHaveLength(10);
});

test.each(lists)('$file exports the same filtered list that it shows', ({ text }) => {
  const [, name = ''] = /exportPath: paths\.exports\.(\w+)/.exec(text) ?? [];
  const path = Object.entries(paths.exports).find(([key]) => key === name)?.[1] ?? '';
  const route = readFileSync(`app${path}/route.ts`, 'utf8');
  const parts = (source: string) => [
    /(?:parsers|filters): (\w+Filters),/.exec(source)?.[1],
    /list: (\w+),/.exec(source)?.[1],
  ];
  expect(route).toContain('csvExport({');
  expect(parts(text)).toEqual(parts(route));
});
