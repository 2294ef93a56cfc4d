import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedText } from '../support/project-copy.ts';
import { testClaims } from './test-claims.ts';
import { testFaults } from './test-faults.ts';
import { planTests } from './test-runs.ts';

const root = join(import.meta.dirname, '../..');

it.each(testClaims)('the tests of $name exist', ({ plan }) => {
  expect(plan).not.toThrow();
});

it.each(Object.entries(testFaults))('the code of %s can be broken', (_name, fault) => {
  expect(changedText(root, fault)).not.toContain('\0');
  expect(() => planTests(fault.tests.map((file) => ({ file })))).not.toThrow();
});
