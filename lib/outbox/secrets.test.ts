import { expect, test } from 'vitest';
import { withoutSecrets } from './secrets';

test('masks what a name calls a secret, at any depth, and nothing else', () => {
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
