import { expect, test } from 'vitest';
import type { TestResult } from '@/e2e/support/test-reports';
import { findingOf } from './test-runs';

const result = (name: string, status: TestResult['status'], file = 'a.test.ts'): TestResult => ({
  file,
  name,
  status,
  seconds: 1,
});
const all = [{ file: 'a.test.ts' }];

test.each([
  ['all passed', [result('1', 'passed'), result('2', 'passed')], true, 2, '2 tests passed'],
  ['nothing ran', [], false, 0, '0 tests passed; none of a.test.ts'],
  [
    'one failed',
    [result('1', 'passed'), result('2', 'passed'), result('3', 'failed')],
    false,
    2,
    '2 tests passed; 1 failed, such as "3"',
  ],
  [
    'a skipped one does not count',
    [result('1', 'passed'), result('2', 'skipped')],
    true,
    1,
    '1 tests passed; 1 skipped',
  ],
])('%s', (_, tests, held, seen, figure) => {
  expect(findingOf(tests, all)).toEqual({ held, seen, figure });
});

test('reports a file without a test, however many others ran', () => {
  const both = [{ file: 'a.test.ts' }, { file: 'b.test.ts', name: /zone/ }];
  const tests = [result('1', 'passed'), result('day', 'passed', 'b.test.ts')];
  expect(findingOf(tests, both)).toEqual({
    held: false,
    seen: 1,
    figure: '1 tests passed; none of b.test.ts',
  });
  expect(findingOf([...tests, result('zone', 'passed', 'b.test.ts')], both).held).toBe(true);
});
