import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  ...globSync(['docs/*.md', '.github/**/*.md', '{bench,deploy,supabase}/**/README.md']),
];

const read = (file: string) => readFileSync(file, 'utf8');

test.each(documents)('links and pictures of %s lead to files', (document) => {
  const targets = [...read(document).matchAll(/(?:\]\(|(?:src|srcset)=")([^)"#]+)/g)];
  const files = targets.flatMap(([, target = '']) =>
    /^https?:/.test(target) ? [] : [join(dirname(document), target)],
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the architecture page names only files that exist', () => {
  const named = read('docs/architecture.md').matchAll(
    /`((?:app|components|lib|supabase)\/[^`]+)`/g,
  );
  const files = [...named].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const decisions = globSync('.github/decisions/[0-9]*.md');
const numbers = new Set(decisions.map((file) => basename(file).slice(0, 3)));
const REFERENCE = /(?:\bdecisions?[ /]|\.github\/decisions\/)(\d{3})\b/gi;

test('each decision that a file refers to exists', () => {
  const files = globSync([
    '{app,bench,components,deploy,e2e,lib,supabase}/**/*.{css,md,sql,ts,tsx}',
    '{.github,docs}/**/*.{md,yml}',
    '*.{md,ts}',
  ]);
  const references = files.flatMap((file) =>
    [...read(file).matchAll(REFERENCE)].map(([, number = '']) => ({ file, number })),
  );
  expect(references.length).toBeGreaterThan(1);
  expect(references.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test('each decision is in the index, under its title', () => {
  const entries = decisions.map((file) => {
    const [, title] = /^# (.+)/.exec(read(file)) ?? [];
    return `- [${basename(file).slice(0, 3)} ${title}](${basename(file)})`;
  });
  const index = read('.github/decisions/README.md').split('\n');
  expect(index.filter((line) => line.startsWith('- [')).toSorted()).toEqual(entries.toSorted());
});

test('the README stays a front door', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(60);
});
