import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_TABLES, paths } from './paths';
import { contentListPath } from './paths/site';

const [, recipes = ''] =
  /^## Recipes\n(.*)/ms.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];

/** Returns the files that a text names, with their placeholders such as <domain>. */
const filesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/`((?:app|bench|components|deploy|e2e|lib|supabase)\/[^`\s]+)`/g)].map(
      ([, file = '']) => file,
    ),
  ),
];

/** Returns the recipe with this heading. */
const recipe = (heading: string) => recipes.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';

const files = filesIn(recipes);

test('the recipes name files', () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)('%s exists', (file) => {
  if (existsSync(file)) return;
  const glob = file.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '');
  // A part of a domain may nest deeper.
  expect([...globSync(glob), ...globSync(glob.replace('/*/', '/**/'))]).not.toEqual([]);
});

/** Files outside the folders of its domain in which a new kind of content is entered; its own of lib/content/kinds is one more. */
const entered = filesIn(recipe('A content kind')).filter((file) => !/[<*]|\/\{/.test(file));

test('a content kind is entered in 25 files at most', () => {
  expect(entered.length).toBeGreaterThan(15);
  expect(entered.length + 1).toBeLessThanOrEqual(25);
});

test.each(entered)('every content kind is in %s', (file) => {
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

test('a staff list takes nine files', () => {
  expect(lists.length).toBeGreaterThan(2);
  const [first = '', ...steps] = recipe('A staff list').split(/^\d\. /m);
  expect(first).toContain('Nine files');
  // Of the last step one file or the other.
  expect(filesIn(steps.join('\n'))).toHaveLength(10);
});

test.each(lists)('$file exports what it lists', ({ text }) => {
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
