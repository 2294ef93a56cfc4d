import { expect, test } from 'vitest';
import { withoutSecrets } from './secret-patterns';
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
])('%s is removed', (_what, text, redacted) => {
  expect(withoutSecrets(text)).toBe(redacted);
});

test.each([
  'Why? Because.',
  '{"err":{"stack":"Error: x\\n    at file:///srv/app/.next/server/chunks/ssr/a.b.c.js:1:2"}}',
  'at /invitation: really?',
])('%s stays', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});
