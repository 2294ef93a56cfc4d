import type { BrowserContext } from '@playwright/test';

async function authCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name.includes('auth-token'));
}

/** Replaces the tokens in the session cookie of the context. */
async function replaceTokens(
  context: BrowserContext,
  change: (session: { access_token: string; refresh_token: string }) => object,
) {
  const cookie = await authCookie(context);
  if (!cookie) throw new Error('Nobody is signed in');
  const session = JSON.parse(
    Buffer.from(cookie.value.slice('base64-'.length), 'base64url').toString(),
  );
  const changed = { ...session, ...change(session) };
  const value = `base64-${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
  await context.addCookies([{ ...cookie, value }]);
}

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Returns a token with the same signature whose claims name another person and role. */
export function forgeSession(context: BrowserContext): Promise<void> {
  return replaceTokens(context, ({ access_token }) => {
    const [header, , signature] = access_token.split('.');
    const claims = { sub: '00000000-0000-4000-8000-000000000001', role: 'service_role', exp: 4e9 };
    return {
      access_token: `${header}.${encoded(claims)}.${signature}`,
      refresh_token: 'x',
      expires_at: 4e9,
      user: {},
    };
  });
}

/** Returns an expired session with a refresh token that the server does not know. */
export function expireSession(context: BrowserContext): Promise<void> {
  return replaceTokens(context, ({ access_token }) => {
    const [header, payload = '', signature] = access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return {
      access_token: `${header}.${encoded({ ...claims, exp: 1 })}.${signature}`,
      refresh_token: 'long-gone',
      expires_at: 1,
      expires_in: 0,
    };
  });
}
