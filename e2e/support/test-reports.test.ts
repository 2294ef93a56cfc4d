import { expect, test } from 'vitest';
import { skippedLines, type TestResult } from './test-reports.ts';

const result = (name: string, status: TestResult['status'] = 'skipped'): TestResult => ({
  file: 'deploy/a.test.ts',
  name,
  seconds: 0,
  status,
});

test('lists skipped tests by reason, and no others', () => {
  const nginx = 'nginx (skipped: install nginx to run these)';
  expect(
    skippedLines([
      result(`${nginx} serves a page`),
      result('passes', 'passed'),
      result('is left out'),
      result(`${nginx} compresses it`),
    ]),
  ).toEqual([
    'Skipped: install nginx to run these',
    '  deploy/a.test.ts: nginx serves a page',
    '  deploy/a.test.ts: nginx compresses it',
    'Skipped: no reason given',
    '  deploy/a.test.ts: is left out',
  ]);
  expect(skippedLines([result('passes', 'passed'), result('fails', 'failed')])).toEqual([]);
});
