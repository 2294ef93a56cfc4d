import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, recipes = ''] =
  /^## Recipes\n(.*)/ms.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];

/** The files that the recipes name, with their placeholders such as <domain>. */
const files = [
  ...new Set(
    [...recipes.matchAll(/`((?:app|bench|components|deploy|e2e|lib|supabase)\/[^`\s]+)`/g)].map(
      ([, file = '']) => file,
    ),
  ),
];

test('the recipes name files', () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)('%s exists', (file) => {
  const glob = file.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '');
  // A part of a domain may nest deeper.
  expect([...globSync(glob), ...globSync(glob.replace('/*/', '/**/'))]).not.toEqual([]);
});
