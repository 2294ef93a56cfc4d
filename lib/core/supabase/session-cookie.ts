/** A session ends this long after the sign-in, whatever the activity. */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

/**
 * How the session's cookies are written, by server and browser alike. Scripts may read them, because
 * Realtime signs in with the same token; the idle limit in the database bounds what that can cost.
 */
export function sessionCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax' as const, secure };
}

/** Seconds after which a session has ended whatever the activity, and its cookies with it. */
const MAX_AGE = MAX_SESSION_MS / 1000;

/** The options of a session cookie with that limit; @supabase/ssr writes 400 days whatever it is told. */
export function shortLived<Options extends { maxAge?: number }>(options: Options): Options {
  return { ...options, maxAge: Math.min(options.maxAge ?? MAX_AGE, MAX_AGE) };
}

type Changed = {
  name: string;
  value: string;
  options: { path?: string; maxAge?: number; secure?: boolean };
};

/** The cookies of `document` for @supabase/ssr, which writes nothing in them that would need encoding. */
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

/** Whether `cookies` (a `Cookie` header or `document.cookie`) hold a session. */
export function holdsSession(cookies: string): boolean {
  return /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=[^;]/.test(cookies);
}
