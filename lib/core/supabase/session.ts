import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/core/env';
import { changedMark } from './auth-cookie';
import { sessionClientOf } from './cookie-client';

/**
 * Returns a client with the rights of the signed-in person: publishable key plus the session in the cookies, so
 * row-level security decides. Reading cookies makes the caller dynamic; public pages use `publicClient`. The readers of
 * a page share one client.
 */
export const sessionClient = cache(async () => {
  const jar = await cookies();
  return sessionClientOf({
    getAll: () => jar.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of changed) jar.set(name, value, options);
        const mark = changedMark(jar.getAll(), env.SITE_URL.startsWith('https:'));
        if (mark) jar.set(mark.name, mark.value, mark.options);
      } catch {
        // A page cannot write cookies; the middleware has already refreshed them.
      }
    },
  });
});
