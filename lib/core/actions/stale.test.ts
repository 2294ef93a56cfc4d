import { expect, test } from 'vitest';
import { staleWriteFailure } from './stale';

const values = { name: 'Ada' };
const current = { version: '2', values: { name: 'Grace' } };

test.each([
  ['is gone', null, '1', 'recordGone', { values }],
  ['was changed meanwhile', current, '1', 'changedMeanwhile', { values, current }],
  ['is as the form saw it', current, '2', 'changeRefused', { values }],
] as const)('a record that %s is refused as such', (_, record, version, notice, details) => {
  expect(staleWriteFailure(record, version, values)).toMatchObject({ notice, details });
});
