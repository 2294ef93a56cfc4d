import 'server-only';
import { type CookieOptions, createServerClient } from '@supabase/ssr';
import { env } from '@/lib/core/env';
import { accessToken, type Cookie, secondsLeft } from './access-token';
import { sessionCookie, shortLived } from './auth-cookie';
import type { Database } from './database.types';
import { databaseClient } from './database-client';
import { readFetch } from './read-fetch';
import { guardRefresh } from './refresh-guard';

/** Auth renews tokens that expire sooner; same value as in auth-js. */
const RENEWED_SECONDS = 90;

type ChangedCookie = { name: string; value: string; options: CookieOptions };

/** The cookies of a request; `setAll` writes cookies changed by Auth, an empty value removes one. */
type Cookies = { getAll(): Cookie[]; setAll(changed: ChangedCookie[]): void };

/** Client with the rights of the session in the cookies of a request. */
export type SessionClient = ReturnType<typeof sessionClientOf>;

/**
 * Returns a client with the rights of the session in `cookies`: tables and functions, `readSession`, and `auth`,
 * created on first use. The session is not trusted here: the database verifies its token at each call.
 */
export function sessionClientOf({ getAll, setAll }: Cookies) {
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  const openAuth = () => {
    const guard = guardRefresh(readFetch);
    return createServerClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, key, {
      global: { fetch: guard.fetch },
      cookieOptions: sessionCookie(env.SITE_URL.startsWith('https:')),
      cookies: {
        getAll,
        setAll: (changed) =>
          setAll(
            changed
              .filter(({ value }) => value || !guard.isUndecided())
              .map((cookie) => ({ ...cookie, options: shortLived(cookie.options) })),
          ),
      },
    }).auth;
  };
  let opened: ReturnType<typeof openAuth> | undefined;
  const auth = () => {
    opened ??= openAuth();
    return opened;
  };

  /** Returns the access token of the session, renewed if it is about to expire; null without a session. */
  const readSession = async () => {
    const token = accessToken(getAll());
    if (token && secondsLeft(token) > RENEWED_SECONDS) return { token, error: null };
    const { data, error } = await auth().getSession();
    return { token: data.session?.access_token ?? null, error };
  };

  const client = databaseClient(key, async (input, init) => {
    const { token } = await readSession();
    if (!token) return readFetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return readFetch(input, { ...init, headers });
  });
  return Object.assign(client, { auth, readSession });
}
