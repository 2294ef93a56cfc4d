export type Cookie = { name: string; value: string };

/** Name of a cookie with a part of the session, as @supabase/ssr writes it. */
export const SESSION_PART = /^sb-[^=;]+-auth-token(?:\.(\d+))?$/;
const ENCODED = 'base64-';

/** Returns the access token of the session in `cookies`, as @supabase/ssr writes it, or null. */
export function accessToken(cookies: readonly Cookie[]): string | null {
  const parts = cookies
    .flatMap(({ name, value }) => {
      const part = SESSION_PART.exec(name);
      return part ? [{ index: Number(part[1] ?? 0), value }] : [];
    })
    .sort((a, b) => a.index - b.index);
  const text = parts.map(({ value }) => value).join('');
  if (!text.startsWith(ENCODED)) return null;
  const session = parsed(text.slice(ENCODED.length));
  return typeof session?.access_token === 'string' ? session.access_token : null;
}

/** Returns the session id in a token, unverified, or null. */
export function sessionIdIn(token: string): string | null {
  const id = parsed(token.split('.')[1] ?? '')?.session_id;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** Returns the seconds until a token expires according to its unverified claim; 0 without one. */
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
