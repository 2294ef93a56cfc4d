import { createBrowserClient } from '@supabase/ssr';
import type { Database } from './database.types';
import { browserCookies, sessionCookie } from './session-cookie';

/** Returns the signed-in person's client in the browser; one per page, for Realtime and session events. */
export function browserClient() {
  return createBrowserClient<Database>(
    process.env.NEXT_PUBLIC_SUPABASE_URL ?? '',
    process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
    { cookieOptions: sessionCookie(location.protocol === 'https:'), cookies: browserCookies },
  );
}
