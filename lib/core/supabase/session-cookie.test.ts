import { createServerClient } from '@supabase/ssr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  accessToken,
  dropSession,
  expiryOf,
  holdsSession,
  sessionCookie,
  shortLived,
} from './session-cookie';

describe('holdsSession', () => {
  it.each([
    ['sb-127-auth-token=base64-eyJ', true],
    ['theme=dark; sb-abcdefgh-auth-token.0=base64-eyJ; sb-abcdefgh-auth-token.1=x', true],
    ['', false],
    ['theme=dark', false],
    ['sb-127-auth-token=', false],
    ['sb-127-auth-token=; theme=dark', false],
    ['sb-127-auth-token-code-verifier=base64-abc', false],
    ['theme=sb-127-auth-token', false],
  ])('%j: %s', (cookies, expected) => expect(holdsSession(cookies)).toBe(expected));
});

describe('a session cookie', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lives for 12 hours at most', () => {
    expect(shortLived({ path: '/', maxAge: 34_560_000 })).toEqual({ path: '/', maxAge: 43_200 });
    expect(shortLived({ maxAge: 0 })).toEqual({ maxAge: 0 });
    expect(shortLived({})).toEqual({ maxAge: 43_200 });
  });

  it('is read and dropped in the browser as the server writes it', async () => {
    const jar = new Map<string, string>();
    vi.stubGlobal('document', {
      get cookie() {
        return ['theme=dark', ...[...jar].map(([name, value]) => `${name}=${value}`)].join('; ');
      },
      set cookie(cookie: string) {
        expect(cookie).toContain('Max-Age=0');
        jar.delete(cookie.split('=')[0] ?? '');
      },
    });
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const access_token = `${part({ alg: 'HS256' })}.${part({ sub: 'a', exp })}.c2ln`;
    const user = { id: 'a', user_metadata: { name: 'é'.repeat(20_000) } };
    const client = createServerClient('http://127.0.0.1:54321', 'sb_publishable_for_unit_tests', {
      cookieOptions: sessionCookie(true),
      cookies: {
        getAll: () => [],
        setAll: (changed) => {
          for (const { name, value } of changed) jar.set(name, value);
        },
      },
      global: { fetch: async () => Response.json(user) },
    });
    await client.auth.setSession({ access_token, refresh_token: 'r' });

    // More than ten parts, whose names sort in another order than their numbers.
    expect(jar.size).toBeGreaterThan(10);
    expect(accessToken(document.cookie)).toBe(access_token);
    expect(expiryOf(access_token)).toBe(exp * 1000);
    const [first] = document.cookie.split(/; (?=sb-\d+-auth-token\.1=)/);
    expect(accessToken(first ?? '')).toBeNull();

    dropSession();
    expect(document.cookie).toBe('theme=dark');
    expect(accessToken(document.cookie)).toBeNull();
  });
});

it.each(['', 'a', 'a.b.c', `a.${btoa('{}')}.c`])('%j names no expiry', (token) =>
  expect(expiryOf(token)).toBe(Number.POSITIVE_INFINITY),
);
