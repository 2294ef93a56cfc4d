import { expect, test } from 'vitest';
import { isUnstorableText } from './refusal';

test.each([
  [{ code: '22P05' }, true],
  [new Error('The note could not be stored', { cause: { code: '22021' } }), true],
  [new Error('The note could not be stored', { cause: { code: '23505' } }), false],
  [new Error('The note could not be stored'), false],
  [null, false],
])('isUnstorableText is right for %s: %s', (error, expected) => {
  expect(isUnstorableText(error)).toBe(expected);
});
