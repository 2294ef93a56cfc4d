import { createBrowserClient } from '@supabase/ssr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies, holdsSession, sessionCookie, shortLived } from './session-cookie';

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

  it('is limited in the browser too', async () => {
    const jar = new Map<string, string>();
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar.values()].map((cookie) => cookie.split(';')[0]).join('; ');
      },
      set cookie(cookie: string) {
        const [name = ''] = cookie.split('=');
        if (cookie.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, cookie);
      },
    });
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const access_token = `${part({ alg: 'HS256' })}.${part({ sub: 'a', exp: inAnHour })}.c2ln`;
    const user = { id: 'a', email: 'nell@x.example', user_metadata: { name: 'é'.repeat(3000) } };
    const client = createBrowserClient('http://127.0.0.1:54321', 'sb_publishable_for_unit_tests', {
      isSingleton: false,
      cookieOptions: sessionCookie(true),
      cookies: browserCookies,
      auth: { autoRefreshToken: false },
      global: { fetch: async () => Response.json(user) },
    });
    await client.auth.setSession({ access_token, refresh_token: 'r' });
    expect(jar.size).toBeGreaterThan(1);
    for (const cookie of jar.values()) {
      expect(cookie).toMatch(
        /^sb-127-auth-token\.\d=[\w-]+; Path=\/; Max-Age=43200; SameSite=Lax; Secure$/,
      );
    }
    const { data } = await client.auth.getSession();
    expect(data.session?.user).toEqual(user);
    await client.auth.signOut({ scope: 'local' });
    expect(holdsSession(document.cookie)).toBe(false);
  });
});
