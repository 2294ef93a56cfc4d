import 'server-only';
import { env } from '@/lib/core/env';
import { cachedFetch } from './cached-fetch';
import { databaseClient } from './database-client';
import { readFetch } from './read-fetch';

/** Returns a client with the rights of visitors, without cookies. */
export function publicClient() {
  return databaseClient(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, readFetch);
}

/** Returns the same client for static pages: responses are cached under `tags` (lib/cache-tags.ts). */
export function cachedPublicClient(tags: string[]) {
  return databaseClient(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, cachedFetch(tags));
}
