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

const sources = (pathname: string, directive: string) =>
  requestPolicy(pathname)
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `));

test('only previews are shown in frames, by our own pages, and only the staff area shows any', () => {
  expect(sources('/preview/x', 'frame-ancestors')).toBe("frame-ancestors 'self'");
  for (const pathname of ['/', '/admin/blog/x', '/team/content', '/previews', '/learn/x']) {
    expect(sources(pathname, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  }
  expect(sources('/admin/blog/x', 'frame-src')).toContain("'self'");
  expect(sources('/team/content/blog/x', 'frame-src')).toContain("'self'");
  expect(sources('/learn/x', 'frame-src')).not.toContain("'self'");
});

test('each request has its own nonce', () => {
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];
  const nonces = [1, 2, 3].map(() => nonceOf(requestPolicy('/admin')));
  expect(new Set(nonces).size).toBe(3);
  for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
});
