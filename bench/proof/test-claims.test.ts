import { expect, it } from 'vitest';
import { testClaims } from './test-claims.ts';

it.each(testClaims)('the tests of $name exist', ({ plan }) => {
  expect(plan).not.toThrow();
});
