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

type Changed = {
  name: string;
  value: string;
  options: { path?: string; maxAge?: number; secure?: boolean };
};

/** The cookies of `document` for @supabase/ssr, whose values need no encoding. */
export const browserCookies = {
  getAll: () =>
    document.cookie.split(/;\s*/).map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('=') };
    }),
  setAll: (changed: Changed[]) => {
    for (const { name, value, options } of changed) {
      const { path = '/', maxAge, secure } = shortLived(options);
      const rest = secure ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${rest}`;
    }
  },
};

/** Returns whether `cookies` (a `Cookie` header or `document.cookie`) contain a session. */
export function holdsSession(cookies: string): boolean {
  return /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=[^;]/.test(cookies);
}
