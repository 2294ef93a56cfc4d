import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimTags } from './vitest-tags';

const root = join(import.meta.dirname, '..');
const claims = claimTags.map(({ name }) => name);

/** Returns what the pattern captures in the files. */
const found = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, tag]) => tag));

// Playwright accepts any tag at the end of a title; Vitest rejects one that is no claim.
const inBrowser = found('e2e/**/*.spec.ts', /^ *test(?:\.describe)?\(['`].* @([\w-]+)['`], /gm);
const others = found(
  '{app,components,lib,supabase}/**/*.test.ts',
  /(?:\/\/ @module-tag |\{ tags: \[')([\w-]+)/g,
);

test('every claim has tests, and every tag in a browser test is a claim', () => {
  expect(claims.filter((claim) => ![...inBrowser, ...others].includes(claim))).toEqual([]);
  expect(inBrowser.filter((tag) => !claims.includes(`${tag}`))).toEqual([]);
});
