import { expect, test } from 'vitest';
import { healthOf, retryAt, withoutSecrets } from './rules';

test('waits longer after every failure and gives up after a day and a half', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const waits = Array.from({ length: 8 }, (_, index) => {
    const next = retryAt(index + 1, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(waits).toEqual([1, 5, 15, 60, 180, 480, 1440, null]);
});

test.each([
  [{ delivered: 0, failed: 0, dead: 0 }, 'quiet'],
  [{ delivered: 4, failed: 0, dead: 0 }, 'well'],
  [{ delivered: 4, failed: 1, dead: 0 }, 'attention'],
  [{ delivered: 4, failed: 0, dead: 1 }, 'attention'],
  [{ delivered: 1, failed: 2, dead: 0 }, 'failing'],
  [{ delivered: 1, failed: 2, dead: 3, endpoint: null }, 'off'],
])('%j is %s', (health, expected) => {
  expect(healthOf({ endpoint: 'mail.example', ...health })).toBe(expected);
});

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
