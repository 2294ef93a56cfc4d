import { expect, test } from 'vitest';
import { signWith } from '@/lib/core/security/token-signature';
import { withoutSecrets, withoutTokens } from './secrets';

test('masks fields with the name of a secret at any depth, and nothing else', () => {
  expect(
    withoutSecrets({
      invitation: { email: 'ada@x.example', token_hash: 'a1b2', expires: null },
      links: [{ token: 'c3' }],
      idempotency_key: null,
    }),
  ).toEqual({
    invitation: { email: 'ada@x.example', token_hash: '••••••••', expires: null },
    links: [{ token: '••••••••' }],
    idempotency_key: null,
  });
});

test('masks signed tokens and a known secret in a text, and keeps the rest', () => {
  const token = signWith('a secret key of the server', 'manage-booking', 'a1b2c3d4e5f6');
  expect(withoutTokens(`GET /booking/manage/${token}?x=1: 404`)).toBe(
    'GET /booking/manage/••••••••?x=1: 404',
  );
  expect(withoutTokens('refused hush-hush at www.techlink.example', 'hush-hush')).toBe(
    'refused •••••••• at www.techlink.example',
  );
});
