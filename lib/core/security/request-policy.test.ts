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
])('lets %s connect to Supabase', (pathname) => {
  const { origin, host } = new URL(env.NEXT_PUBLIC_SUPABASE_URL);
  expect(connections(pathname)).toContain(origin);
  expect(connections(pathname).some((source) => /^wss?:/.test(source))).toBe(true);
  expect(connections(pathname).join()).toContain(host);
});

test.each(['/', '/booking/manage/x', '/preview/x', '/administration', '/teams', '/x/admin'])(
  'does not let %s connect to Supabase',
  (pathname) => {
    expect(connections(pathname).join()).not.toContain(new URL(env.NEXT_PUBLIC_SUPABASE_URL).host);
  },
);

const sources = (pathname: string, directive: string) =>
  requestPolicy(pathname)
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `));

test('allows framing only of previews by our own pages, and only the staff area to show frames', () => {
  expect(sources('/preview/x', 'frame-ancestors')).toBe("frame-ancestors 'self'");
  for (const pathname of ['/', '/admin/blog/x', '/team/content', '/previews', '/learn/x']) {
    expect(sources(pathname, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  }
  expect(sources('/admin/blog/x', 'frame-src')).toContain("'self'");
  expect(sources('/team/content/blog/x', 'frame-src')).toContain("'self'");
  expect(sources('/learn/x', 'frame-src')).not.toContain("'self'");
});

test('creates a new nonce for each request', () => {
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];
  const nonces = [1, 2, 3].map(() => nonceOf(requestPolicy('/admin')));
  expect(new Set(nonces).size).toBe(3);
  for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
});
