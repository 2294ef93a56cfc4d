import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  ...globSync(['docs/*.md', '.github/**/*.md', '{bench,deploy,supabase}/**/README.md']),
];

const read = (file: string) => readFileSync(file, 'utf8');

test.each(documents)('links and pictures in %s point to existing files', (document) => {
  const targets = [...read(document).matchAll(/(?:\]\(|(?:src|srcset)=")([^)"#]+)/g)];
  const files = targets.flatMap(([, target = '']) =>
    /^https?:/.test(target) ? [] : [join(dirname(document), target)],
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('docs/architecture.md refers only to existing files', () => {
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

test('every referenced decision exists', () => {
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

test('the index lists each decision under its title', () => {
  const entries = decisions.map((file) => {
    const [, title] = /^# (.+)/.exec(read(file)) ?? [];
    return `- [${basename(file).slice(0, 3)} ${title}](${basename(file)})`;
  });
  const index = read('.github/decisions/README.md').split('\n');
  expect(index.filter((line) => line.startsWith('- [')).toSorted()).toEqual(entries.toSorted());
});

test('the README stays short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(60);
});
