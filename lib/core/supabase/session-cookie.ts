/** Maximum age of a session, whatever the activity. */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

/**
 * Returns the options of the session's cookies, for server and browser. Scripts can read them, because Realtime signs
 * in with the same token; the idle limit in the database reduces the risk.
 */
export function sessionCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax' as const, secure };
}

const MAX_AGE = MAX_SESSION_MS / 1000;

/** Limits the age of a session cookie; @supabase/ssr always writes 400 days. */
export function shortLived<Options extends { maxAge?: number }>(options: Options): Options {
  return { ...options, maxAge: Math.min(options.maxAge ?? MAX_AGE, MAX_AGE) };
}

/** Returns whether `cookies` (a `Cookie` header or `document.cookie`) contain a session. */
export function holdsSession(cookies: string): boolean {
  return /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=[^;]/.test(cookies);
}

const PART = /^(sb-[^=;]+-auth-token)(?:\.(\d+))?=(.+)$/;
const ENCODED = 'base64-';

/** Returns the access token of the session in `cookies`, as @supabase/ssr writes it on the server, or null. */
export function accessToken(cookies: string): string | null {
  const parts = cookies
    .split(/;\s*/)
    .map((cookie) => PART.exec(cookie))
    .filter((part) => part !== null)
    .sort(([, , a = '0'], [, , b = '0']) => Number(a) - Number(b));
  const text = parts.map(([, , , value = '']) => value).join('');
  if (!text.startsWith(ENCODED)) return null;
  try {
    return tokenOf(JSON.parse(decoded(text.slice(ENCODED.length))));
  } catch {
    // Some of its parts are missing: another tab is being signed in or out.
    return null;
  }
}

function tokenOf(session: unknown): string | null {
  const isSession = typeof session === 'object' && session !== null && 'access_token' in session;
  return isSession && typeof session.access_token === 'string' ? session.access_token : null;
}

function decoded(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** Returns the epoch ms at which an access token expires; Infinity if it does not say. */
export function expiryOf(token: string): number {
  try {
    const { exp }: { exp?: number } = JSON.parse(decoded(token.split('.')[1] ?? ''));
    return exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Removes the session from the cookies of this browser. */
export function dropSession() {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const [, name, part] = PART.exec(cookie) ?? [];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    if (name) document.cookie = `${part ? `${name}.${part}` : name}=; Path=/; Max-Age=0`;
  }
}
