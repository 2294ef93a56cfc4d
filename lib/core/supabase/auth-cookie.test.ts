import { createServerClient } from '@supabase/ssr';
import { describe, expect, it } from 'vitest';
import { secondsLeft, sessionIdIn } from './access-token';
import { changedMark, sessionCookie, shortLived } from './auth-cookie';
import { sessionMark } from './mark-cookie';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const exp = Math.floor(Date.now() / 1000) + 3600;
const SESSION = '5d0c1c1e-4d5f-4f2c-9d7a-0f6f5d3b2a10';
const token = `${part({ alg: 'HS256' })}.${part({ sub: 'a', session_id: SESSION, exp })}.c2ln`;

/** Returns the cookies of a session as @supabase/ssr writes them, in more than ten parts. */
async function written() {
  const jar = new Map<string, { value: string; httpOnly: unknown }>();
  const user = { id: 'a', user_metadata: { name: 'é'.repeat(20_000) } };
  const client = createServerClient('http://127.0.0.1:54321', 'sb_publishable_for_unit_tests', {
    cookieOptions: sessionCookie(true),
    cookies: {
      getAll: () => [],
      setAll: (changed) => {
        for (const { name, value, options } of changed) {
          jar.set(name, { value, httpOnly: options.httpOnly });
        }
      },
    },
    global: { fetch: async () => Response.json(user) },
  });
  await client.auth.setSession({ access_token: token, refresh_token: 'r' });
  return [...jar].map(([name, cookie]) => ({ name, ...cookie }));
}

describe('a session cookie', () => {
  it('expires after 12 hours at most', () => {
    expect(shortLived({ path: '/', maxAge: 34_560_000 })).toEqual({ path: '/', maxAge: 43_200 });
    expect(shortLived({ maxAge: 0 })).toEqual({ maxAge: 0 });
    expect(shortLived({})).toEqual({ maxAge: 43_200 });
  });

  it('is inaccessible to scripts', async () => {
    const cookies = await written();
    expect(cookies.length).toBeGreaterThan(10);
    expect(cookies.filter(({ httpOnly }) => httpOnly !== true)).toEqual([]);
  });
});

describe('session mark cookie', () => {
  it('shows scripts only that a session exists', async () => {
    const cookies = await written();
    const mark = changedMark(cookies, true);
    expect(mark).toMatchObject({ value: SESSION, options: { httpOnly: false, maxAge: 43_200 } });
    const marked = [...cookies, { name: 'session-mark', value: SESSION }];
    expect(changedMark(marked, true)).toBeNull();
    expect(changedMark([...cookies, { name: 'session-mark', value: 'other' }], true)).toEqual(mark);
  });

  it.each([
    ['no session', []],
    ['a session that was cleared', [{ name: 'sb-127-auth-token', value: '' }]],
    ['another cookie', [{ name: 'sb-127-auth-token-code-verifier', value: 'base64-e30' }]],
    ['what cannot be read', [{ name: 'sb-127-auth-token', value: 'base64-e30' }]],
  ])('is removed with %s', (_, cookies) => {
    expect(changedMark(cookies, true)).toBeNull();
    const marked = [...cookies, { name: 'session-mark', value: SESSION }];
    expect(changedMark(marked, true)).toMatchObject({ value: '', options: { maxAge: 0 } });
  });

  it.each([
    ['session-mark=abc', 'abc'],
    ['theme=dark; session-mark=abc; x=y', 'abc'],
    ['session-mark=', null],
    ['my-session-mark=abc', null],
    ['', null],
  ])('is read from %j', (cookies, mark) => expect(sessionMark(cookies)).toBe(mark));
});

describe('a token', () => {
  it('contains its session id and expiry', () => {
    expect(sessionIdIn(token)).toBe(SESSION);
    expect(secondsLeft(token, (exp - 60) * 1000)).toBe(60);
    expect(secondsLeft(token, (exp + 60) * 1000)).toBe(0);
  });

  it.each(['', 'a', 'a.b.c', `a.${part({})}.c`, `a.${part({ session_id: 'x; y', exp: 'z' })}.c`])(
    'returns nothing for the invalid token %j',
    (odd) => {
      expect(sessionIdIn(odd)).toBeNull();
      expect(secondsLeft(odd)).toBe(0);
    },
  );
});
