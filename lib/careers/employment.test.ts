import { expect, test } from 'vitest';
import { isOpen } from './employment';

test.each([
  [null, true],
  ['2026-12-01T00:00:01.000Z', true],
  ['2026-12-01T00:00:00.000Z', false],
  ['2026-11-30T23:59:59.000Z', false],
])('at midnight a job that closes at %s is open: %s', (closesAt, open) => {
  expect(isOpen({ closesAt }, new Date('2026-12-01T00:00:00Z'))).toBe(open);
});
