import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/core/env';
import { cachedFetch } from './cached-fetch';
import type { Database } from './database.types';
import { readFetch } from './read-fetch';

const auth = { persistSession: false, autoRefreshToken: false };

/** Returns a client with the rights of visitors, without cookies. */
export function publicClient() {
  return createClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    { auth, global: { fetch: readFetch } },
  );
}

/** Returns the same client for static pages: answers are cached under `tags` (core/cache/tags.ts). */
export function cachedPublicClient(tags: string[]) {
  return createClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    { auth, global: { fetch: cachedFetch(tags) } },
  );
}
