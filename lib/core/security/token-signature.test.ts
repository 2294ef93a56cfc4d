import { expect, it } from 'vitest';
import { readWith, signWith } from './token-signature';

it('verifies a token only with its own secret and purpose', () => {
  const token = signWith('one', 'form-time', 'a value');
  expect(readWith('one', 'form-time', token)).toBe('a value');
  expect(readWith('one', 'manage-booking', token)).toBeNull();
  expect(readWith('another', 'form-time', token)).toBeNull();
  // Repeated, with cached keys.
  expect(signWith('one', 'form-time', 'a value')).toBe(token);
  expect(signWith('one', 'manage-booking', 'a value')).not.toBe(token);
  expect(signWith('another', 'form-time', 'a value')).not.toBe(token);
});
