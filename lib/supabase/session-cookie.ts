/**
 * How the session's cookies are written, by server and browser alike. Scripts may read them, because
 * Realtime signs in with the same token; the idle limit in the database bounds what that can cost.
 */
export function sessionCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax' as const, secure };
}

/** Whether `cookies` (a `Cookie` header or `document.cookie`) hold a session. */
export function holdsSession(cookies: string): boolean {
  return /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=[^;]/.test(cookies);
}
