import { expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { requestPolicy } from './request-policy';

const connections = (pathname: string) =>
  /connect-src ([^;]*)/.exec(requestPolicy(pathname))?.[1]?.split(' ') ?? [];

test.each([
  '/admin',
  '/admin/bookings',
  '/team/tasks',
  '/member/login',
  '/password/new',
  '/invitation/x',
  '/two-step/setup',
])('%s may connect to Supabase', (pathname) => {
  const { origin, host } = new URL(env.NEXT_PUBLIC_SUPABASE_URL);
  expect(connections(pathname)).toContain(origin);
  expect(connections(pathname).some((source) => /^wss?:/.test(source))).toBe(true);
  expect(connections(pathname).join()).toContain(host);
});

test.each(['/', '/booking/manage/x', '/preview/x', '/administration', '/teams', '/x/admin'])(
  '%s may not',
  (pathname) => {
    expect(connections(pathname).join()).not.toContain(new URL(env.NEXT_PUBLIC_SUPABASE_URL).host);
  },
);

test('each request has a nonce of its own', () => {
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];
  const nonces = [1, 2, 3].map(() => nonceOf(requestPolicy('/admin')));
  expect(new Set(nonces).size).toBe(3);
  for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
});
