import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, measuredAt, render } from './documents.ts';

const MONTH_MS = 31 * 86_400_000;

const git = (...parameters: string[]) => {
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};
const hasHistory = git('rev-parse', '--is-shallow-repository') === 'false';

/** Returns the existing files whose paths a document contains. */
const filesNamed = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`([\w./[\]()-]+\.(?:ts|tsx|sql|mjs))`/g)]
    .flatMap(([, file]) => file ?? [])
    .filter((file) => existsSync(file));

const lastChange = (files: string[]) =>
  Date.parse(git('log', '-1', '--format=%cI', '--', ...new Set(files)));

/** Each document with the code that its figures describe, and the time of the measurement. */
const measured: [string, string[], () => { date: string }][] = [
  ['bench/results.md', globSync('bench/rows/*.ts'), measuredAt.results],
  ['deploy/sizing.md', filesNamed('deploy/sizing.md'), measuredAt.results],
  [
    'deploy/limits.md',
    ['bench/endpoints.ts', ...filesNamed('deploy/limits.md')],
    measuredAt.endpoints,
  ],
];

describe.each(DOCUMENTS)('%s.md', (name) => {
  test('is up to date with its template, measurements and code (node deploy/documents.ts)', () => {
    expect(readFileSync(`deploy/${name}.md`, 'utf8')).toBe(render(name));
  });

  test('has no hard-coded measurements in its template', () => {
    const typed = readFileSync(`deploy/${name}.template.md`, 'utf8').replaceAll(/\{\{.+?\}\}/g, '');
    expect(typed.match(/.*\d (?:ms|s) \*m\*.*|.*\| [\d.]+ ms\b.*/g)).toBeNull();
  });
});

describe.skipIf(!hasHistory)(
  'documents (skipped without the Git history of the repository)',
  () => {
    test.each(measured)('%s is at most a month older than the code it names', (_, files, at) => {
      expect(files.length).toBeGreaterThan(1);
      expect(lastChange(files) - Date.parse(at().date)).toBeLessThan(MONTH_MS);
    });
  },
);
