import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/core/env';
import { cachedFetch } from './cached-fetch';
import type { Database } from './database.types';
import { databaseClient } from './database-client';
import { readFetch } from './read-fetch';

const auth = { persistSession: false, autoRefreshToken: false };

function newServiceClient() {
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth,
    global: { fetch: readFetch },
  });
}

let shared: ReturnType<typeof newServiceClient> | undefined;

/**
 * Returns a client that bypasses row-level security. Only for public forms, the outbox, rate limits and the like. It
 * keeps no session, so all requests share one client.
 */
export function serviceClient() {
  shared ??= newServiceClient();
  return shared;
}

/**
 * Returns the same client for static pages with data that visitors may not read; responses are cached under `tags`
 * (lib/cache-tags.ts).
 */
export function cachedServiceClient(tags: string[]) {
  return databaseClient(env.SUPABASE_SECRET_KEY, cachedFetch(tags));
}

/**
 * Returns the Auth client for a visitor at `ip`, so that Auth's limits count the visitor and not this server (hosted
 * Auth trusts the header only with the secret key). Keeps no session.
 */
export function visitorAuth(ip: string) {
  const headers: Record<string, string> = ip === 'unknown' ? {} : { 'Sb-Forwarded-For': ip };
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth,
    global: { headers },
  }).auth;
}
