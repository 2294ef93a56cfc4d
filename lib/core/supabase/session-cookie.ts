import { SESSION_MARK } from './session-mark';

/** Maximum age of a session, whatever the activity. */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

const MAX_AGE = MAX_SESSION_MS / 1000;

/** Returns the options of the session's cookies, which no script can read. */
export function sessionCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax' as const, secure, httpOnly: true };
}

/** Limits the age of a session cookie; @supabase/ssr always writes 400 days. */
export function shortLived<Options extends { maxAge?: number }>(options: Options): Options {
  return { ...options, maxAge: Math.min(options.maxAge ?? MAX_AGE, MAX_AGE) };
}

export type Cookie = { name: string; value: string };

/** Returns the cookie that makes the mark among `cookies` follow their session; null if it does. */
export function changedMark(cookies: readonly Cookie[], secure: boolean) {
  const token = accessToken(cookies);
  const session = (token && sessionIdIn(token)) ?? '';
  const mark = cookies.find(({ name }) => name === SESSION_MARK)?.value ?? '';
  if (mark === session) return null;
  const maxAge = session ? MAX_AGE : 0;
  const options = { ...sessionCookie(secure), httpOnly: false, maxAge };
  return { name: SESSION_MARK, value: session, options };
}

const PART = /^sb-[^=;]+-auth-token(?:\.(\d+))?$/;
const ENCODED = 'base64-';

/** Returns the cookies that belong to a session. */
export function sessionCookies(cookies: readonly Cookie[]): Cookie[] {
  return cookies.filter(({ name }) => PART.test(name) || name === SESSION_MARK);
}

/** Returns the access token of the session in `cookies`, as @supabase/ssr writes it, or null. */
export function accessToken(cookies: readonly Cookie[]): string | null {
  const parts = cookies
    .flatMap(({ name, value }) => {
      const part = PART.exec(name);
      return part ? [{ index: Number(part[1] ?? 0), value }] : [];
    })
    .sort((a, b) => a.index - b.index);
  const text = parts.map(({ value }) => value).join('');
  if (!text.startsWith(ENCODED)) return null;
  const session = parsed(text.slice(ENCODED.length));
  return typeof session?.access_token === 'string' ? session.access_token : null;
}

/** Returns the session that a token claims, or null. */
export function sessionIdIn(token: string): string | null {
  const id = parsed(token.split('.')[1] ?? '')?.session_id;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** Returns the seconds for which a token still works by its own words; 0 if it does not say. */
export function secondsLeft(token: string, now = Date.now()): number {
  const exp = parsed(token.split('.')[1] ?? '')?.exp;
  return typeof exp === 'number' ? Math.max(0, exp - Math.floor(now / 1000)) : 0;
}

function parsed(base64url: string): Partial<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
