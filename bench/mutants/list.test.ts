import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedText } from '../support/project-copy';
import { mutants } from './list';

const root = join(import.meta.dirname, '../..');

test.each(mutants)('can break: $rule', (mutant) => {
  expect(changedText(root, mutant)).not.toContain('\0');
  expect(mutant.tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('contains at least 40 rules, each once', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(40);
  expect(new Set(mutants.map(({ rule }) => rule)).size).toBe(mutants.length);
});
