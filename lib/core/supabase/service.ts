import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/core/env';
import { cachedFetch } from './cached-fetch';
import type { Database } from './database.types';
import { readFetch } from './read-fetch';

const auth = { persistSession: false, autoRefreshToken: false };

/**
 * The database past row-level security. Only for what nobody signed in does: public forms,
 * the outbox and rate limits.
 */
export function serviceClient() {
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth,
    global: { fetch: readFetch },
  });
}

/**
 * The same for what a static page shows of tables that anyone may not read; answers are cached under
 * `tags` (lib/cache-tags.ts).
 */
export function cachedServiceClient(tags: string[]) {
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth,
    global: { fetch: cachedFetch(tags) },
  });
}

/**
 * Auth for a visitor at `ip`, so that its limits count the visitor and not this server (hosted Auth believes the
 * header of the secret key alone). Keeps no session.
 */
export function visitorAuth(ip: string) {
  const headers: Record<string, string> = ip === 'unknown' ? {} : { 'Sb-Forwarded-For': ip };
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth,
    global: { headers },
  }).auth;
}
