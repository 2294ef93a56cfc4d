import { accessToken, type Cookie, SESSION_PART, sessionIdIn } from './access-token';
import { SESSION_MARK } from './mark-cookie';

/** Maximum age of a session, regardless of activity. */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

const MAX_AGE = MAX_SESSION_MS / 1000;

/** Returns the options of the session cookies, which scripts cannot read. */
export function sessionCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax' as const, secure, httpOnly: true };
}

/** Limits the age of a session cookie; @supabase/ssr always sets 400 days. */
export function shortLived<Options extends { maxAge?: number }>(options: Options): Options {
  return { ...options, maxAge: Math.min(options.maxAge ?? MAX_AGE, MAX_AGE) };
}

/** Returns the cookie that updates the session mark among `cookies`; null if it is up to date. */
export function changedMark(cookies: readonly Cookie[], secure: boolean) {
  const token = accessToken(cookies);
  const session = (token && sessionIdIn(token)) ?? '';
  const mark = cookies.find(({ name }) => name === SESSION_MARK)?.value ?? '';
  if (mark === session) return null;
  const maxAge = session ? MAX_AGE : 0;
  const options = { ...sessionCookie(secure), httpOnly: false, maxAge };
  return { name: SESSION_MARK, value: session, options };
}

/** Returns the cookies that belong to a session. */
export function sessionCookies(cookies: readonly Cookie[]): Cookie[] {
  return cookies.filter(({ name }) => SESSION_PART.test(name) || name === SESSION_MARK);
}
