import { createServerClient } from '@supabase/ssr';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Cookie } from './access-token';
import { sessionClientOf } from './cookie-client';

vi.mock('@/lib/core/env', () => ({
  env: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_unit_tests',
    SITE_URL: 'https://techlink.example',
  },
}));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn(), warn: vi.fn() } }));
vi.mock('@supabase/ssr', { spy: true });

const asked: { path: string; authorization: string | null }[] = [];

vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
  const { pathname } = new URL(input);
  asked.push({ path: pathname, authorization: new Headers(init?.headers).get('authorization') });
  return Response.json(pathname.endsWith('/token') ? session(3600, 'new') : []);
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a session with a token that expires after some seconds. */
function session(seconds: number, name: string) {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return {
    access_token: `${encode({ alg: 'HS256' })}.${encode({ sub: 'a', name, exp })}.c2ln`,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: exp,
    user: { id: 'a' },
  };
}

/** Queries a table with these cookies and returns the cookies afterwards. */
async function ask(cookies: Cookie[]) {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  const client = sessionClientOf({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    setAll: (changed) => {
      for (const { name, value } of changed) jar.set(name, value);
    },
  });
  await client.from('services').select('id');
  return jar;
}

const cookieOf = (stored: object) => ({
  name: 'sb-127-auth-token',
  value: `base64-${encode(stored)}`,
});

beforeEach(() => {
  asked.splice(0);
  vi.clearAllMocks();
});

it('queries with the token in the cookies, without creating an Auth client', async () => {
  const old = session(3600, 'old');
  await ask([cookieOf(old)]);
  const authorization = `Bearer ${old.access_token}`;
  expect(asked).toEqual([{ path: '/rest/v1/services', authorization }]);
  expect(createServerClient).not.toHaveBeenCalled();
});

it('renews a token that is about to expire', async () => {
  const old = cookieOf(session(60, 'old'));
  const jar = await ask([old]);
  expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/token', '/rest/v1/services']);
  const claims = asked[1]?.authorization?.split('.')[1] ?? '';
  expect(Buffer.from(claims, 'base64url').toString()).toContain('"name":"new"');
  expect(jar.get(old.name)).not.toBe(old.value);
});

it('queries as a visitor without a session', async () => {
  await ask([{ name: 'sb-127-auth-token', value: 'base64-e30' }]);
  const authorization = 'Bearer sb_publishable_for_unit_tests';
  expect(asked).toEqual([{ path: '/rest/v1/services', authorization }]);
});
