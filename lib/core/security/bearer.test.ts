import { expect, test } from 'vitest';
import { hasBearer } from './bearer';

const asks = (authorization?: string) =>
  hasBearer(
    new Request('http://site.example/', { headers: authorization ? { authorization } : {} }),
    'the-secret',
  );

test.each([
  ['Bearer the-secret', true],
  ['Bearer the-secret2', false],
  ['Bearer the-secre', false],
  ['Bearer ', false],
  ['bearer the-secret', false],
  ['the-secret', false],
  [undefined, false],
])('compares the header %s with the secret: %s', (authorization, expected) => {
  expect(asks(authorization)).toBe(expected);
});
