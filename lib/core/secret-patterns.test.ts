// @module-tag log-secrets

import { expect, test } from 'vitest';
import { PLANTED_PASSWORD, plantedSecrets } from '@/e2e/support/planted-secrets';
import { secretsIn, withoutSecrets } from './secret-patterns';
import { signWith } from './security/token-signature';

const token = signWith(
  'secret-of-this-test',
  'manage-booking',
  'b1946ac9-2d4d-4a5e-9a7b-0a1b2c3d4e5f',
);

test.each([
  ['an email', 'to ada@firm.example failed', 'to [redacted] failed'],
  [
    'the query of a URL',
    '{"u":"https://x.example/a?q=ada&b=1"}',
    '{"u":"https://x.example/a?[redacted]"}',
  ],
  ['the query of a path', 'GET /booking?email=a%40b.c HTTP', 'GET /booking?[redacted] HTTP'],
  [
    'the token of a path',
    `at /booking/manage/${token} failed`,
    'at /booking/manage/[redacted] failed',
  ],
  ['a token by itself', `token ${token}.`, 'token [redacted].'],
  ['a JWT', 'Bearer eyJhbGciOi.eyJyb2xl.c2lnbmF0dXJl end', 'Bearer [redacted] end'],
  ['a secret key', 'with sb_secret_0123456789-abc, refused', 'with [redacted], refused'],
])('removes %s', (_what, text, redacted) => {
  expect(withoutSecrets(text)).toBe(redacted);
});

test.each([
  'Why? Because.',
  '{"err":{"stack":"Error: x\\n    at file:///srv/app/.next/server/chunks/ssr/a.b.c.js:1:2"}}',
  'at /invitation: really?',
  '{"level":50,"err":{"code":"23505","message":"duplicate key value violates unique constraint"}}',
  '{"level":30,"request":"b1946ac9-2d4d-4a5e-9a7b-0a1b2c3d4e5f","took":12,"path":"/blog/100%25-of-it"}',
  'at async renderToHTMLOrFlightImplementation (.next/server/chunks/6f4922f45568161a8cdf4ad2299f6d23.js:1:2)',
  'the password was refused; no token is set',
])('keeps %s', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

const planted = Object.entries(plantedSecrets);

test.each(planted)('finds %s in a log', (_what, line) => {
  expect(secretsIn([line], [PLANTED_PASSWORD])).not.toEqual([]);
});

// Only the log check recognises a password without a label, because it knows the value.
test.each(planted.filter(([what]) => !what.startsWith('a password in an error')))(
  'writes %s to the log without the secret',
  (_what, line) => {
    const written = withoutSecrets(line);
    expect(secretsIn([written], [PLANTED_PASSWORD])).toEqual([]);
    expect(written).not.toContain('planted.example');
    if (line.startsWith('{')) expect(() => JSON.parse(written)).not.toThrow();
  },
);
