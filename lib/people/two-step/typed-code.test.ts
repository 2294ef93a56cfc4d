// @module-tag second-factor

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupedKey, recoveryCodeFrom, typedCode } from './typed-code';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['bcdf-ghjk-mnpq-2345', 'recovery', 'bcdfghjkmnpq2345'],
  ['BCDF GHJK MNPQ 2345', 'recovery', 'bcdfghjkmnpq2345'],
])('recognizes %j', (text, kind, code) => expect(typedCode(text)).toEqual({ kind, code }));

it.each([
  '',
  '12345',
  '1234567',
  'bcdf-ghjk-mnpq-234',
  'bcdf-ghjk-mnpq-2345-6',
  '١٢٣٤٥٦',
  "1' or 1=1",
])('rejects %j', (text) => expect(typedCode(text)).toBeNull());

it('parses every recovery code as displayed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
        minLength: 16,
        maxLength: 16,
      }),
      (numbers) => {
        const rest = [...numbers];
        const code = recoveryCodeFrom((below) => Math.floor((rest.pop() ?? 0) * below));
        expect(code).toMatch(/^([b-df-hj-km-np-tv-xz2-9]{4}-){3}[b-df-hj-km-np-tv-xz2-9]{4}$/);
        expect(typedCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
      },
    ),
  );
});

it('formats a key in groups', () => expect(groupedKey('ABCDEFGHIJ')).toBe('ABCD EFGH IJ'));
