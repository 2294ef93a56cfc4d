import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

test('the README stays a front door', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(60);
});
