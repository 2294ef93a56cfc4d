import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/core/env';
import type { Database } from './database.types';
import { readFetch } from './read-fetch';
import { guardRefresh } from './refresh-guard';
import { changedMark, sessionCookie, shortLived } from './session-cookie';

/**
 * Returns a client with the rights of the signed-in person: publishable key plus the session in the cookies, so
 * row-level security decides. Reading cookies makes the caller dynamic; public pages use `publicClient`. The readers of
 * a page share one, because making it costs as much as half a call.
 */
export const sessionClient = cache(async () => {
  const jar = await cookies();
  const guard = guardRefresh(readFetch);
  const secure = env.SITE_URL.startsWith('https:');
  return createServerClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      global: { fetch: guard.fetch },
      cookieOptions: sessionCookie(secure),
      cookies: {
        getAll: () => jar.getAll(),
        setAll: (changed) => {
          try {
            for (const { name, value, options } of changed) {
              if (!value && guard.isUndecided()) continue;
              jar.set(name, value, shortLived(options));
            }
            const mark = changedMark(jar.getAll(), secure);
            if (mark) jar.set(mark.name, mark.value, mark.options);
          } catch {
            // A page cannot write cookies; the middleware has already refreshed them.
          }
        },
      },
    },
  );
});
